import assert from "node:assert/strict";
import sharp from "sharp";
import { readCoat } from "./coat_reading.ts";

const chelsea = await Deno.readFile(
  new URL("../../../tests/fixtures/chelsea.png", import.meta.url),
);

/** A cat of the simplest kind: a disc of these bands in front of an even background. */
function disc({ background, bands }: { background: string; bands: string[] }): Promise<Uint8Array> {
  const height = 180 / bands.length;
  const stripes = bands.map((colour, at) =>
    `<rect x="0" y="${38 + at * height}" width="256" height="${height + 1}" fill="${colour}"/>`
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <clipPath id="c"><circle cx="128" cy="128" r="90"/></clipPath>
    <rect width="256" height="256" fill="${background}"/><g clip-path="url(#c)">${
    stripes.join("")
  }</g>
  </svg>`;
  return sharp(new TextEncoder().encode(svg)).png().toBuffer();
}

Deno.test("a photo of a brown tabby is read as one", async () => {
  assert.deepEqual(await readCoat(chelsea), { colour: "brown", pattern: "tabby", white: "none" });
});

const striped = (light: string, dark: string) =>
  Array.from({ length: 24 }, (_, at) => at % 2 ? dark : light);
const cats: [what: string, bands: string[], coat: Awaited<ReturnType<typeof readCoat>>][] = [
  ["black", ["#26242a"], { colour: "black", pattern: "solid", white: "none" }],
  ["white", ["#f6f3ee"], { colour: "white", pattern: "solid" }],
  ["grey", ["#8b93a1"], { colour: "grey", pattern: "solid", white: "none" }],
  ["orange", ["#e08a40"], { colour: "orange", pattern: "solid", white: "none" }],
  ["cream", ["#ead6b4"], { colour: "cream", pattern: "solid", white: "none" }],
  ["striped orange", striped("#ec9a50", "#b0622a"), {
    colour: "orange",
    pattern: "tabby",
    white: "none",
  }],
  ["striped grey", striped("#9aa1ad", "#5b606a"), {
    colour: "grey",
    pattern: "tabby",
    white: "none",
  }],
  ["black and white", ["#26242a", "#f6f3ee"], {
    colour: "black",
    pattern: "solid",
    white: "patches",
  }],
];
for (const background of ["#3f7f3a", "#5a9be0"]) {
  for (const [what, bands, coat] of cats) {
    Deno.test(`a ${what} cat in front of ${background}`, async () => {
      assert.deepEqual(await readCoat(await disc({ background, bands })), coat);
    });
  }
}

Deno.test("a picture without anything like a coat gives no coat", async () => {
  assert.equal(await readCoat(await disc({ background: "#5a9be0", bands: ["#3f9f3a"] })), null);
});

Deno.test("the same photo is read the same every time", async () => {
  assert.deepEqual(await readCoat(chelsea), await readCoat(chelsea));
});
