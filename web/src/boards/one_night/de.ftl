# Was die Seiten über Nacht der Entscheidung sagen, außer deren eigenen Wörtern.

goal = Der Widerstand gewinnt, wenn ein Spion ausscheidet; die Spione gewinnen, wenn niemand sie findet. Es zählt das Token, das am Ende vor dir liegt.

badge-leader = führt
badge-turn = ist dran
badge-suspected = verdächtig, will { $marker } gewesen sein
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

ask-Preparing = Bereit für die Nacht?
ask-NightTurn = Du bist in der Nacht dran. Antworte in Ruhe: Alle werden gefragt.
ask-Announcing = Wer willst du gewesen sein?
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

# Überschriften: wer etwas tut, in höchstens fünf Wörtern
headline-Preparing = Merk dir deine Karte
headline-NightTurn = Die Lampe steht bei { $name }
    .me = Die Lampe steht bei dir
headline-Announcing = { $name } nimmt einen Marker
    .me = Du nimmst einen Marker
headline-Discussing = Redet! Wer lügt hier?
headline-Voting = Alle zeigen gleichzeitig
headline-won-resistance = Der Widerstand gewinnt
headline-won-spies = Die Spione gewinnen
headline-won-nobody = Niemand gewinnt
reason-spy_eliminated = Ein Spion ist ausgeschaltet
reason-no_spy_eliminated = Es hat keinen Spion getroffen
reason-nobody_eliminated = Niemand ist ausgeschaltet
reason-all_spies_at_hq = Alle Spione lagen im HQ
reason-nobody_wins = Alle Spione lagen im HQ, und doch ist jemand ausgeschaltet
role-turned = { $after }, anfangs { $before }

# Was auf der Bühne steht
night-step = { $step } von { $steps } sind durch die Nacht
night-busy = Mond halten
night-busy-why = Halt den Mond, bis er voll leuchtet. Alle tun das, niemand verrät sich.
hq-place = HQ-Platz { $place }, verdeckt
hq-open = HQ-Platz { $place }: { $token }
marker-free = Noch zu haben: { $markers }
beat-night = Augen zu
beat-night-sub = Nur die Spione sehen sich kurz an
beat-morning = Guten Morgen
beat-morning-sub = Alle Aufträge sind erledigt
beat-talk-over = Genug geredet
beat-vote =
    { $count ->
        [0] Niemand hat zwei Stimmen
        [1] Eine Stimme gegen { $name }
       *[other] { $count } Stimmen gegen { $name }
    }
beat-out = { $name } scheidet aus
beat-nobody = Niemand scheidet aus

vote-tap = Tipp auf eine Maske. Änderbar, bis alle gestimmt haben.
turn-begin = Marker drehen
turn-done = Fertig gedreht
turn-tap = Tipp auf alle, die du verdächtigst.

# Jeder Spezialist in sechs Wörtern
tile-investigator = sieht ein fremdes Token an
tile-thief = tauscht und sieht das neue
tile-signaller = tippt einen Nachbarn an
tile-observer = tut nachts gar nichts
tile-recruiter = vertauscht zwei andere Token
tile-defector = holt sich Spion aus HQ
tile-confirmer = sieht das eigene Token an
tile-analyst = sieht eine fremde Karte an
tile-revealer = dreht ein fremdes Token um
tile-rogue = als Spion: vertauscht zwei Token
tile-deep_agent = sieht die anderen Spione nicht
about-investigator = Sieht nachts das Token eines anderen an.
about-thief = Tauscht das eigene Token mit einem fremden und sieht das neue an; ein Spion sieht nur das eigene an.
about-signaller = Tippt den linken oder rechten Nachbarn an; ein Spion nur einen Nachbarn, der auch Spion ist.
about-observer = Hat nachts nichts zu tun.
about-recruiter = Vertauscht ungesehen die Token zweier anderer; ein Spion schiebt jemandem ein Spion-Token aus dem HQ unter.
about-defector = Sucht im HQ ein Spion-Token und nimmt es für sich; ein Spion sieht nur das eigene Token an.
about-confirmer = Sieht nachts das eigene Token noch einmal an.
about-analyst = Sieht nachts die Karte eines anderen an.
about-revealer = Dreht ein fremdes Token um: Widerstand bleibt offen liegen, Spion wird wieder verdeckt.
about-rogue = Sieht das eigene Token an; ein Spion vertauscht ungesehen das Token eines anderen Spions mit einem vom Widerstand.
about-deep_agent = Hat nachts nichts zu tun; die anderen Spione sehen ihn, er sie nicht.

# Tafel
sheet-claims = Wer was gewesen sein will
