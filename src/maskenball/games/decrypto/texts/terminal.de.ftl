# Die Wörter dieses Spiels im Terminal.

terminal-tokens = abgefangen: { $caught }, missverstanden: { $garbled }
terminal-about =
    Zwei Teams, jedes kennt nur seine eigenen vier Schlüsselwörter, 1 bis 4. In jeder
    Runde verschlüsselt jemand aus dem Team einen Code aus drei dieser Zahlen, etwa
    3.4.2, mit drei Hinweisen, für jede Zahl einen. Das eigene Team soll den Code
    erraten, das andere hört mit und fängt ihn ab, sobald es durchschaut, was hinter den
    Zahlen steckt. Zwei abgefangene Codes gewinnen, zwei missverstandene verlieren.
terminal-tokens-three = Marker: { $caught } von 2
terminal-interceptor = Abfangspezialist
terminal-alone = { $name } (Abfangspezialist)
terminal-team = { $team } „{ $name }“
terminal-round = Runde
terminal-clues = Hinweise
terminal-interception = abgefangen?
terminal-guess = gelesen als
terminal-code = Dein Code: { $code }
terminal-shown = Code
terminal-missing = (fehlt)
terminal-ask-Naming = Wer verschlüsselt in dieser Runde für euer Team?
terminal-ask-Writing = Schreib zum Code { $code } drei Hinweise, für jede Ziffer einen.
terminal-ask-decode = Welchen Code hat euer Team verschlüsselt?
terminal-ask-intercept = Welchen Code hat { $team } verschlüsselt? Fangt ihn ab!
terminal-ask-Objecting = Soll der Hinweis gestrichen werden?
terminal-ask-Recalling = Welche Schlüsselwörter hat das andere Team?
terminal-offer-name = Wollt ihr eurem Team einen Namen geben? Mit Enter allein lasst ihr es.
terminal-offer-object = Verstößt ein Hinweis gegen die Regeln? Mit Enter allein lässt du ihn gelten.
terminal-name-team = Dem Team einen Namen geben
terminal-NameTeam-name = Wie soll euer Team heißen?
terminal-Write-first = Erster Hinweis:
terminal-Write-second = Zweiter Hinweis:
terminal-Write-third = Dritter Hinweis:
terminal-Write = Hinweis für { $number } ({ $keyword }):
terminal-Guess-code = Der Code, zum Beispiel 342:
terminal-GuessKeywords-first = Schlüsselwort 1:
terminal-GuessKeywords-second = Schlüsselwort 2:
terminal-GuessKeywords-third = Schlüsselwort 3:
terminal-GuessKeywords-fourth = Schlüsselwort 4:
