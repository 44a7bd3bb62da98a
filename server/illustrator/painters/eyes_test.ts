import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { difference } from "../colour/colour.ts";
import type { Eye, Item } from "../scene.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { solid } from "../../../tests/support/cat.ts";
import { sampler, sceneOf } from "../../../tests/support/painting.ts";

/** Eyes of this share of their size end far above the place that is looked at. */
const SMALL = 0.4;

// Where fur is modelled an eye lies in a modelled socket, which goes with it.
for (const style of STYLES.filter((each) => each !== "realistic")) {
  Deno.test(`[${style}] below an eye that a cheek cuts off lies the cheek, and no bag of skin`, async () => {
    const scene = sceneOf("a sitting cat in a studio", style, { coat: solid("orange") });
    const cut: Item[] = scene.items.map((item) =>
      item.is === "eye" ? { ...item, upperLid: 0, lowerLid: 0.4 } : item
    );
    const eyes = cut.filter((item): item is Eye => item.is === "eye");
    const paint = await STYLE_ENTRIES[style].loadPainter();
    const shown = sampler(paint({ ...scene, items: cut }));
    // Much smaller eyes leave the cheek bare; without any a face of glass would be cut into other panes.
    const small = cut.map((item): Item =>
      item.is === "eye" ? { ...item, size: [item.size[0] * SMALL, item.size[1] * SMALL] } : item
    );
    const bare = sampler(paint({ ...scene, items: small }));
    assert(eyes.length > 0);
    for (const { centre: [x, y], size: [, h] } of eyes) {
      const apart = difference(shown([x, y + h * 0.8]), bare([x, y + h * 0.8]));
      assert(apart < 0.06, `${apart}`);
    }
  });
}
