# Was die Seiten über Sein oder nicht sein sagen, außer dessen eigenen Wörtern.

goal = Wer zuletzt im Spiel ist, gewinnt, und sofort, wer zu Unrecht bezweifelt wird. Du darfst behaupten, wer immer du sein willst, bis es jemand bezweifelt.

badge-turn = ist am Zug
badge-out = ausgeschieden
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

# Die Bühne: Überschrift, Sprechblase, Kacheln
headline-Choosing = Alle nehmen einen Stein
headline-Acting = { $name } ist am Zug
headline-Acting-you = Du bist am Zug
headline-claim = { $name } will { $character } sein
headline-claim-you = Du willst { $character } sein
headline-Deciding = { $name } soll zahlen
headline-Deciding-you = Du sollst zahlen
headline-Naming = { $name } nennt den Preis
headline-Naming-you = Du nennst den Preis
headline-Sharing = { $name } teilt die Strafe
headline-Sharing-you = Du teilst die Strafe
headline-Closing = Zweifelt noch jemand?
headline-Accusing = { $name } glaubt { $other } nicht
headline-Accusing-you = Du glaubst { $other } nicht
headline-Accusing-me = { $name } glaubt dir nicht
headline-Showing = { $name } zeigt { $other } etwas
headline-Showing-you = Du zeigst { $other } etwas
headline-Showing-me = { $name } zeigt dir etwas
headline-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
reason-last_in = Alle anderen sind enttarnt
reason-wrongly_accused = Zu Unrecht bezweifelt, mit der Karte als Beweis
reason-quiet = Zu lange ist nichts mehr ans Licht gekommen
speech-action = Ich bin der { $character }!
speech-king = Ich bin der { $character }. Verboten!
speech-judge = Ich bin der { $character }. Strafe!
speech-bishop = Ich bin der { $character }. Ich vergebe!
speech-wizard = Ich bin der { $character }. Ich zahle nichts!
effect-king = { $name } darf das nicht.
effect-judge = { $name } soll zahlen: { $tokens }.
effect-bishop = { $name } käme mit einem Stein davon.
effect-wizard = Für { $name } gilt keine Strafe.
effect-from = { $tokens } von { $from }
effect-many = { $tokens } von { $count } Leuten
effect-stock = { $tokens } aus dem Vorrat
effect-none-left = Kein { $kind } zu holen.
deed-none = keine eigene Aktion
deed-others = je { $what } von allen
deed-player = { $what } von jemandem
deed-stock = { $what } aus dem Vorrat
deed-any =
    { $count ->
        [one] 1 Stein
       *[other] { $count } gleiche Steine
    }
about-king = Der Kaiser nimmt { $deed }, und die Aktion eines anderen kann er verbieten.
about-judge = Der Richter hat keine eigene Aktion; verbietet ein Kaiser etwas, fordert er zwei Steine Strafe.
about-bishop = Der Papst nimmt { $deed }, und wer bestraft wird, dem vergibt er für einen Stein.
about-wizard = Der Zauberer nimmt { $deed }, und gegen ihn gilt keine Strafe.
about-thief = Der Dieb nimmt { $deed }, sogar aus Info-Packs.
about-peasant = Der Bauer nimmt { $deed }; mehr kann er nicht.
stage-turn = Ich bin der …
stage-pay = Strafe!
stage-stock = Vorrat
stage-packs =
    { $count ->
        [one] 1 Info-Pack
       *[other] { $count } Info-Packs
    }
stage-lit = Im Licht
stage-question = Nur { $name } sieht die Karte
purse = { $gold } Gold, { $wine } Wein, { $grain } Korn
sheet-who = Wer kann was?
sheet-stock = Im Vorrat

# Die Fragen im Pult
dock-Choosing = Welchen Stein nimmst du?
dock-Acting = Wer willst du sein?
dock-whom = Von wem?
dock-kind = Was nimmst du?
dock-claim = { $name } als { $character }? Glaubst du das?
dock-claim-you = Glaubt man dir den { $character }?
dock-Closing = Der Zug endet. Noch ein Zweifel?
dock-or = Oder du bist …
dock-Deciding = Wie gehst du damit um?
dock-Naming = Was soll { $name } zahlen?
dock-Sharing = Wem gibst du was ab?
dock-Accusing = Ist { $name } wirklich { $character }?
dock-Showing = Was zeigst du { $name }?
dock-Showing-note = Nur { $name } sieht es. Was du wirklich bist, steht nicht zur Wahl.
dock-doubt = Ich zweifle!
dock-doubt-which = Woran zweifelst du?
dock-pass = Passen
dock-vote-yes = Ich zweifle
dock-vote-no = Ich glaube es
dock-act = Ich bin der { $character }!
dock-pay = { $tokens } an { $name } zahlen
dock-accept = { $name } vergeben lassen
dock-resist = Zauberer sein
dock-unmask = Enttarnen
dock-unmask-whom = Wen enttarnst du?
dock-unmask-as = Wer ist { $name } in Wahrheit?
dock-unmask-hold = Halten: { $name } ist { $character }
dock-question = Befragen
dock-question-whom = Wen befragst du?
dock-back = Zurück
dock-what = Was kann der { $character }?

# Meine Karte
card-truth = In Wahrheit
card-aim = Bleib als Letzter im Spiel, oder lass dich zu Unrecht bezweifeln.
card-king = Du darfst von allen Gold nehmen und Aktionen verbieten. Alles andere ist Bluff.
card-judge = Du darfst nach einem Kaiser zwei Steine Strafe fordern. Alles andere ist Bluff.
card-bishop = Du darfst von allen Wein nehmen und für einen Stein vergeben. Alles andere ist Bluff.
card-wizard = Du darfst jemandem einen Stein nehmen und zahlst keine Strafe. Alles andere ist Bluff.
card-thief = Du darfst jemandem zwei gleiche Steine nehmen. Alles andere ist Bluff.
card-peasant = Du darfst Korn aus dem Vorrat nehmen. Alles andere ist Bluff.
card-saw = { $name } ist nicht { $character }.

# Was geschieht
beat-tokens = Alle haben einen Stein
beat-doubt = Wirklich { $character }?
beat-few = Zu wenige zweifeln
beat-most = Die Mehrheit zweifelt
beat-lie = Gelogen!
beat-never = nie wieder { $character }
beat-out = { $name } ist draußen
beat-unmask = { $name } wird enttarnt …
beat-question = Was bist du nicht?
beat-shown = Nur { $name } sieht es
stage-out = draußen
chain-king = verbietet
chain-judge = straft
chain-bishop = vergibt
chain-wizard = zahlt nichts
chain-next-king = verbietet?
chain-next-judge = straft?
chain-next-bishop = vergibt?
chain-broken = gefallen
chain-open = bezweifelt
stage-you = Du
stage-pay-how = Zahlen, Vergebung oder Zauberer?
chain-stands-on = Es gilt weiter.
dock-given = { $action }. Änderbar, bis alle geantwortet haben.
dock-short-Pass = Du passt
dock-short-Choose = { $kind }
dock-short-Declare = Kaiser: verbieten
dock-short-Fine = Richter: Strafe
dock-short-Forgive = Papst: vergeben
dock-short-Pay = { $name } zahlen
dock-short-Accept = { $name } vergibt
dock-short-Resist = Zauberer: nichts zahlen
dock-short-Demand = { $kind }
dock-short-Share = { $name }
dock-short-Show = { $character }
score-in = { $count } im Spiel

# Was die Erzählstimme kürzer sagt
told-Voted =
    { $upheld ->
        [true] Die Mehrheit zweifelt ({ $votes_yes_count } : { $votes_no_count }). { $seat } muss die Wahrheit sagen.
       *[false] Zu wenige zweifeln ({ $votes_yes_count } : { $votes_no_count }). { $seat } bleibt { $character }.
    }
