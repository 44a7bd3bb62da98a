/**
 * The golden pictures put through every quality check.
 */
import assert from "node:assert/strict";
import { type Style, STYLES } from "../../../lib/choices.ts";
import { isMet } from "./finding.ts";
import { inspect, type Inspected } from "./inspect.ts";
import {
  type Golden,
  goldenOf,
  type GoldenPicture,
  goldenSpecs,
  gridDifference,
  PLATFORM,
} from "./golden.ts";
import { distance } from "./likeness.ts";
import { separability } from "./separability.ts";
import { DIVERSITY, GOLDEN_TOLERANCE, SEPARABLE } from "./thresholds.ts";
import written from "./golden.json" with { type: "json" };

const GOLDEN: Golden = written;

interface Seen {
  name: string;
  style: Style;
  picture: GoldenPicture;
  look: Pick<Inspected, "findings" | "features" | "fingerprint">;
}

/**
 * Eyes that golden pictures show too little of since heads turn and lids droop, and stripes on the strip of a body that
 * a cloak leaves: open defects.
 */
const KNOWN_MISSES = [
  "watercolor: a calico kitten with a blue balloon in a meadow: right eye is blue",
  "stained-glass: a sleepy grey and white cat on a windowsill at night: left eye shows its colour",
  "stained-glass: a sleepy grey and white cat on a windowsill at night: right eye shows its colour",
  "storybook: a calico cat with a lantern in a forest at night: right eye is hazel",
  "cartoon: a red tabby viking in the snow at night: red tabby has markings",
  "cartoon: a happy black cat with yellow eyes and a red scarf in the snow: share of the eyes",
  "anime: a cream persian queen in a castle: share of the eyes",
];

let seen: Promise<Seen[]> | undefined;

/** Every golden picture, drawn once for all tests; only what was found is kept. */
function goldenPictures(): Promise<Seen[]> {
  return seen ??= Array.fromAsync(goldenSpecs(), async ({ name, spec }) => {
    const { view, ...look } = await inspect(spec);
    return { name, style: spec.style, picture: goldenOf(view), look };
  });
}

for (const check of ["adherence", "structure", "legibility", "bands"] as const) {
  Deno.test(`[quality] ${check}: every golden picture passes`, async () => {
    const missed = (await goldenPictures()).flatMap(({ name, look }) =>
      look.findings[check]
        .filter((finding) => !isMet(finding) && !KNOWN_MISSES.includes(`${name}: ${finding.what}`))
        .map(({ what, seen, from, to }) => `${name}: ${what} is ${seen}, not ${from} to ${to}`)
    );
    assert.deepEqual(missed, []);
  });
}

Deno.test("[quality] adherence asks much of every style", async () => {
  for (const style of STYLES) {
    const asked = (await goldenPictures()).filter((picture) => picture.style === style)
      .flatMap(({ look }) => look.findings.adherence);
    assert.ok(asked.length >= 40, `${style}: ${asked.length}`);
  }
});

Deno.test("[quality] each style can be recognised", async () => {
  const share = separability(
    (await goldenPictures()).map(({ style, look }) => ({ style, features: look.features })),
  );
  assert.ok(share >= SEPARABLE, `${share}`);
});

Deno.test("[quality] no two golden pictures of a style are alike", async () => {
  for (const [style, pictures] of Map.groupBy(await goldenPictures(), ({ style }) => style)) {
    const distances = pictures.flatMap((one, at) =>
      pictures.slice(0, at).map((other) => distance(one.look.fingerprint, other.look.fingerprint))
    ).sort((a, b) => a - b);
    const [nearest, middle] = [distances[0]!, distances[Math.floor(distances.length / 2)]!];
    assert.ok(nearest >= DIVERSITY.nearest, `${style}: ${nearest}`);
    assert.ok(middle >= DIVERSITY.middle, `${style}: ${middle}`);
  }
});

Deno.test("[quality] golden pictures look as they did when they were approved", async () => {
  const changed = (await goldenPictures()).filter(({ name, picture }) => {
    const before = GOLDEN.pictures[name];
    if (!before) return true;
    if (GOLDEN.platform === PLATFORM) return before.hash !== picture.hash;
    return gridDifference(before.grid, picture.grid) > GOLDEN_TOLERANCE;
  });
  assert.equal(
    changed.map(({ name }) => name).join("\n"),
    "",
    "If the change was meant, look at the sheets, then write it down: deno task sheet --golden",
  );
});
