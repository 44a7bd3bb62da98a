/** A picture in every technique: it shows what the painted one shows, in a manner of its own. */
import assert from "node:assert/strict";
import type { Style } from "../../../lib/choices.ts";
import sharp from "sharp";
import { compose } from "../compose.ts";
import { planCharacter } from "../plan.ts";
import { describeIn } from "../words/speech/description.ts";
import { type Technique, TECHNIQUE_NAMES, TECHNIQUES } from "../techniques.ts";
import { painted, paintedCanvas } from "./painted.ts";

/** These leave the paper between lines. */
const OF_LINES: readonly Technique[] = ["chalk drawing", "line drawing"];

/** Here the cat is dark before a light, whatever its coat. */
const OF_SHADOWS: readonly Technique[] = ["shadow play"];

const { spec } = planCharacter("an orange cat in a meadow", { style: "cartoon", seed: "3" });
const scene = compose(spec);

/** The middle of a picture, 32 pixels to a side: how light each is, 0..1, how colourful the picture is at most, and how far it
 * is both redder than blue and bluer than red. */
async function looks(technique?: Technique) {
  const whole = await painted({ ...scene, spec: { ...spec, ...(technique && { technique }) } });
  // Without its edge, where paper may be bare.
  const middle = await whole.png({ compressionLevel: 0 }).toBuffer();
  const picture = sharp(middle).extract({ left: 192, top: 192, width: 640, height: 640 });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const light = new Float64Array(32 * 32), cell = info.width / 32;
  let colourful = 0, reddest = 0, bluest = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3), place = at / 3;
    const x = Math.floor(place % info.width / cell), y = Math.floor(place / info.width / cell);
    light[y * 32 + x]! += (red + green + blue) / 765 / cell ** 2;
    reddest = Math.max(reddest, red - blue);
    bluest = Math.max(bluest, blue - red);
    colourful = Math.max(colourful, Math.max(red, green, blue) - Math.min(red, green, blue));
  }
  return { light, colourful, ofManyHues: Math.min(reddest, bluest) };
}

/** How far what is light in one picture is light in the other, -1..1. */
function correlation(one: Float64Array, other: Float64Array): number {
  const mean = (values: Float64Array) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const m = mean(one), n = mean(other);
  let both = 0, first = 0, second = 0;
  for (let i = 0; i < one.length; i++) {
    both += (one[i]! - m) * (other[i]! - n);
    first += (one[i]! - m) ** 2;
    second += (other[i]! - n) ** 2;
  }
  return both / Math.sqrt(first * second);
}

Deno.test("[techniques] a picture in any of them shows the same, in other strokes", async () => {
  const plain = await looks();
  for (const technique of TECHNIQUE_NAMES) {
    const made = await looks(technique);
    const alike = correlation(plain.light, made.light);
    const least = OF_SHADOWS.includes(technique) ? -1 : OF_LINES.includes(technique) ? 0 : 0.5;
    assert.ok(alike > least, `${technique}: ${alike}`);
    const apart = made.light.reduce((sum, l, i) => sum + Math.abs(l - plain.light[i]!), 0) / 1024;
    assert.ok(apart > 0.008, `${technique}: nothing changed, ${apart}`);
    if (TECHNIQUES[technique].uncoloured) {
      assert.ok(made.ofManyHues < 12, `${technique} is of more than one ink: ${made.ofManyHues}`);
    } else assert.ok(made.colourful > 30, `${technique}: ${made.colourful}`);
  }
});

Deno.test("[techniques] a shadow play is a black cat before a lit screen", async () => {
  const { light } = await looks("shadow play");
  const dark = light.filter((l) => l < 0.2).length, lit = light.filter((l) => l > 0.45).length;
  assert.ok(dark > 200 && lit > 200, `${dark} dark, ${lit} lit`);
});

Deno.test("[techniques] a press has no ink but its own", async () => {
  assert.ok((await looks("old photograph")).ofManyHues < 20);
  const { ofManyHues, colourful } = await looks("political poster");
  assert.ok(ofManyHues < 12, `red and black only, yet ${ofManyHues}`);
  assert.ok(colourful > 120, `${colourful}`);
});

Deno.test("[techniques] a frame lies around a card", async () => {
  const blueOfEdge = async (technique: Technique) => {
    const whole = await painted({ ...scene, spec: { ...spec, technique } });
    const strip = sharp(await whole.png().toBuffer())
      .extract({ left: 200, top: 26, width: 200, height: 24 });
    const bytes = await strip.raw().toBuffer();
    return bytes.reduce((sum, byte, at) => sum + [-byte, 0, byte][at % 3]!, 0) / bytes.length;
  };
  assert.ok(await blueOfEdge("tarot card") > 10);
  assert.ok(await blueOfEdge("political poster") < 0);
});

Deno.test("[techniques] one brings the paint, whatever the style, but for styles of its own", async () => {
  const inStyle = async (style: Style, technique: Technique) =>
    (await paintedCanvas({ ...scene, spec: { ...spec, style, technique } }, 256)).data();
  for (const technique of ["linocut", "line drawing"] as const) {
    assert.deepEqual(await inStyle("pixel", technique), await inStyle("neon", technique));
  }
  const [own, other] = await Promise.all([
    inStyle("realistic", "pastel drawing"),
    inStyle("neon", "pastel drawing"),
  ]);
  assert.notDeepEqual(own, other);
});

Deno.test("[techniques] each is said by its name, told, and in the alternative text; things are no techniques", () => {
  const plan = (text: string) => planCharacter(text, { style: "anime", seed: "1" });
  for (const technique of TECHNIQUE_NAMES) {
    const { phrase, words } = TECHNIQUES[technique];
    for (const word of words.split(", ").slice(0, 2)) {
      const { spec, alt, understanding } = plan(`${word} of a black cat`);
      assert.equal(spec.technique, technique, word);
      assert.ok(alt.endsWith(` As ${phrase}.`), `${word}: ${alt}`);
      assert.ok(
        understanding.understood.some(({ meaning }) => meaning === `picture: ${technique}`),
        word,
      );
    }
  }
  for (
    const thing of [
      "reading a comic book",
      "next to an oil painting",
      "lying on a mosaic floor",
      "with a colouring book",
    ]
  ) {
    assert.equal(plan(`a cat ${thing}`).spec.technique, undefined, thing);
  }
  assert.equal(plan("eine Katze als Linolschnitt").spec.technique, "linocut");
  assert.equal(plan("a grey cat on a wall, watercolour").spec.technique, undefined);
});

Deno.test("[techniques] nothing says a colour that a line drawing does not show", () => {
  const said =
    "line drawing of an orange tabby cat with green eyes in a red scarf beside a blue car";
  const { spec, alt, understanding } = planCharacter(said, { style: "anime", seed: "1" });
  const texts = [alt, describeIn(spec, "de"), describeIn(spec, "fr")];
  const receipt = understanding.understood.filter(({ meaning }) => !/left out/.test(meaning));
  for (const text of [...texts, ...receipt.map(({ meaning }) => meaning)]) {
    assert.doesNotMatch(text, /orange|green|red|blue|grün|rot|blau|roux|verts?|rouge|bleue/i);
  }
});

Deno.test("[techniques] a receipt says that a line drawing shows no colours", () => {
  const meanings = (text: string) =>
    planCharacter(text, { style: "anime", seed: "1" }).understanding.understood.map(({ meaning }) =>
      meaning
    );
  const told = meanings("line drawing of an orange cat with green eyes");
  for (const what of ["coat colour: orange", "eyes: green"]) {
    assert.ok(told.includes(`${what} (left out: this technique has no colours)`), told.join());
  }
  assert.ok(meanings("linocut of an orange cat").includes("coat colour: orange"));
});
