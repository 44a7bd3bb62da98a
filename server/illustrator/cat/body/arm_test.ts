import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { contains } from "../../geometry/measure.ts";
import { along, valueAt } from "../../geometry/polyline.ts";
import type { Region } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { drawCat } from "../cat.ts";

const POSES = ["waving", "upright", "dancing", "saluting", "flexing"] as const;

const figureIn = (pose: CatSpec["pose"]) => drawCat({ ...PLAIN_CAT, pose, seed: "3" }).figure;

Deno.test("[arms] narrow from the shoulder to the wrist and bend at the elbow", () => {
  for (const pose of POSES) {
    const { axis, widths } = figureIn(pose).limbs.find(({ name }) => name === "right foreleg")!;
    assert.ok(valueAt(widths, 0.1) > 1.5 * valueAt(widths, 0.95), pose);
    const [one, elbow, other] = [0.2, 0.5, 0.85].map((share) => along(axis, share).point);
    const turn = Math.atan2(other![1] - elbow![1], other![0] - elbow![0]) -
      Math.atan2(elbow![1] - one![1], elbow![0] - one![0]);
    assert.ok(Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > 0.6, pose);
  }
});

Deno.test("[arms] a raised paw has no edge where its forearm comes in", () => {
  for (const pose of POSES) {
    const { front, limbs } = figureIn(pose);
    const paw = [...front, ...limbs].find(({ name }) => name === "right forepaw")!;
    assert.ok(paw.contour && paw.contour.length < 0.9 * paw.outline.length, pose);
  }
});

Deno.test("[arms] the sock of a bent arm begins below its elbow", () => {
  const coat = { ...PLAIN_CAT.coat, pattern: "tuxedo" as const };
  for (const pose of ["waving", "upright"] as const) {
    const { limbs, figure } = drawCat({ ...PLAIN_CAT, pose, seed: "3", coat });
    const arm = limbs.find(({ name }) => name === "right foreleg") as Region;
    const part = figure.limbs.find(({ name }) => name === "right foreleg")!;
    const sock = arm.marks.find(({ kind }) => kind === "white")!;
    for (const share of [0.3, 0.42]) {
      assert.ok(!contains(sock.outline, along(part.axis, share).point), `${pose} ${share}`);
    }
  }
});

Deno.test("[arms] the tail of a cat that waves lies on its other side", () => {
  const { back, hand } = figureIn("waving");
  const tail = back.find(({ kind }) => kind === "tail")!;
  assert.ok(Math.sign(tail.axis.at(-1)![0]) !== Math.sign(hand.at[0]));
});
