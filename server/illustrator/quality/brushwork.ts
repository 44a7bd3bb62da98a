/**
 * @module What only one style promises: the blocks and the few colours of pixel art, the unbroken line of a
 * cartoon, the two tones of anime, the hair of a realistic coat, grain and white of paper.
 */
import type { Canvas } from "../painters/canvas.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { commonest } from "./craft.ts";
import { type Finding, finding } from "./finding.ts";
import { cellsOf, erodedBy, maskOf, type Parts } from "./parts.ts";
import { cellOut, edgeOf } from "./silhouette.ts";
import { strandsIn } from "./strands.ts";
import { thresholdsOf } from "./style_thresholds.ts";
import { BRUSHWORK } from "./thresholds.ts";
import { isPaper, shareOf, type View } from "./view.ts";

/** A painting and what it shows. */
export interface Painting {
  /** What is where in the scene. */
  parts: Parts;
  /** The painting as cells. */
  view: View;
  /** The painting as pixels. */
  canvas: Canvas;
}

/** What a style may promise; its entry names which. */
export type Brushwork = "blocks" | "outline" | "two tones" | "strands" | "paper";

const CHECKS: Record<Brushwork, (painting: Painting) => Finding[]> = {
  blocks,
  outline,
  "two tones": twoTones,
  strands,
  paper,
};

/** Whether a painting keeps what its style promises; nothing for styles that promise nothing. */
export function brushwork(painting: Painting): Finding[] {
  const promise = thresholdsOf(painting.parts.scene.spec.style).brushwork;
  return promise ? CHECKS[promise](painting) : [];
}

/** Pixels of the picture along a side of a block of pixel art. */
const BLOCK = 8;

function blocks({ canvas }: Painting): Finding[] {
  const pixels = pixelsOf(canvas);
  const colours = new Set<number>();
  let whole = 0;
  for (let y = 0; y < PICTURE_SIZE; y += BLOCK) {
    for (let x = 0; x < PICTURE_SIZE; x += BLOCK) {
      const first = pixels[y * PICTURE_SIZE + x]!;
      colours.add(first);
      if (isOfOneColour(pixels, x, y, first)) whole++;
    }
  }
  return [
    finding("colours of the palette", colours.size, BRUSHWORK.palette),
    finding("blocks of one colour", whole / (PICTURE_SIZE / BLOCK) ** 2, { from: 1 }),
  ];
}

function isOfOneColour(pixels: Uint32Array, left: number, top: number, colour: number): boolean {
  for (let y = top; y < top + BLOCK; y++) {
    const row = y * PICTURE_SIZE + left;
    for (let at = row; at < row + BLOCK; at++) if (pixels[at] !== colour) return false;
  }
  return true;
}

/** Cells on both sides of the edge in which its line may run: tufts lead it out and in. */
const REACH = [-3, -2, -1, 0, 1, 2, 3];

/** A line is darker than the cat by this, or as dark as this by itself. */
const DARKER = 0.05, INK = 0.42;

function outline({ parts, view: { lightness } }: Painting): Finding[] {
  const lined = edgeOf(parts).flatMap((point) => {
    const within = cellOut(point, -7);
    if (within === undefined) return [];
    const darkest = Math.min(
      ...REACH.flatMap((by) => cellOut(point, by) ?? []).map((cell) => lightness[cell]!),
    );
    return [darkest < INK || darkest < lightness[within]! - DARKER];
  });
  return [finding("edge with a line", shareOf(lined, Boolean), BRUSHWORK.line)];
}

/** Lightnesses within this are one tone. */
const TONE = 0.07;

function twoTones({ parts, view: { lightness } }: Painting): Finding[] {
  const cells = cellsOf(
    erodedBy(maskOf(parts, (item, mark) => item?.name === "torso" && !mark), 1),
  );
  if (cells.length < 50) return [];
  const values = Float64Array.from(cells, (cell) => lightness[cell]!).sort();
  const first = commonest(values, TONE);
  const rest = values.filter((value) => value < first.from || value > first.from + TONE);
  return [
    finding(
      "coat in two tones",
      (first.count + commonest(rest, TONE).count) / values.length,
      BRUSHWORK.tones,
    ),
  ];
}

function strands({ parts, canvas }: Painting): Finding[] {
  const { length } = parts.scene.spec.coat;
  // Curls run everywhere.
  const hair = length === "curly" ? undefined : strandsIn(parts, canvas);
  return hair
    ? [
      finding("hair in strands", hair.coherence, BRUSHWORK.strands),
      finding("hair along its flow", hair.along, BRUSHWORK.flow),
    ]
    : [];
}

/** Rows and columns of pixels that are bare paper at the top of every watercolour. */
const MARGIN = { top: 4, bottom: 16, left: 20, right: 1000 };

function paper({ view, canvas }: Painting): Finding[] {
  const bare = shareOf([...view.lightness.keys()], (cell) => isPaper(view, cell));
  const pixels = canvas.data();
  // Grain is a change over a few pixels that does not grow over more.
  const grain = changeOver(pixels, 4);
  return [
    finding("bare paper", bare, BRUSHWORK.bare),
    finding("grain of the paper", grain, BRUSHWORK.grain),
    finding("clouds in the paper", changeOver(pixels, 12) / grain, BRUSHWORK.clouds),
  ];
}

/** Mean difference of margin pixels this far apart, 0..255. */
function changeOver(pixels: Uint8Array, lag: number): number {
  let sum = 0, count = 0;
  for (let y = MARGIN.top; y < MARGIN.bottom; y++) {
    for (let x = MARGIN.left; x < MARGIN.right; x++) {
      const at = (y * PICTURE_SIZE + x) * 4 + 1;
      sum += Math.abs(pixels[at]! - pixels[at + lag * 4]!);
      count++;
    }
  }
  return sum / count;
}

function pixelsOf(canvas: Canvas): Uint32Array {
  const { buffer, byteOffset, byteLength } = canvas.data();
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}
