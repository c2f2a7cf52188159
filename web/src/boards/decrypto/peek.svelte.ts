/**
 * Whether somebody holds the button that uncovers words and code: it stands on the stage or, while one writes, in
 * the dock.
 */
class Peek {
  held = $state(false);
}

export const peek = new Peek();
