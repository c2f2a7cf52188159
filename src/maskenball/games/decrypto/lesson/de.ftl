# Was der Coach in der Lektion sagt, Schritt für Schritt.

step-goal = Du bist { $me } und spielst mit Mia gegen Noah und Lea. Zweimal den Code der anderen abfangen gewinnt; den eigenen zweimal missverstehen verliert.
step-words = Halt eure vier Wörter gedrückt. Nur Mia und du kennen sie und ihre Nummern von 1 bis 4; die anderen haben vier eigene.
step-decode = Mia hat einen geheimen Code aus drei Zahlen und gab zu jeder einen Hinweis. Welches eurer Wörter meint sie jeweils? Tipp zu jedem Hinweis die Nummer.
    .other = Nicht ganz: Schlitten passt zum Winter (3), Palme zur Insel (1), Mähne zum Löwen (4). Also 3 · 1 · 4.
step-theirs = Richtig! Schwarz hat sich dagegen missverstanden. Ihre Hinweise stehen jetzt für alle unter ihren Nummern: So lernst du ihre Wörter kennen, ohne sie je zu sehen.
step-encrypt = Nun verschlüsselst du, der Code ist 2 · 4 · 3. Mia muss die Hinweise verstehen, die anderen nicht: Diese drei verraten wenig. Lies sie vor.
    .other = Gute Ideen! In dieser Lektion nimm die drei vorbereiteten: Lagerfeuer, Zoo, Handschuh.
step-safe = Mia hat alles verstanden, und Schwarz lag beim Abfangen daneben. Zu leichte Hinweise hätten euch verraten, zu schwere hätte Mia missverstanden.
step-intercept = Jetzt fang du ab! Vergleich mit ihren alten Hinweisen: Sterne passt zu Mond (2), Traktor zu Korn (4). Und Butter?
    .other = Vergleich mit ihrem Blatt: Mond steht bei 2, Ofen bei 1, Korn bei 4. Also 2 · 1 · 4.
step-end = Abgefangen! Und weil Schwarz sich zum zweiten Mal missverstanden hat, gewinnt ihr. Zwei abgefangene Codes hätten auch gereicht.
