# Was die Seiten über Sein oder nicht sein sagen, außer dessen eigenen Wörtern.

game-length = etwa 30 Minuten
goal = Bleib bis zuletzt im Spiel oder hab als Erste genug Sätze. Du darfst behaupten, wer immer du sein willst, bis es jemand bezweifelt.

badge-turn = ist am Zug
badge-out = ausgeschieden
board-stock = Vorrat
board-score = Punkte der Partie:
chain-title = Was in diesem Zug behauptet wird
chain-claims = will { $character } sein
chain-fallen = ist gefallen
chain-doubted = wurde bezweifelt
notebook-title = Notizbuch: wer was sein kann
notebook-never = darf das nicht mehr behaupten
notebook-mark = { $name }, { $character }: { $mark }
notebook-hint = Rotes ✕: darf nicht mehr behauptet werden. Deine eigenen Zeichen bleiben auf diesem Gerät.

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
