/**
 * @module The language a person chose. It travels in a cookie, so that the server sends the page in it at
 * once.
 */

/** Name of the cookie; its value is a `Language`. */
export const LANGUAGE_COOKIE = "lang";

/** A year: people choose once. */
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;
