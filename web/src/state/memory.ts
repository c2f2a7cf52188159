/** What this device remembers. */

export function read<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`maskenball.${key}`);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`maskenball.${key}`, JSON.stringify(value));
  } catch {
    // A private window may have no storage: then this device just does not remember.
  }
}
