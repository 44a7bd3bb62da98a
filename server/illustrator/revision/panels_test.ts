/**
 * The panels of a story show one cat: its coat and its eyes, looked at through masks in what is painted.
 */
import assert from "node:assert/strict";
import type { Style } from "../../../lib/choices.ts";
import { type Colour, difference } from "../colour/colour.ts";
import { compose } from "../compose.ts";
import { planCharacter } from "../plan.ts";
import { cellsOf, erodedBy, maskOf, partsOf } from "../quality/parts.ts";
import { colourAt, medianColour, viewOf } from "../quality/view.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { type PanelLine, panelsOf } from "./panels.ts";

const PROMPT = "a grey tabby cat with green eyes in a kitchen in the morning";

/** Without a change of the hour, which colours everything, and with moods that leave the eyes open. */
const LINES: PanelLine[] = [
  { text: "looks up, curious", says: "Breakfast?" },
  { text: "steals the fish" },
  { text: "runs away, wearing a red hat" },
  { text: "sits bravely", says: "Mine!" },
];

function panels(prompt: string, style: Style, lines = LINES): CatSpec[] {
  const { spec } = planCharacter(prompt, { style, seed: "7" });
  return panelsOf(spec, prompt, lines).map((revision) => {
    assert.ok("spec" in revision, JSON.stringify(revision));
    return revision.spec;
  });
}

/** The colours of its coat and of its irises, as they are painted. */
async function coloursOf(spec: CatSpec): Promise<{ coat: Colour; iris: Colour }> {
  const scene = compose(spec);
  const paint = await STYLE_ENTRIES[spec.style].loadPainter();
  const view = viewOf(paint(scene)), parts = partsOf(scene);
  const coat = maskOf(
    parts,
    (item, mark) =>
      item?.is === "region" && item.role === "coat" && !mark &&
      /head|torso|leg|tail/.test(item.name),
  );
  const eyes = maskOf(parts, (item) => item?.is === "eye" && item.closed === undefined);
  // A pupil is wide or narrow as the mood has it.
  const irises = cellsOf(eyes).filter((cell) => colourAt(view, cell).c > 0.06);
  return { coat: medianColour(view, cellsOf(erodedBy(coat, 1))), iris: medianColour(view, irises) };
}

/** How far two hues are apart, in degrees; how light an iris is depends on the lids above it. */
function hueApart(one: Colour, other: Colour): number {
  return Math.abs((one.h - other.h + 540) % 360 - 180);
}

for (const style of ["cartoon", "anime", "watercolor"] as const) {
  Deno.test(`[stories] the cat of a story in ${style} has one coat and one pair of eyes`, async () => {
    const [first, ...others] = await Promise.all(panels(PROMPT, style).map(coloursOf));
    for (const [i, { coat, iris }] of others.entries()) {
      const apart = difference(coat, first!.coat), turned = hueApart(iris, first!.iris);
      assert.ok(apart < 0.085, `the coat of panel ${i + 2} is ${apart} away`);
      assert.ok(turned < 20, `the eyes of panel ${i + 2} are ${turned} degrees away`);
    }
    const orange = PROMPT.replace("grey", "orange").replace("green", "blue");
    const other = await coloursOf(panels(orange, style)[0]!);
    assert.ok(difference(other.coat, first!.coat) > 0.1, "another coat would be seen");
    assert.ok(hueApart(other.iris, first!.iris) > 60, "other eyes would be seen");
  });
}

Deno.test("[stories] what makes it this cat stays in every panel", () => {
  const { spec } = planCharacter(PROMPT, { style: "cartoon", seed: "7" });
  for (const panel of panels(PROMPT, "cartoon")) {
    for (const part of ["coat", "eyes", "age", "build", "features", "seed", "style"] as const) {
      assert.deepEqual(panel[part], spec[part], part);
    }
  }
});

Deno.test("[stories] place, hour and clothes stay until a line changes them; what it does passes", () => {
  const drawn = panels(PROMPT, "cartoon", [
    { text: "steals the fish", says: "Мяу!" },
    { text: "runs into the garden at night, wearing a red hat" },
    { text: "sleeps" },
    { text: "sits without the hat" },
  ]);
  assert.deepEqual(drawn.map(({ setting }) => setting), ["kitchen", "garden", "garden", "garden"]);
  assert.deepEqual(drawn.slice(1).map(({ time }) => time), ["night", "night", "night"]);
  assert.deepEqual(drawn.map(({ accessories }) => accessories.length), [0, 1, 1, 0]);
  assert.deepEqual(drawn.map(({ props }) => props.length), [1, 0, 0, 0]);
  assert.deepEqual(drawn.map(({ pose }) => pose).slice(1), ["running", "sleeping", "sitting"]);
  assert.deepEqual(drawn.map(({ writing }) => writing?.text), [
    "Мяу!",
    undefined,
    undefined,
    undefined,
  ]);
});

Deno.test("[stories] a thing that chance put beside the cat does not follow it through the story", () => {
  const { spec } = planCharacter(PROMPT, { style: "cartoon", seed: "7" });
  const props = [{ kind: "cake" as const }];
  const thingsWhen = (by: "seed" | "text") => {
    const base = { ...spec, props, provenance: { ...spec.provenance, props: by } };
    const lines = [{ text: "wakes up" }, { text: "runs into the garden" }];
    return panelsOf(base, PROMPT, lines).map((panel) => "spec" in panel && panel.spec.props.length);
  };
  assert.deepEqual(thingsWhen("seed"), [0, 0]);
  assert.deepEqual(thingsWhen("text"), [1, 1]);
});

Deno.test("[stories] a line may quote what the cat says, and may not ask for another cat", () => {
  const { spec } = planCharacter(PROMPT, { style: "cartoon", seed: "7" });
  const [quoted, other] = panelsOf(spec, PROMPT, [
    { text: 'jumps up, saying "Hooray"' },
    { text: "is now a black cat with blue eyes" },
  ]);
  assert.ok(quoted && "spec" in quoted);
  assert.deepEqual(quoted.spec.writing, { on: "speech bubble", text: "Hooray" });
  assert.deepEqual(other, { otherCat: ["coat", "eyes"] });
});
