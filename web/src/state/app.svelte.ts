/** What belongs to this device: language, theme, tables it knows, and the words of the page. */
import type * as http from "../types/http";
import { ROOMS, useTheme } from "../look/room";
import { read, write } from "./memory";
import { Texts, type Lang } from "../words/texts";
import { get } from "../net/wire";

export interface GameInfo extends http.GameInfo {
  options: OptionSchema;
}
/** What of JSON Schema options make use of. */
export type OptionSchema = {
  $defs: Record<string, { properties?: Record<string, OptionField>; enum?: string[] }>;
};
export interface OptionField {
  type?: string;
  $ref?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
  anyOf?: OptionField[];
  items?: OptionField;
}
export interface Known {
  code: string;
  token: string;
  name: string;
  game: string;
  at: number;
  /** The tokens of further players, where this device goes round. */
  others?: string[];
}

const pageTexts = import.meta.glob<string>("../../texts/*.ftl", { query: "?raw", import: "default" });
const boardTexts = import.meta.glob<string>("../boards/*/*.ftl", { query: "?raw", import: "default" });

/** In the order of the rooms; games of other packages come last. */
const rank = (game: string): number => ROOMS.findIndex((room) => room === game) + 1 || ROOMS.length + 1;

export type Theme = "auto" | "dark" | "light";

class App {
  lang = $state<Lang>(read<Lang>("lang", navigator.language.toLowerCase().startsWith("de") ? "de" : "en"));
  theme = $state<Theme>(read<Theme>("theme", "auto"));
  /** Whether this device buzzes when somebody here is asked. */
  vibrates = $state<boolean>(read("vibrates", true));
  /** Whether somebody here is asked something: the title of the page says so. */
  called = $state(false);
  name = $state<string>(read("name", ""));
  /** The mask and its colour, as chosen at some door before; without one the table gives a free one. */
  look = $state.raw<http.Look | null>(read<http.Look | null>("look", null));
  /** Sounds on this device: off until somebody turns them on. */
  sound = $state<boolean>(read("sound", false));
  /** The table that was opened to play alone: bots sit down and it begins by itself. */
  alone = $state("");
  tables = $state<Known[]>(read<Known[]>("tables", []));
  games = $state.raw<http.Brief[]>([]);
  path = $state(location.pathname);
  /** The words of the page, without any game's. */
  t = $state.raw(new Texts("en", []));
  private infos = new Map<string, Promise<GameInfo>>();
  private sources = new Map<string, Promise<string>>();

  async start(): Promise<void> {
    addEventListener("popstate", () => (this.path = location.pathname));
    this.show();
    await this.speak(this.lang);
  }

  async speak(lang: Lang): Promise<void> {
    const sources = await this.common(lang);
    this.lang = lang;
    this.t = new Texts(lang, sources);
    document.documentElement.lang = lang;
    write("lang", lang);
  }

  paint(theme: Theme): void {
    this.theme = theme;
    write("theme", theme);
    this.show();
  }

  wear(look: http.Look): void {
    this.look = look;
    write("look", look);
  }

  call(name: string): void {
    this.name = name;
    write("name", name);
  }

  hear(on: boolean): void {
    this.sound = on;
    write("sound", on);
  }

  vibrate(on: boolean): void {
    this.vibrates = on;
    write("vibrates", on);
  }

  private show(): void {
    useTheme(this.theme);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  remember(known: Omit<Known, "at">): void {
    const others = this.tables.filter((table) => table.code !== known.code);
    this.tables = [{ ...known, at: Date.now() }, ...others].slice(0, 8);
    write("tables", this.tables);
    if (known.name) this.call(known.name);
  }

  /** The tokens of all who play at this table with this device. */
  seatsAt(code: string): string[] {
    const known = this.tables.find((table) => table.code === code);
    return known ? [known.token, ...(known.others ?? [])] : [];
  }

  /** From now on these play there with this device. */
  keepSeats(code: string, [token, ...others]: readonly string[]): void {
    if (!token) return this.forget(code);
    this.tables = this.tables.map((table) => (table.code === code ? { ...table, token, others } : table));
    write("tables", this.tables);
  }

  forget(code: string): void {
    this.tables = this.tables.filter((table) => table.code !== code);
    write("tables", this.tables);
  }

  async listGames(): Promise<http.Brief[]> {
    if (!this.games.length) {
      const found = (await get<http.Games>("/api/games", this.lang)).games;
      this.games = found.toSorted((one, other) => rank(one.name) - rank(other.name));
    }
    return this.games;
  }

  info(game: string): Promise<GameInfo> {
    let found = this.infos.get(game);
    if (!found) this.infos.set(game, (found = get<GameInfo>(`/api/games/${game}`, this.lang)));
    return found;
  }

  /** The words of the page and of one game, with the names of those who play. */
  async gameTexts(game: string, names: readonly string[], lang: Lang = this.lang): Promise<Texts> {
    const [common, own, page, info] = await Promise.all([
      this.common(lang),
      this.source(`/api/texts/${lang}/${game}`),
      boardTexts[`../boards/${game}/${lang}.ftl`]?.() ?? Promise.resolve(""),
      this.info(game),
    ]);
    return new Texts(lang, [...common, own, page], info.kinds, names);
  }

  /** What stands on the poster of a game, in the language of this device. */
  poster(game: string): http.Poster {
    return this.games.find((one) => one.name === game)?.poster[this.lang] ?? { title: game, line: "", length: "" };
  }

  private async common(lang: Lang): Promise<string[]> {
    return Promise.all([
      this.source(`/api/texts/${lang}/shared`),
      this.source(`/api/texts/${lang}/server`),
      pageTexts[`../../texts/page.${lang}.ftl`]?.() ?? Promise.resolve(""),
    ]);
  }

  private source(path: string): Promise<string> {
    let found = this.sources.get(path);
    if (!found) this.sources.set(path, (found = fetch(path).then((response) => response.text())));
    return found;
  }
}

export const app = new App();
