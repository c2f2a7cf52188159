"""What a request does to the state of a room: one line each. Playing, talking, noting and starting are in step.py."""

from collections.abc import Callable
from typing import Any

from maskenball import protocol as p
from maskenball.server.room import state
from maskenball.server.room.state import RoomState

Command = Callable[[RoomState, int, Any], RoomState]
"""(room, who asks, the message) -> the next state, or a Refusal."""

COMMANDS: dict[type[p.Request], Command] = {
    p.Ready: lambda room, by, m: state.ready(room, by, m.on),
    p.Sit: lambda room, by, m: state.sit(room, by, m.seat),
    p.RequestSeat: lambda room, by, m: state.request_seat(room, by, m.seat),
    p.Stand: lambda room, by, _: state.stand(room, by),
    p.Rename: lambda room, by, m: state.rename(room, by, m.name),
    p.ChooseLook: lambda room, by, m: state.choose_look(room, by, m.look),
    p.Leave: lambda room, by, _: state.leave(room, by),
    p.Pause: lambda room, by, m: state.pause(room, by, m.on),
    p.ChooseGame: lambda room, by, m: state.choose_game(room, by, m.game),
    p.ChooseOptions: lambda room, by, m: state.choose_options(room, by, m.options),
    p.ChooseSettings: lambda room, by, m: state.choose_settings(room, by, m.settings),
    p.AddBot: lambda room, by, m: state.add_bot(room, by, m.level),
    p.RemoveBot: lambda room, by, m: state.remove_bot(room, by, m.seat),
    p.Move: lambda room, by, m: state.move(room, by, m.seat, m.to),
    p.Lock: lambda room, by, m: state.lock(room, by, m.on),
    p.HandOn: lambda room, by, m: state.hand_on(room, by, m.person),
    p.GrantSeat: lambda room, by, m: state.grant_seat(room, by, m.person, m.seat, m.on),
    p.Kick: lambda room, by, m: state.kick(room, by, m.person),
    p.Mute: lambda room, by, m: state.mute(room, by, m.person, m.on),
    p.BackToLobby: lambda room, by, _: state.back_to_lobby(room, by),
}


def run(room: RoomState, by: int, message: p.Request) -> RoomState:
    """The room after this command, or a refusal."""
    return COMMANDS[type(message)](room, by, message)
