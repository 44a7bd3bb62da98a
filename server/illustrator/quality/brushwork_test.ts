import assert from "node:assert/strict";
import { type Style, STYLES } from "../../../lib/choices.ts";
import { compose } from "../compose.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { brushwork } from "./brushwork.ts";
import { isMet } from "./finding.ts";
import { goldenSpec } from "./golden.ts";
import { partsOf } from "./parts.ts";
import { viewOf } from "./view.ts";

const DESCRIPTION = "a curious grey tabby sitting in a meadow by day under a clear sky";

/** What is missing in a picture painted in one style and looked at as if it were of another. */
async function missing(painted: Style, asked: Style): Promise<string[]> {
  const scene = compose(goldenSpec(DESCRIPTION, asked));
  const paint = await STYLE_ENTRIES[painted].loadPainter();
  const canvas = paint(compose(goldenSpec(DESCRIPTION, painted)));
  return brushwork({ parts: partsOf(scene), view: viewOf(canvas), canvas })
    .filter((finding) => !isMet(finding)).map(({ what }) => what);
}

Deno.test("[quality] each style keeps its promises", async () => {
  for (const style of STYLES.filter((style) => STYLE_ENTRIES[style].quality.brushwork)) {
    assert.deepEqual(await missing(style, style), [], style);
  }
});

Deno.test("[quality] no style keeps the promises of another", async () => {
  assert.deepEqual(await missing("cartoon", "pixel"), [
    "colours of the palette",
    "blocks of one colour",
  ]);
  assert.deepEqual(await missing("realistic", "cartoon"), ["edge with a line"]);
  assert.deepEqual(await missing("cartoon", "realistic"), ["hair along its flow"]);
  assert.deepEqual(await missing("cartoon", "watercolor"), [
    "bare paper",
    "grain of the paper",
    "clouds in the paper",
  ]);
});
