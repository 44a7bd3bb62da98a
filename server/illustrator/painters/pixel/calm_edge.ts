/**
 * @module The edge of a form as a hand sets it: locks of fur are clusters of cells, and no single cell
 * stands out of the edge or is missing in it.
 */
import { isSet, type Mask, SIDE } from "./mask.ts";

/** A cell belongs to the form if so many of the nine around it do. */
const MOST = 5;
/** Smaller forms, in cells, would lose their tips. */
const LARGE = 170;
/** A cell with fewer of its four sides within the form is a spur. */
const LEAST_SIDES = 2;

/** The cells of a form with a calm edge; of small forms only spurs go. */
export function calmed(mask: Mask): Mask {
  return mask.count > LARGE ? smoothed(smoothed(mask)) : withoutSpurs(mask);
}

function smoothed(mask: Mask): Mask {
  return rebuilt(mask, (x, y) => {
    let around = 0;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) if (isSet(mask, x + dx, y + dy)) around++;
    }
    return around >= MOST;
  });
}

function withoutSpurs(mask: Mask): Mask {
  return rebuilt(mask, (x, y) => {
    if (!isSet(mask, x, y)) return false;
    const sides = [isSet(mask, x - 1, y), isSet(mask, x + 1, y), isSet(mask, x, y - 1)];
    return [...sides, isSet(mask, x, y + 1)].filter(Boolean).length >= LEAST_SIDES;
  });
}

/** A mask in the same box of the cells that are to be taken. */
function rebuilt({ box }: Mask, takes: (x: number, y: number) => boolean): Mask {
  const on = new Uint8Array(SIDE * SIDE);
  let count = 0;
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= box.right; x++) {
      if (!takes(x, y)) continue;
      on[y * SIDE + x] = 1;
      count++;
    }
  }
  return { on, count, box };
}
