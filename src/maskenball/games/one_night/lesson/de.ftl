# Was der Coach in der Lektion sagt, Schritt für Schritt.

step-table = Du bist { $me }, unten am Tisch. Vor jedem liegt verdeckt ein Token, Widerstand oder Spion, und drei liegen im Hauptquartier; drei Spione sind insgesamt dabei.
step-secret = Halt deine Karte gedrückt: Du bist Widerstand, und deine Karte ist der Ermittler. Ziel: Am Ende muss ein Spion hinausgewählt werden, sonst gewinnen die Spione.
step-eyes = Eine einzige Nacht, dann ein Tag. In der Nacht tun alle nacheinander, was ihre Karte sagt, und niemand sieht zu. Mach die Augen zu.
step-look = Du bist dran. Als Ermittler siehst du dir ein fremdes Token an. Die Karten liegen verdeckt, damit niemand etwas merkt: Halt zum Lesen gedrückt und tipp auf Mia.
    .other = Das ginge auch. In dieser Nacht sieh bei Mia nach.
step-done = Halt deine Karte gedrückt: Mia ist Spionin! Aber Vorsicht, die Nacht geht weiter, und Token können noch getauscht werden. Tipp noch irgendeine Karte an, so wie alle, und melde dich fertig.
step-morning = Die Nacht ist vorbei. Auf deiner Karte steht etwas Neues: Lea hat dich angetippt. Das kann nur der Hinweisgeber, also ist Lea wirklich der Hinweisgeber.
step-marker = Jetzt nimmt jeder einen Marker und behauptet damit, welche Karte er hatte. Das darf gelogen sein; du bleibst bei der Wahrheit und nimmst „Ermittler“.
    .other = Lügen darfst du. Als Widerstand hilft hier aber die Wahrheit: Nimm „Ermittler“.
step-talk = Alle reden durcheinander, Lügen eingeschlossen. Du hast erzählt, was du bei Mia sahst. Noah will der Hinweisgeber sein, aber das ist Lea: Noah lügt!
step-think = Was bleibt für Noah? Nur der Dieb. Ein Dieb tauscht sein Token mit einem fremden; verschweigt er das, hat er wohl einen Spion erwischt, und zwar den von Mia.
step-vote = Es zählt das Token, das jetzt vor jemandem liegt, nicht das vom Anfang. Stimm gegen Noah, nicht gegen Mia.
    .other = Mia war am Anfang Spionin. Aber der Dieb hat getauscht: Jetzt liegt der Spion vor Noah.
step-end = Noah hatte das Spion-Token: Der Widerstand gewinnt, und Mia mit, denn sie war keine Spionin mehr. Als Spion würdest du lügen und den Verdacht auf andere lenken.
