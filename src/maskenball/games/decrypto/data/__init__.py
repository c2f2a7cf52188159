"""The house's own words: `words.tsv`, one keyword a line, German and English. Checked when it is read.

Columns: topic, German word, English word. Alternative translations follow a slash ("castle / lock"); they are
never dealt, but refused as clues like the first. An owner of other words can put them in place of ours.

`lexicon/` is what bots know of them, a line a keyword: the German word, what it brings to mind in German, and in
English. A line that begins with "=" names a topic, and what all its words bring to mind. `common.tsv` goes the other
way round: a line a thing that many keywords have in common, in German and in English, and the keywords.

`glossary/` says what German words are in English, a line a word, and the commonest meaning first.

`associations/` is general knowledge of other words and names, a line each: the word, and what it brings to mind. Files
are of one language, which their name begins with. Bots read clues by it; what they say of our keywords is in
`lexicon/`.
"""

from importlib.resources import files

from msgspec import Struct

from maskenball.games.decrypto.model import Language
from maskenball.kernel import cached

COLUMNS = 3


class Entry(Struct, frozen=True, gc=False):
    """A keyword in both languages, the dealt word first, and its topic: words of one topic may be close."""

    topic: str
    de: tuple[str, ...]
    en: tuple[str, ...]

    def said(self, language: Language) -> tuple[str, ...]:
        """Its names in one language."""
        return self.de if language is Language.DE else self.en


def read(text: str) -> tuple[Entry, ...]:
    """The entries of a file; ValueError with the line that is wrong."""
    entries: list[Entry] = []
    seen: set[tuple[str, str]] = set()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        columns = line.split("\t")
        if len(columns) != COLUMNS or not all(column.strip() for column in columns):
            raise ValueError(f"line {number}: topic, German and English, with tabs between: {line!r}")
        topic, de, en = columns
        entry = Entry(topic, _words(de), _words(en))
        for language, word in (("de", entry.de[0]), ("en", entry.en[0])):
            if (language, word.casefold()) in seen:
                raise ValueError(f"line {number}: {word} is there twice")
            seen.add((language, word.casefold()))
        entries.append(entry)
    return tuple(entries)


def _words(column: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in column.split("/"))


@cached
def house_words() -> tuple[Entry, ...]:
    """The words of the house."""
    return read((files(__name__) / "words.tsv").read_text(encoding="utf-8"))


class Associations(Struct, frozen=True, gc=False):
    """What a keyword (or, for bots in want of something vague, a whole topic) brings to mind, in both languages."""

    de: tuple[str, ...]
    en: tuple[str, ...]

    def said(self, language: Language) -> tuple[str, ...]:
        """Those in one language."""
        return self.de if language is Language.DE else self.en


class Lexicon(Struct, frozen=True, gc=False):
    """The associations by German keyword, and by topic."""

    keywords: dict[str, Associations]
    topics: dict[str, Associations]


def read_lexicon(text: str) -> Lexicon:
    """The associations of one file; ValueError with the line that is wrong."""
    lexicon = Lexicon({}, {})
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        columns = line.split("\t")
        if len(columns) != COLUMNS:
            raise ValueError(f"line {number}: keyword, German and English, with tabs between: {line!r}")
        name, de, en = columns
        into = lexicon.topics if name.startswith("=") else lexicon.keywords
        name = name.removeprefix("=").strip()
        if name in into:
            raise ValueError(f"line {number}: {name} is there twice")
        into[name] = Associations(_terms(de), _terms(en))
    return lexicon


def add_common(lexicon: Lexicon, text: str) -> None:
    """Give each keyword what it has in common with others; ValueError with the line that is wrong."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        columns = line.split("\t")
        if len(columns) != COLUMNS:
            raise ValueError(f"line {number}: German, English and keywords, with tabs between: {line!r}")
        de, en, keywords = columns
        for name in _terms(keywords):
            if name not in lexicon.keywords:
                raise ValueError(f"line {number}: there is no keyword {name}")
            own = lexicon.keywords[name]
            lexicon.keywords[name] = Associations(_with(own.de, de), _with(own.en, en))


def _with(terms: tuple[str, ...], term: str) -> tuple[str, ...]:
    return terms if term.casefold() in (each.casefold() for each in terms) else (*terms, term)


def _terms(column: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(term.strip() for term in column.split(",") if term.strip()))


@cached
def house_lexicon() -> Lexicon:
    """All that the bots know."""
    lexicon = Lexicon({}, {})
    for path in sorted((files(__name__) / "lexicon").iterdir(), key=lambda path: path.name):
        if path.name.endswith(".tsv"):
            part = read_lexicon(path.read_text(encoding="utf-8"))
            lexicon.keywords.update(part.keywords)
            lexicon.topics.update(part.topics)
    add_common(lexicon, (files(__name__) / "common.tsv").read_text(encoding="utf-8"))
    return lexicon


def read_glossary(text: str) -> dict[str, tuple[str, ...]]:
    """German words and what they are in English, commonest first; ValueError with the line that is wrong."""
    return _listed(text, "German and English")


def _listed(text: str, columns: str) -> dict[str, tuple[str, ...]]:
    """Lines with a word, a tab, and several things with commas between."""
    found: dict[str, tuple[str, ...]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        word, tab, terms = line.partition("\t")
        if not tab or not _terms(terms) or "\t" in terms:
            raise ValueError(f"line {number}: {columns}, with a tab between: {line!r}")
        if word in found:
            raise ValueError(f"line {number}: {word} is there twice")
        found[word] = _terms(terms)
    return found


@cached
def house_glossary() -> dict[str, tuple[str, ...]]:
    """German into English, all files of it."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted((files(__name__) / "glossary").iterdir(), key=lambda path: path.name):
        if path.name.endswith(".tsv"):
            for word, senses in read_glossary(path.read_text(encoding="utf-8")).items():
                found.setdefault(word, senses)
    return found


def read_associations(text: str) -> dict[str, tuple[str, ...]]:
    """Words and what they bring to mind; ValueError with the line that is wrong."""
    return _listed(text, "a word and what it brings to mind")


@cached
def house_associations(language: Language) -> dict[str, tuple[str, ...]]:
    """What words and names bring to mind in one language, all files of it."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted((files(__name__) / "associations").iterdir(), key=lambda path: path.name):
        if path.name.startswith(f"{language.value}_") and path.name.endswith(".tsv"):
            found.update(read_associations(path.read_text(encoding="utf-8")))
    return found


def vector_bytes() -> bytes:
    """The word vectors as they are stored; `bots/table.py` knows how to read them."""
    return (files(__name__) / "vectors.bin").read_bytes()
