# Was der Coach in der Lektion sagt, Schritt für Schritt.

step-goal = Du bist { $me }. Drei von euch vieren ermitteln und brauchen zehn Punkte in zehn Runden; eine Person gehört zum Kult, mordet heimlich und sabotiert.
step-secret = Halt deine Karte gedrückt: Du ermittelst. Deine Route nennt die Farben der Räume, in denen du diese Runde etwas tun darfst; der Kult darf überall.
step-move = Jede Runde gehen alle bis zu drei Schritte. Das Archiv ist gelb und liegt auf deiner Route: Tipp Gang West, dann Archiv, und geh.
    .other = Auch ein Weg. Für diese Lektion geh über den Gang West ins Archiv.
step-meet = Mia kam dazu: eine Begegnung. Beide legen einander verdeckt eine Pulskarte zu. Halt zum Lesen gedrückt: Du hast nur „Lebend“, der Kult auch „Ermordet“, und niemand sieht den eigenen Stapel. Leg eine.
step-fill = Auch Noah und Lea sind sich begegnet. Jetzt tut jeder eine Sache: Leg „Erfolg“ in diesen Raum. Mit drei Karten wird er aktiv und bringt Punkte.
    .other = Mia kannst du später prüfen. Leg jetzt „Erfolg“ in diesen Raum.
step-points = Mia zog im Archiv „Erfolg“: ein Punkt. Im Kontrollraum legte Noah etwas ab, und gleich danach zog Lea „−1 Sabotage“. Merk dir das!
step-walk = Runde 2. Lea hatte bisher nur Noah getroffen; wie geht es ihr wohl? Geh zu ihr: Gang West, dann Cafeteria.
    .other = Lea steht in der Cafeteria. Geh über den Gang West zu ihr.
step-check = Wer bei jemandem steht, kann den Zustand prüfen, also in dessen Pulsstapel sehen. Eine einzige Karte „Ermordet“ genügt. Prüf Lea.
step-announce = In Leas Stapel liegt „Ermordet“; sie wusste es selbst nicht. Wer ermittelt, muss es sagen, nur der Kult dürfte lügen. Sag es.
step-vote = Lea ist jetzt ein Geist, redet und stimmt aber weiter mit. Nur Noah und du habt ihr Karten gegeben, und deine war „Lebend“: Zeig auf Noah.
    .other = Denk an die Karten: Außer dir gab nur Noah Lea eine, und im Kontrollraum lag Sabotage. Zeig auf Noah.
step-end = Mehr als die Hälfte zeigte auf Noah: Der Kult ist enttarnt, ihr gewinnt! Im Kult gewinnst du mit genug Ermordeten oder wenn nach zehn Runden Punkte fehlen.
