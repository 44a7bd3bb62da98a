import assert from "node:assert/strict";
import { placeholderOf, writeColours } from "./picture_colours.ts";

const KEY = "A".repeat(24);

Deno.test("[picture colours] a key shows what was written into it, to the nearest of sixteen steps", () => {
  const letters = writeColours([[255, 0, 136], [0, 0, 0], [20, 130, 240]]);
  assert.match(letters, /^[\w-]{6}$/);
  assert.equal(placeholderOf(`pictures/${KEY}${letters}.png`), "linear-gradient(#f08,#000,#18e)");
});

Deno.test("[picture colours] every colour of twelve bits comes back", () => {
  for (let bits = 0; bits < 4096; bits++) {
    const colour = [bits >> 8, bits >> 4 & 15, bits & 15].map((part) => part * 17);
    const rgb = colour as unknown as readonly [number, number, number];
    const key = `pictures/${KEY}${writeColours([rgb, [0, 0, 0], [0, 0, 0]])}.png`;
    const hex = bits.toString(16).padStart(3, "0");
    assert.equal(placeholderOf(key), `linear-gradient(#${hex},#000,#000)`);
  }
});

Deno.test("[picture colours] a key without colours, and what is no key, has none", () => {
  for (
    const url of [`pictures/${KEY}.png`, "/gallery/cartoon.webp", "https://a.example/1.png", ""]
  ) {
    assert.equal(placeholderOf(url), undefined);
  }
});
