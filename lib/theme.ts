/**
 * The colour theme a person chose. It travels in a cookie, so that the server sends the page in the
 * right colours at once.
 *
 * @module
 */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Name of the cookie. */
export const THEME_COOKIE = "theme";

/** A year: people choose once. */
export const THEME_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The theme a cookie's value stands for; anything unknown follows the system. */
export function toTheme(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? "system";
}
