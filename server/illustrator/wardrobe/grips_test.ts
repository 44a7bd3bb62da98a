import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { compose } from "../compose.ts";
import { boundsOf } from "../geometry/measure.ts";
import { parse } from "../words/parse.ts";
import { resolve } from "../words/resolve.ts";
import { POSES } from "../cat/poses.ts";
import { GRIPPED } from "./grips.ts";

Deno.test("[grips] a tool is held upright in a raised paw, which lies over its handle", () => {
  for (const kind of GRIPPED) {
    const { items } = compose({
      ...PLAIN_CAT,
      pose: "sitting",
      setting: "studio",
      props: [{ kind }],
    });
    const thing = boundsOf(items.filter(({ shows }) => shows === `thing ${kind}`));
    const paws = items.filter(({ name }) => /forepaw$/.test(name));
    const holding = paws.find((paw) => {
      const { left, right, top, bottom } = boundsOf([paw]);
      return left < thing.right && right > thing.left && top < thing.bottom && bottom > thing.top;
    });
    assert.ok(holding, `${kind} is in no paw`);
    const paw = boundsOf([holding]), above = paw.top - thing.top, below = thing.bottom - paw.bottom;
    assert.ok(above > 0.3 * (thing.bottom - thing.top), `${kind}: ${above} above the paw`);
    assert.ok(above > below, `${kind}: ${below} below the paw`);
    const lies = items.findIndex(({ shows }) => shows === `thing ${kind}`);
    assert.ok(items.indexOf(holding) > lies, `${kind} lies over the paw`);
  }
});

Deno.test("[grips] where the seed chooses the pose, a paw is free to hold it", () => {
  for (let seed = 0; seed < 20; seed++) {
    const { pose } = resolve(parse("a cat with a lollipop"), { style: "cartoon", seed: `${seed}` });
    assert.ok(!POSES[pose].isRest && pose !== "walking" && pose !== "running", pose);
  }
});
