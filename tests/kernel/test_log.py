"""A log is a value: adding to it leaves it as it was, whoever else adds to it."""

from maskenball.kernel.log import Log


def test_a_log_stays_as_it_was_when_it_is_added_to() -> None:
    one = Log("ab")
    two = one.add("c", "d")
    assert (one[:], two[:]) == (("a", "b"), ("a", "b", "c", "d"))
    assert len(one) == 2
    assert list(one) == ["a", "b"]


def test_two_who_add_to_the_same_log_do_not_see_each_other() -> None:
    root = Log("a")
    left, right = root.add("b"), root.add("c")
    assert (left[:], right[:], root[:]) == (("a", "b"), ("a", "c"), ("a",))
    assert left.add("d")[:] == ("a", "b", "d")


def test_a_log_is_read_like_a_tuple() -> None:
    log = Log("abc")
    log.add("d")
    assert (log[0], log[-1], log[1:], log[-2:], log[::2]) == ("a", "c", ("b", "c"), ("b", "c"), ("a", "c"))
    assert log == Log("abc") == ("a", "b", "c")
    assert log != Log("ab")
    assert "d" not in log
    assert not Log()


def test_a_log_is_no_number() -> None:
    assert Log("a") != 5
    assert Log("a") != ["a"]
