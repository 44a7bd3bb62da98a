/**
 * The golden pictures seen through every gate.
 */
import assert from "node:assert/strict";
import { type Style, STYLES } from "../../../lib/choices.ts";
import { isMet } from "./finding.ts";
import { inspect, type Inspected } from "./gates.ts";
import { goldenSpecs } from "./golden.ts";
import { distance } from "./likeness.ts";
import { separability } from "./separability.ts";
import { DIVERSITY, SEPARABLE } from "./thresholds.ts";

interface Seen {
  name: string;
  style: Style;
  look: Pick<Inspected, "findings" | "features" | "fingerprint">;
}

let seen: Promise<Seen[]> | undefined;

/** Every golden picture, drawn once for all tests; only what was found is kept. */
function goldenPictures(): Promise<Seen[]> {
  return seen ??= Array.fromAsync(goldenSpecs(), async ({ name, spec }) => {
    const { view: _, ...look } = await inspect(spec);
    return { name, style: spec.style, look };
  });
}

for (const gate of ["adherence", "structure", "legibility", "bands"] as const) {
  Deno.test(`[gates] ${gate}: every golden picture passes`, async () => {
    const missed = (await goldenPictures()).flatMap(({ name, look }) =>
      look.findings[gate].filter((finding) => !isMet(finding))
        .map(({ what, seen, from, to }) => `${name}: ${what} is ${seen}, not ${from} to ${to}`)
    );
    assert.deepEqual(missed, []);
  });
}

Deno.test("[gates] adherence asks much of every style", async () => {
  for (const style of STYLES) {
    const asked = (await goldenPictures()).filter((picture) => picture.style === style)
      .flatMap(({ look }) => look.findings.adherence);
    assert.ok(asked.length >= 40, `${style}: ${asked.length}`);
  }
});

Deno.test("[gates] each style is told from the others", async () => {
  const share = separability(
    (await goldenPictures()).map(({ style, look }) => ({ style, features: look.features })),
  );
  assert.ok(share >= SEPARABLE, `${share}`);
});

Deno.test("[gates] no two golden pictures of a style are alike", async () => {
  for (const [style, pictures] of Map.groupBy(await goldenPictures(), ({ style }) => style)) {
    const distances = pictures.flatMap((one, at) =>
      pictures.slice(0, at).map((other) => distance(one.look.fingerprint, other.look.fingerprint))
    ).sort((a, b) => a - b);
    const [nearest, middle] = [distances[0]!, distances[Math.floor(distances.length / 2)]!];
    assert.ok(nearest >= DIVERSITY.nearest, `${style}: ${nearest}`);
    assert.ok(middle >= DIVERSITY.middle, `${style}: ${middle}`);
  }
});
