/**
 * @module The colour theme a person chose. It travels in a cookie, so that the server sends the page in the
 * right colours at once.
 */

/** What there is to choose; `system` follows the device. */
export const THEMES = ["system", "light", "dark"] as const;
/** The colours of the pages: as the system asks, light or dark. */
export type Theme = (typeof THEMES)[number];

/** Name of the cookie. */
export const THEME_COOKIE = "theme";

/** A year: people choose once. */
export const THEME_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The page's background, for the browser's own bars; the same as `--color-paper` in `ui/theme.css`. */
const PAPER = { light: "#fbf4ea", dark: "#1b131f" };

/** The theme a cookie's value stands for; anything unknown follows the system. */
export function toTheme(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? "system";
}

/** The cookie in the form `document.cookie` takes; `secure` where pages come over https. */
export function themeCookie(theme: Theme, { secure }: { secure: boolean }): string {
  const cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${THEME_COOKIE_SECONDS}; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}

/** The colour of the browser's bars while the system prefers `scheme`. */
export function barColour(theme: Theme, scheme: "light" | "dark"): string {
  return PAPER[theme === "system" ? scheme : theme];
}
