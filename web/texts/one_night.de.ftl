# Was die Seiten über Nacht der Entscheidung sagen, außer deren eigenen Wörtern.

game-length = etwa 15 Minuten
goal = Der Widerstand gewinnt, wenn ein Spion ausscheidet; die Spione gewinnen, wenn niemand sie findet. Es zählt das Token, das am Ende vor dir liegt.

badge-leader = führt
badge-turn = ist dran
badge-suspected = verdächtig, will { $marker } gewesen sein
badge-open = offenes Token: Widerstand
badge-wish = will abstimmen
wishes =
    { $count ->
        [0] Noch will niemand abstimmen, nötig sind { $needed } von { $players }.
        [one] { $count } von { $players } will abstimmen, nötig sind { $needed }.
       *[other] { $count } von { $players } wollen abstimmen, nötig sind { $needed }.
    }
badge-votes = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}
story-voted = Stimme gegen { $name }.
badge-eliminated = ausgeschieden
board-hq = Hauptquartier
board-cards = Die Spezialisten dieser Nacht
story-title = Die Nacht, wie sie war
story-truth = Wer alle waren
story-said = Behauptet:

ask-Preparing = Sieh dir dein Geheimnis an und mach weiter.
ask-NightTurn = Du bist in der Nacht dran. Antworte in Ruhe: Alle werden gefragt.
ask-Announcing = Nimm den Marker dessen, was du gewesen sein willst.
ask-Voting = Wen verdächtigst du?
help-Preparing = Merk dir dein Token und deinen Spezialisten. Dann beginnt die Nacht.
help-NightTurn = Alle sind der Reihe nach dran, egal mit welcher Karte. Niemand sieht, wer etwas tut.
help-Announcing = Alle nehmen einen Marker und sagen damit, welcher Spezialist sie gewesen sein wollen, wahr oder nicht.
help-Discussing = Redet, behauptet, zweifelt. Dreh einen Marker um, um einen Verdacht zu zeigen; abgestimmt wird, sobald es mehr als die Hälfte will.
help-Voting = Alle stimmen gleichzeitig ab, wer ausscheidet.
claims-IAm = Ich bin …
claims-ISuspect = Ich verdächtige …
claims-ITrust = Ich traue …
claims-IDidNothing = Ich habe nichts getan
claims-IInspected = Ich sah eine Karte …
claims-IWas = Ich bekam …
claims-ILooked = Ich sah nach bei …
claims-IRevealed = Ich deckte auf …
claims-IStole = Ich stahl von …
claims-ISwapped = Ich tauschte …
claims-ISearched = Im HQ lag …
claims-IRecruited = Ich warb an …
claims-IDefected = Ich lief über …
claims-ITapped = Ich tippte an …
claims-IWasTapped = Mich tippte an …
claims-ISawMine = Mein Token nachts …
claims-ISawMineLast = Mein Token am Ende …

field-Exchange-seats = Wessen Token vertauschst du?
field-Betray-resistance = Wer vom Widerstand?
field-Betray-spy = Welcher andere Spion?

# Mein Ziel und meine Rolle, in klaren Worten
goal-resistance = Dein Ziel am Anfang: Bei der Wahl muss ein Spion ausscheiden. Aber es zählt das Token, das am Ende vor dir liegt; vielleicht wurde deins getauscht.
goal-spy = Dein Ziel am Anfang: Kein Spion darf ausscheiden, also lenk den Verdacht auf andere. Aber es zählt das Token, das am Ende vor dir liegt; vielleicht wurde deins getauscht.
role-investigator = Als Ermittler siehst du dir nachts das Token eines anderen an. Nur du weißt, was du gesehen hast.
role-thief =
    { $token ->
        [spy] Als Dieb und Spion siehst du nachts nur dein eigenes Token an. Die anderen glauben vielleicht, du hättest getauscht.
       *[resistance] Als Dieb tauschst du nachts dein Token mit dem eines anderen und siehst das neue an. Bekommst du einen Spion, spielst du ab jetzt für die Spione.
    }
role-signaller =
    { $token ->
        [spy] Als Hinweisgeber und Spion tippst du nachts einen Nachbarn an, der auch Spion ist; gibt es keinen, tust du nichts.
       *[resistance] Als Hinweisgeber tippst du nachts deinen linken oder rechten Nachbarn an. Nur diese Person weiß dann sicher, dass du der Hinweisgeber bist.
    }
role-observer = Als Beobachter hast du nachts nichts zu tun. Das macht dich schwer zu überprüfen.
role-recruiter =
    { $token ->
        [spy] Als Rekrutierer und Spion suchst du nachts im Hauptquartier ein Spion-Token und schiebst es jemandem vom Widerstand unter, der davon nichts merkt.
       *[resistance] Als Rekrutierer tauschst du nachts die Token zweier anderer, ohne sie anzusehen. Die beiden merken nichts davon.
    }
role-defector =
    { $token ->
        [spy] Als Überläufer und Spion siehst du nachts nur dein eigenes Token an.
       *[resistance] Als Überläufer suchst du nachts im Hauptquartier ein Spion-Token und nimmst es für dich: Dann spielst du ab jetzt für die Spione.
    }
role-confirmer = Als Bestätiger siehst du nachts dein eigenes Token noch einmal an. So merkst du, ob es bis dahin getauscht wurde.
role-analyst = Als Analytiker siehst du dir nachts die Karte eines anderen an. So erkennst du später, ob sie oder er bei den Markern lügt.
role-revealer = Als Enthüller drehst du nachts das Token eines anderen um: Widerstand bleibt für alle offen liegen, einen Spion siehst nur du.
role-rogue =
    { $token ->
        [spy] Als Abtrünniger und Spion tauschst du nachts das Token von jemandem vom Widerstand mit dem eines anderen Spions, ohne hinzusehen.
       *[resistance] Als Abtrünniger siehst du nachts dein eigenes Token noch einmal an.
    }
role-deep_agent =
    { $token ->
        [spy] Als Tiefenagent und Spion tust du nachts nichts. Die anderen Spione sehen dich, du siehst sie nicht.
       *[resistance] Als Tiefenagent hast du nachts nichts zu tun.
    }
