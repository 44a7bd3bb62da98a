/** @module How different two colours look: CIEDE2000, after Sharma, Wu and Dalal 2005. */

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [r: number, g: number, b: number];

/** CIE L*a*b* under D65. */
export type Cielab = readonly [l: number, a: number, b: number];

/** The white of D65. */
const WHITE = [0.95047, 1, 1.08883] as const;

const TURN = 360;
const RADIANS = Math.PI / 180;

/** The colour of "#rrggbb". */
export function rgbOfHex(hex: string): Rgb {
  const at = (place: number) => parseInt(hex.slice(place, place + 2), 16);
  return [at(1), at(3), at(5)];
}

/** The colour in CIE L*a*b*. */
export function cielabOf(rgb: Rgb): Cielab {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const [x, y, z] = [
    0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    0.0193339 * r + 0.119192 * g + 0.9503041 * b,
  ].map((part, i) => {
    const share = part / WHITE[i]!;
    return share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27 * share + 16) / 116;
  }) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The difference; 1 is just seen. */
export function ciede2000([l1, a1, b1]: Cielab, [l2, a2, b2]: Cielab): number {
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hueOf(p1, b1), hueOf(p2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + TURN * 1.5) % TURN) - TURN / 2;
  const dL = l2 - l1, dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2 * RADIANS);
  const l = (l1 + l2) / 2, c = (c1 + c2) / 2;
  const h = isGrey
    ? h1 + h2
    : Math.abs(h1 - h2) <= TURN / 2
    ? (h1 + h2) / 2
    : (h1 + h2 + (h1 + h2 < TURN ? TURN : -TURN)) / 2;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) -
    0.2 * cos(4 * h - 63);
  const sL = 1 + 0.015 * (l - 50) ** 2 / Math.sqrt(20 + (l - 50) ** 2);
  const sC = 1 + 0.045 * c, sH = 1 + 0.015 * c * t;
  const rotation = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) *
    Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RADIANS);
  return Math.sqrt(
    (dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH),
  );
}

function hueOf(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RADIANS + TURN) % TURN;
}

function cos(degrees: number): number {
  return Math.cos(degrees * RADIANS);
}
