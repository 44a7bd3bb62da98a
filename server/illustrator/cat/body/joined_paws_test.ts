import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { STYLES } from "../../../../lib/choices.ts";
import { contains } from "../../geometry/measure.ts";
import { valueAt } from "../../geometry/polyline.ts";
import { drawCat } from "../cat.ts";
import { POSE_NAMES } from "../poses.ts";
import type { Part } from "./figure.ts";
import { legOf } from "./joined_paws.ts";

/** Arms of upright cats are widened by the girth of the body. */
const BUILDS = ["average", "chubby", "slim"] as const;

function touch(paw: Part, leg: Part): boolean {
  return leg.outline.some((point) => contains(paw.outline, point)) ||
    paw.outline.some((point) => contains(leg.outline, point));
}

Deno.test("[limbs] every paw touches its leg, in every pose and style, every pose and build", () => {
  for (const [place, pose] of POSE_NAMES.entries()) {
    for (const [at, style] of STYLES.entries()) {
      const build = BUILDS[(place + at) % BUILDS.length]!;
      const { figure } = drawCat({ ...PLAIN_CAT, pose, style, build, seed: "3" });
      const parts = [...figure.back, ...figure.torso, ...figure.limbs, ...figure.front];
      for (const paw of parts.filter(({ kind }) => kind === "paw")) {
        const leg = parts.find(({ name }) => name === legOf(paw.name));
        if (!leg) continue;
        assert.ok(touch(paw, leg), `${pose}, ${style}, ${build}: ${paw.name} is apart`);
      }
    }
  }
});

Deno.test("[limbs] legs from joints are thinnest at the ankle, much thinner than the paw below it", () => {
  for (const pose of ["sitting", "standing", "walking"] as const) {
    const { figure } = drawCat({ ...PLAIN_CAT, pose, seed: "3" });
    const parts = [...figure.back, ...figure.limbs];
    for (const paw of parts.filter(({ kind }) => kind === "paw")) {
      const leg = parts.find(({ name }) => name === legOf(paw.name));
      if (!leg) continue;
      const ankle = leg.widths!.at(-1)!;
      assert.ok(ankle < 0.66 * paw.toes!.size, `${pose}: ${leg.name} ${ankle}, ${paw.toes!.size}`);
    }
  }
});

Deno.test("[limbs] the toes of a white paw have lines of white fur, not of the orange leg", () => {
  const { limbs } = drawCat({
    ...PLAIN_CAT,
    coat: { ...PLAIN_CAT.coat, white: ["socks"] },
    seed: "3",
  });
  const lines = limbs.filter((item) => item.is === "line" && / toe /.test(item.name));
  assert.ok(lines.length > 0);
  for (const item of lines) {
    assert.ok(item.is === "line" && item.colour.c < 0.06, `${item.name} ${JSON.stringify(item)}`);
  }
});

Deno.test("[limbs] the hind legs of an upright cat are widest at the thigh and narrow to the hock", () => {
  for (const pose of ["upright", "saluting"] as const) {
    const { figure } = drawCat({ ...PLAIN_CAT, pose, seed: "3" });
    for (const side of ["left", "right"]) {
      const { widths } = figure.limbs.find(({ name }) => name === `${side} hind leg`)!;
      assert.ok(valueAt(widths!, 0.2) > 1.8 * valueAt(widths!, 0.9), `${pose}: ${side}`);
    }
  }
});

Deno.test("[limbs] a foreleg that stands is thick above the elbow and narrows to the wrist", () => {
  for (const pose of ["sitting", "standing"] as const) {
    for (const view of ["front", "three-quarter"] as const) {
      const { figure } = drawCat({ ...PLAIN_CAT, pose, view, seed: "3" });
      const forelegs = figure.limbs.filter(({ name }) => name.endsWith("foreleg"));
      assert.ok(forelegs.length > 0, `${pose}, ${view}`);
      for (const { name, widths } of forelegs) {
        const wrist = valueAt(widths, 0.85);
        assert.ok(valueAt(widths, 0.25) > 1.6 * wrist, `${pose}, ${view}: ${name}`);
      }
    }
  }
});

Deno.test("[limbs] a paw that stands is notched between its toes", () => {
  const { figure } = drawCat({ ...PLAIN_CAT, pose: "sitting", view: "front", seed: "3" });
  const { outline, toes } = figure.limbs.find(({ name }) => name === "right forepaw")!;
  const lowestAt = (share: number) =>
    Math.max(
      ...outline.filter(([x]) => Math.abs(x - toes!.at[0] - share * toes!.size) < 2).map(([, y]) =>
        y
      ),
    );
  for (const side of [-1, 1]) {
    const notch = lowestAt(0.34 * side);
    assert.ok(notch < lowestAt(0) - 1 && notch < lowestAt(0.56 * side) - 1, `${side}: ${notch}`);
  }
});
