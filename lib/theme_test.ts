import assert from "node:assert/strict";
import { barColour, themeCookie, toTheme } from "./theme.ts";

Deno.test("[theme] an unknown or absent cookie follows the system", () => {
  assert.equal(toTheme("dark"), "dark");
  assert.equal(toTheme("pink"), "system");
  assert.equal(toTheme(undefined), "system");
});

Deno.test("[theme] the cookie is for the whole site, for a year, and stays on the site", () => {
  const cookie = "theme=dark; Path=/; Max-Age=31536000; SameSite=Lax";
  assert.equal(themeCookie("dark", { secure: false }), cookie);
  assert.equal(themeCookie("dark", { secure: true }), `${cookie}; Secure`);
});

Deno.test("[theme] a chosen theme colours the bars whatever the system prefers", () => {
  assert.equal(barColour("dark", "light"), barColour("dark", "dark"));
  assert.notEqual(barColour("system", "light"), barColour("system", "dark"));
});
