"""What a message does to the house: one line each. Playing, chatting and starting are the room's own affair."""

from maskenball.server import house as at
from maskenball.server import protocol as p
from maskenball.server.house import House


def do(house: House, by: int, message: p.Request) -> House:  # noqa: PLR0911, PLR0912 - a table of cases
    """The house after this deed, or a refusal."""
    match message:
        case p.Ready(on=on):
            return at.ready(house, by, on)
        case p.Sit(seat=seat):
            return at.sit(house, by, seat)
        case p.RequestSeat(seat=seat):
            return at.request_seat(house, by, seat)
        case p.Stand():
            return at.stand(house, by)
        case p.Rename(name=name):
            return at.rename(house, by, name)
        case p.Leave():
            return at.leave(house, by)
        case p.Pause(on=on):
            return at.pause(house, by, on)
        case p.ChooseGame(game=game):
            return at.choose_game(house, by, game)
        case p.ChooseOptions(options=options):
            return at.choose_options(house, by, options)
        case p.ChooseSettings(settings=settings):
            return at.choose_settings(house, by, settings)
        case p.AddBot(level=level):
            return at.add_bot(house, by, level)
        case p.RemoveBot(seat=seat):
            return at.remove_bot(house, by, seat)
        case p.Move(seat=seat, to=to):
            return at.move(house, by, seat, to)
        case p.Lock(on=on):
            return at.lock(house, by, on)
        case p.HandOn(person=person):
            return at.hand_on(house, by, person)
        case p.GrantSeat(person=person, seat=seat, on=on):
            return at.grant_seat(house, by, person, seat, on)
        case p.Kick(person=person):
            return at.kick(house, by, person)
        case p.Mute(person=person, on=on):
            return at.mute(house, by, person, on)
        case p.BackToLobby():
            return at.back_to_lobby(house, by)
        case _:
            raise TypeError(f"no deed: {type(message).__name__}")
