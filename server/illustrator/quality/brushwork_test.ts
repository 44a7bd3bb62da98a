import assert from "node:assert/strict";
import type { Style } from "../../../lib/choices.ts";
import { compose } from "../compose.ts";
import { PAINTERS } from "../painters.ts";
import { brushwork } from "./brushwork.ts";
import { isMet } from "./finding.ts";
import { goldenSpec } from "./golden.ts";
import { partsOf } from "./parts.ts";
import { viewOf } from "./view.ts";

const DESCRIPTION = "a curious grey tabby sitting in a meadow by day";

/** What is missing in a picture painted in one style and looked at as if it were of another. */
function missing(painted: Style, asked: Style): string[] {
  const scene = compose(goldenSpec(DESCRIPTION, asked));
  const canvas = PAINTERS[painted](compose(goldenSpec(DESCRIPTION, painted)));
  return brushwork({ parts: partsOf(scene), view: viewOf(canvas), canvas })
    .filter((finding) => !isMet(finding)).map(({ what }) => what);
}

Deno.test("[gates] each style keeps its promises", () => {
  for (const style of ["pixel", "cartoon", "anime", "realistic", "watercolor"] as const) {
    assert.deepEqual(missing(style, style), [], style);
  }
});

Deno.test("[gates] no style keeps the promises of another", () => {
  assert.deepEqual(missing("cartoon", "pixel"), ["colours of the palette", "blocks of one colour"]);
  assert.deepEqual(missing("realistic", "cartoon"), ["edge with a line"]);
  assert.deepEqual(missing("cartoon", "realistic"), ["hair along its flow"]);
  assert.deepEqual(missing("cartoon", "watercolor"), ["grain of the paper", "clouds in the paper"]);
});
