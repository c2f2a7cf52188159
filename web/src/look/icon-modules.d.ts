/** Drawings out of game-icons by name, put in at build time (vite.config.ts); a name that does not exist fails the
 * build. */
declare module "icons:*" {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
