# Was der Coach in der Lektion sagt, Schritt für Schritt.

step-table = Du bist { $me }, unten am Tisch. Zwei von euch fünf sind Spione, und nur die beiden wissen, wer es ist.
step-secret = Halt deine Karte gedrückt, wenn niemand hinsieht. Du gehörst zum Widerstand: Mehr weißt du nicht, alles andere musst du herausfinden.
step-missions = Das Ziel: Der Widerstand braucht drei gelungene Missionen, die Spione drei gescheiterte. Die große Zahl sagt, wie viele auf die Mission gehen.
step-propose = Du führst, also schlägst du das Team vor. Wähl dich und Mia und bestätige; tippen kannst du auch die Plätze am Tisch.
step-vote = Über jedes Team stimmen alle gleichzeitig ab; mehr als die Hälfte muss Ja sagen. Es ist dein Team: Stimm mit Ja.
step-card = Das Team geht auf die Mission: Jeder legt verdeckt eine Karte. Halt zum Lesen gedrückt: Beide sind Erfolg; bei einem Spion wäre eine davon Fehlschlag, und niemand sieht den Unterschied. Leg eine.
step-failed = Mission 1 gelang, Mission 2 ist gescheitert: Unter Mia, Noah und Lea war ein Fehlschlag, also ist dort ein Spion. Noah und Lea beschuldigen sich gegenseitig; lügen ist erlaubt.
step-suspect = Jetzt will Noah mit Tim gehen. Einer mit Verdacht und einer, von dem du nichts weißt: Stimm mit Nein.
    .other = Mit Noah ginge vielleicht ein Spion mit. Sag diesmal Nein.
step-votes = Abgelehnt; erst fünf Ablehnungen in Folge wären ein Sieg der Spione. Sieh, wer Ja gesagt hat: nur Noah und Tim. Die Abstimmungen sind deine beste Spur.
step-lead = Mission 3 gelang mit dir und Lea, und du führst wieder. Noch ein Erfolg fehlt: Nimm die mit, denen du traust, also dich, Mia und Lea.
    .other = Noah und Tim haben immer füreinander gestimmt. Nimm lieber dich, Mia und Lea.
step-end = Dritter Erfolg, der Widerstand gewinnt! Noah und Tim waren die Spione. Als Spion spielst du umgekehrt: mitreden wie alle, im richtigen Moment sabotieren und nie auffallen.
