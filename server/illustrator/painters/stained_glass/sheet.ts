/**
 * @module Sheets of glass that panes are cut from: streaked, or full of seeds, which are small bubbles.
 */
import type { Canvas } from "../canvas.ts";
import { greyTile, repeatingField, tileStream } from "../noise.ts";
import { tilingOf } from "../tiling.ts";

const TILE = 256;
/** Bubbles of a seedy sheet. */
const SEEDS = 46;

/** Mouth-blown glass. */
export const streaked = tilingOf(streakedTile);

/** Seedy glass. */
export const seedy = tilingOf(seedyTile);

/** Long waves, fine streaks. */
function streakedTile(): Canvas {
  const random = tileStream("glass");
  const wave = repeatingField(random, 8), streak = repeatingField(random, 64, 8);
  return greyTile(
    TILE,
    (x, y) =>
      0.5 + 0.2 * wave(x / 32, y / 32) +
      0.15 * streak((x + 6 * wave(x / 32, y / 32)) / 4, y / 32) + random.between(-0.03, 0.03),
  );
}

/** Waves as of water, and bubbles that lie with the pull of the blower. */
function seedyTile(): Canvas {
  const random = tileStream("seeds");
  const wave = repeatingField(random, 8);
  const seeds = Array.from({ length: SEEDS }, () => ({
    x: random.between(12, TILE - 12),
    y: random.between(12, TILE - 12),
    r: random.between(1.3, 3.4),
  }));
  return greyTile(TILE, (x, y) => {
    let light = 0.5 + 0.17 * wave(x / 32, y / 32);
    for (const seed of seeds) {
      const dx = (x - seed.x) / seed.r, dy = (y - seed.y) / (seed.r * 1.7);
      const far = dx * dx + dy * dy;
      if (far < 1) light += dy < 0 ? 0.34 : 0.1;
      else if (far < 2.4) light -= 0.16;
    }
    return light;
  });
}
