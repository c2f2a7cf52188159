"""Words said in a room outside its games: to everybody, or among those who look on while a game is on."""

from maskenball.kernel import Malformed, clean
from maskenball.protocol import ChatLine
from maskenball.server.room.state import Person, RoomState

MOST_LINES = 300

Chat = tuple[ChatLine, ...]


def line(chat: Chat, room: RoomState, person: Person, text: str) -> ChatLine:
    """What somebody says, or why nobody would hear it."""
    text = clean(text)
    if not text:
        raise Malformed("empty_talk")
    if person.muted:
        raise Malformed("muted")
    if room.takes_part(person.number):
        raise Malformed("chat_while_playing")
    looking_on = room.stage == "playing"
    number = 1 + max((each.number for each in chat if each.looking_on == looking_on), default=0)
    return ChatLine(number, person.number, person.name, text, looking_on)


def said(chat: Chat, new: ChatLine) -> Chat:
    """With one line more; the oldest are forgotten."""
    return (*chat[1 - MOST_LINES :], new)


def without_spectators(chat: Chat) -> Chat:
    """Their talk belonged to the game they looked on at; whoever played it never hears it, not even later."""
    return tuple(each for each in chat if not each.looking_on)


def hears(room: RoomState, number: int, each: ChatLine) -> bool:
    """Players never hear what was said among those who looked on, not even while they have got up."""
    return not each.looking_on or (room.viewer(number) is None and not room.takes_part(number))
