/** @module A drawing put through every quality check. */
import { setImmediate } from "node:timers/promises";
import { compose } from "../compose.ts";
import { loadPainter } from "../load_painter.ts";
import type { CatSpec } from "../spec.ts";
import { adherence } from "./adherence.ts";
import { brushwork } from "./brushwork.ts";
import { type Craft, craftOf } from "./craft.ts";
import { type Finding, finding } from "./finding.ts";
import { legibility } from "./legibility.ts";
import { type Fingerprint, fingerprintOf } from "./likeness.ts";
import { partsOf } from "./parts.ts";
import { type Statistics, statisticsOf } from "./statistics.ts";
import { structure } from "./structure.ts";
import { hasPlainGround } from "../world/plain_ground.ts";
import { thresholdsOf } from "./style_thresholds.ts";
import { type View, viewOf } from "./view.ts";

export interface Inspected {
  spec: CatSpec;
  view: View;
  features: Statistics & Craft;
  fingerprint: Fingerprint;
  /** What the checks of adherence, structure, legibility and statistics found. */
  findings: Record<"adherence" | "structure" | "legibility" | "bands", Finding[]>;
}

/** Draws the recipe and looks at it. */
export async function inspect(spec: CatSpec): Promise<Inspected> {
  // The memory of canvases is only freed between two turns of the event loop.
  await setImmediate();
  const scene = compose(spec);
  const parts = partsOf(scene);
  const paint = await loadPainter(spec.style);
  const canvas = paint(scene);
  const view = viewOf(canvas);
  const features = { ...statisticsOf(view), ...craftOf(parts, view) };
  return {
    spec,
    view,
    features,
    fingerprint: fingerprintOf(view),
    findings: {
      adherence: adherence(parts, view),
      structure: structure(parts),
      legibility: legibility(parts, view),
      bands: [
        ...Object.entries(thresholdsOf(spec.style).statistics).flatMap(([name, band]) => {
          const seen = features[name as keyof typeof features];
          // A torso hidden by clothes has no tones; a plain background is flat because words ask for it.
          return Number.isNaN(seen) || (name === "flat" && hasPlainGround(spec))
            ? []
            : [finding(name, seen, band)];
        }),
        ...brushwork({ parts, view, canvas }),
      ],
    },
  };
}
