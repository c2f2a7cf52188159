# Was die Seiten über Sein oder nicht sein sagen, außer dessen eigenen Wörtern.

game-length = etwa 30 Minuten
goal = Wer zuletzt im Spiel ist, gewinnt, und sofort, wer zu Unrecht bezweifelt wird. Du darfst behaupten, wer immer du sein willst, bis es jemand bezweifelt.

badge-turn = ist am Zug
badge-out = ausgeschieden
board-stock = Vorrat
board-score = Punkte der Partie:
chain-title = Was in diesem Zug behauptet wird
chain-claims = will { $character } sein
chain-fallen = ist gefallen
chain-fallen-too = ist mitgefallen
chain-stands = gilt weiter
chain-doubt-open = { $by } zweifelt: Es wird abgestimmt
chain-doubt-failed = { $by } zweifelte: keine Mehrheit, { $yes } zu { $no }
chain-doubt-lie = { $by } zweifelte zu Recht: gelogen
chain-doubt-truth = { $by } zweifelte zu Unrecht: Es ist wahr
notebook-title = Notizbuch: wer was sein kann
notebook-key = Was die Zeichen bedeuten
notebook-nothing = kein Zeichen
notebook-maybe = vielleicht
notebook-hardly = wohl nicht
notebook-likely = wohl ja
notebook-never = darf das nicht mehr behaupten
notebook-mark = { $name }, { $character }: { $mark }
notebook-hint = Tipp auf ein Feld, um dein Zeichen zu wechseln. Nur du siehst deine Zeichen.

ask-Choosing = Nimm deinen ersten Stein.
ask-Acting = Wer willst du sein?
ask-Declaring = Erhebt ein Kaiser Einspruch? Sonst passe.
ask-Fining = Straft ein Richter? Sonst passe.
ask-Forgiving = Vergibt ein Papst? Sonst passe.
ask-Deciding = Wie gehst du damit um?
ask-Closing = Letzte Gelegenheit: noch etwas, bevor der Zug endet?
ask-Accusing = Stimmst du der Anklage zu?
ask-Showing = Zeig einen Charakter, der du nicht bist.
help-Acting = Behaupte einen Charakter und tu, was er tut. Wahr sein muss es nicht.
help-Accusing = Stimmt die Mehrheit zu, muss die angeklagte Person zu diesem Charakter die Wahrheit sagen.
help-Closing = Wer zweifelt, enttarnt oder befragt, tut es jetzt; sonst endet der Zug.
field-Unmask-seat = Wen enttarnst du?
field-Unmask-character = Als wen?
form-Unmask = Jemanden enttarnen
claims-IAm = Ich bin wirklich …
claims-IsNot = Jemand ist nicht …
claims-IDoubt = Ich bezweifle …
claims-ITrust = Ich traue …

# Mein Ziel und meine Rolle, in klaren Worten
goal-everybody = Dein Ziel: als Letzter im Spiel bleiben. Sofort gewinnst du, wenn die Mehrheit dich zu Unrecht bezweifelt: Dann deckst du deine Karte auf. Niemand darf dich enttarnen.
role-king = Du bist in Wahrheit Kaiser. Du nimmst jedem mit losem Gold ein Gold, und nach der Aktion eines anderen darfst du sie für verboten erklären. Alles andere ist bei dir ein Bluff.
role-judge = Du bist in Wahrheit Richter. Du hast keine eigene Aktion, aber nach einem Kaiser darfst du zwei Steine Strafe verhängen. Handelst du als jemand anders, ist es ein Bluff.
role-bishop = Du bist in Wahrheit Papst. Du nimmst jedem mit losem Wein einen Wein, und nach einer Strafe darfst du Vergebung gegen einen Stein anbieten. Alles andere ist bei dir ein Bluff.
role-wizard = Du bist in Wahrheit Zauberer. Du nimmst jemandem einen losen Stein, und eine Strafe gegen dich gilt nicht. Alles andere ist bei dir ein Bluff.
role-thief = Du bist in Wahrheit Dieb. Du nimmst jemandem bis zu zwei Steine einer Sorte, sogar aus Info-Packs. Alles andere ist bei dir ein Bluff.
role-peasant = Du bist in Wahrheit Bauer. Du nimmst zwei Korn aus dem Vorrat. Alles andere ist bei dir ein Bluff.
warn-Unmask = Liegst du falsch, scheidest du aus.
