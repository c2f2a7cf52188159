# Was der Coach in der Lektion sagt, Schritt für Schritt.

step-goal = Du bist { $me }. Alle haben einen geheimen Charakter. Es gewinnt, wer als Letzter im Spiel bleibt, und sofort, wer zu Unrecht bezweifelt wird.
step-secret = Halt deine Karte gedrückt: Du bist in Wahrheit Kaiser. Zeig das niemandem, denn wer dich richtig enttarnt, wirft dich hinaus.
step-token = Alle nehmen einen Stein: Gold, Wein oder Korn. Je einer von allen dreien ist später eine Frage an jemanden wert. Nimm Gold.
    .other = Jeder Stein ist recht. Nimm hier Gold.
step-bluff = Du bist am Zug und darfst als jeder Charakter handeln, ob du es bist oder nicht. Der Papst nimmt allen anderen je einen Wein ab: Bluffe und handle als Papst.
    .other = Auch das wäre erlaubt. Versuch hier den Bluff als Papst.
step-stands = Niemand hat gezweifelt, also gehört Mias Wein jetzt dir. Ein Bluff gilt, bis ihn jemand bezweifelt.
step-doubt = Mia handelt als Kaiser und nimmt allen Gold. Jeden Charakter gibt es nur zweimal, und ein Kaiser bist du: Bezweifle das.
    .other = Noch sicherer ist hier der Zweifel an Mias Kaiser.
step-fallen = Noah zweifelte mit, das war die Mehrheit: Mia gab die Lüge zu, das Gold kam zurück, und sie darf nie mehr Kaiser sein. Dein Notizbuch merkt sich das mit einem roten ✕.
step-king = Noah nimmt dir als Dieb dein Gold. Ein Kaiser darf jede Aktion verbieten, und du bist wirklich Kaiser: Erklär sie für verboten.
    .other = Schweigen ginge auch. Aber du bist wirklich Kaiser, dir kann dabei nichts passieren.
step-doubted = Jetzt könnte ein Richter Noah bestrafen. Doch Noah bezweifelt lieber dich, und Mia darf abstimmen. Lügst du oder nicht? Du weißt es.
step-end = Beide zweifelten zu Unrecht: Du deckst den Kaiser auf und gewinnst sofort. Also: Bluffe, wo es keiner merkt, bezweifle Unwahrscheinliches, und bist du sicher, wer jemand ist, enttarne ihn.
