# The words of this game in the terminal.

terminal-tokens = intercepted: { $caught }, misread: { $garbled }
terminal-about =
    Two teams, each knows only its own four keywords, 1 to 4. Every round somebody of the
    team encrypts a code of three of these numbers, such as 3.4.2, with three clues, one
    for each number. The own team should guess the code; the other one listens, and
    intercepts it once it sees through what the numbers stand for. Two intercepted codes
    win, two misread ones lose.
terminal-tokens-three = tokens: { $caught } of 2
terminal-interceptor = Interceptor
terminal-alone = { $name } (interceptor)
terminal-team = { $team } “{ $name }”
terminal-round = Round
terminal-clues = Clues
terminal-interception = intercepted?
terminal-guess = read as
terminal-code = Your code: { $code }
terminal-shown = code
terminal-missing = (missing)
terminal-ask-Naming = Who encrypts for your team this round?
terminal-ask-Writing = Write three clues for the code { $code }, one for each digit.
terminal-ask-decode = Which code did your team encrypt?
terminal-ask-intercept = Which code did { $team } encrypt? Intercept it!
terminal-ask-Objecting = Shall the clue be struck?
terminal-ask-Recalling = Which are the other team's keywords?
terminal-offer-name = Would you like to name your team? Enter alone leaves it.
terminal-offer-object = Is a clue against the rules? Enter alone lets it stand.
terminal-name-team = Give the team a name
terminal-NameTeam-name = What shall your team be called?
terminal-Write-first = First clue:
terminal-Write-second = Second clue:
terminal-Write-third = Third clue:
terminal-Write = Clue for { $number } ({ $keyword }):
terminal-Guess-code = The code, such as 342:
terminal-GuessKeywords-first = Keyword 1:
terminal-GuessKeywords-second = Keyword 2:
terminal-GuessKeywords-third = Keyword 3:
terminal-GuessKeywords-fourth = Keyword 4:
