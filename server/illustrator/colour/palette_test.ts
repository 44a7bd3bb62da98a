import assert from "node:assert/strict";
import type { CatSpec } from "../spec.ts";
import { coatTones } from "./palette.ts";

const skin = (colour: CatSpec["coat"]["colour"]) =>
  coatTones({ colour, pattern: "solid", length: "hairless", white: [] }).base;

Deno.test("[colour] bare skin in a colour that no cat has keeps it, and that of others is rosier", () => {
  assert.ok(Math.abs(skin("green").h - 148) < 10 && skin("green").c > 0.07);
  assert.ok(Math.abs(skin("blue").h - 250) < 10 && skin("blue").c > 0.07);
  assert.ok(skin("cream").h < 60);
});
