/**
 * Markings: stripes, spots, patches, points and white, laid on each part of the body.
 * Every mark is clipped by its part, so shapes may reach beyond the edge.
 *
 * @module
 */
import { mix, shift } from "../colour.ts";
import type { Colour } from "../colour.ts";
import { along, ellipse, leaf, ribbon, smooth, valueAt } from "../geometry/shapes.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { mark } from "../items.ts";
import type { CoatTones } from "../palette.ts";
import type { Random } from "../random.ts";
import type { Mark, Point } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import type { Part } from "./figure.ts";

/** What markings are made of. */
export interface Coat {
  coat: CatSpec["coat"];
  tones: CoatTones;
  /** A stream of its own for each named part. */
  randomOf: (name: string) => Random;
}

/** Markings of a part of the body. */
export function partMarks(part: Part, coat: Coat): Mark[] {
  return [...patternMarks(part, coat), ...whiteMarks(part, coat)];
}

/** Markings of the head, in its own coordinates; the face is drawn over them. */
export function headMarks({ coat, tones, randomOf }: Coat, yaw: number): Mark[] {
  return [...headPattern({ coat, tones, randomOf }, yaw), ...headWhite(coat, tones, yaw)];
}

/** Markings of an ear. */
export function earMarks(name: string, outline: Point[], { coat, tones }: Coat): Mark[] {
  const box = bounds(outline);
  switch (coat.pattern) {
    case "calico":
      return [
        mark(
          "patch",
          outline,
          name.startsWith("left") ? patchColours(coat, tones)[0]! : patchColours(coat, tones)[1]!,
        ),
      ];
    case "tortoiseshell":
      return name.startsWith("left") ? [mark("patch", outline, tones.second)] : [];
    case "bicolour":
    case "tuxedo":
    case "solid":
    case "points":
      return [];
    case "tabby":
    case "spotted":
      return [
        mark(
          "stripe",
          ellipse([box.left + widthOf(box) * 0.62, box.top + 4], 24, 30),
          tones.dark,
          6,
        ),
      ];
  }
}

function patternMarks(part: Part, { coat, tones, randomOf }: Coat): Mark[] {
  const random = randomOf(`coat.${part.name}`);
  switch (coat.pattern) {
    case "solid":
    case "tuxedo":
      return [];
    case "tabby":
      return stripes(part, tones.dark, random);
    case "spotted":
      return part.kind === "tail"
        ? stripes(part, tones.dark, random)
        : spots(part, tones.dark, random);
    case "points":
      return points(part, tones.dark);
    case "bicolour":
      return bicolour(part, tones.white, random);
    case "calico":
      return calico(part, patchColours(coat, tones), random);
    case "tortoiseshell":
      return mottle(part, tones.second, random);
  }
}

/** The two colours of a calico's patches; its ground is white. */
export function patchColours(coat: CatSpec["coat"], tones: CoatTones): [Colour, Colour] {
  const first = coat.colour === "white" ? { l: 0.73, c: 0.145, h: 59 } : tones.base;
  const second = coat.second === undefined || coat.second === "white" || coat.second === coat.colour
    ? first.l < 0.5 ? { l: 0.73, c: 0.145, h: 59 } : { l: 0.31, c: 0.02, h: 40 }
    : tones.second;
  return [first, second];
}

function stripes(part: Part, colour: Colour, random: Random): Mark[] {
  if (part.stripes === "none") return [];
  if (part.stripes === "rings") return rings(part, colour);
  const wide = part.widths.reduce((sum, width) => sum + width, 0) / part.widths.length;
  const spacing = Math.max(20, wide * 0.44);
  const length = bounds(part.axis);
  const long = Math.hypot(widthOf(length), heightOf(length));
  const count = Math.max(2, Math.round(long / spacing) - 1);
  const sides = part.stripes === "both" ? [1, -1] : part.stripes === "left" ? [1] : [-1];
  return sides.flatMap((side) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i + 0.75 + (side < 0 ? 0.16 : 0)) / (count + 0.5) + random.between(-0.02, 0.02);
      const { point, normal } = along(part.axis, t);
      const half = valueAt(part.widths, t);
      const reach = (sides.length === 1 ? 1.25 : 0.62) * random.between(0.8, 1.12);
      const edge: Point = [
        point[0] + normal[0] * half * 1.12 * side,
        point[1] + normal[1] * half * 1.12 * side,
      ];
      const end: Point = [
        edge[0] - normal[0] * half * reach * side,
        edge[1] - normal[1] * half * reach * side + half * 0.1,
      ];
      return mark("stripe", leaf(edge, end, Math.max(4.5, spacing * 0.27), side * 3), colour);
    })
  );
}

function rings(part: Part, colour: Colour): Mark[] {
  return [0.22, 0.4, 0.57, 0.73].map((t, i) => {
    const { point, normal } = along(part.axis, t);
    const half = valueAt(part.widths, t) + 4;
    const bend = (
      s: number,
    ): Point => [point[0] + normal[0] * half * s, point[1] + normal[1] * half * s];
    const lead = along(part.axis, t + 0.03).point;
    return mark(
      "stripe",
      ribbon([bend(-1), lead, bend(1)], [6.5 - i * 0.4, 7.5, 6.5 - i * 0.4]),
      colour,
    );
  }).concat(mark("stripe", ellipse(along(part.axis, 1).point, 26, 26), colour));
}

function spots(part: Part, colour: Colour, random: Random): Mark[] {
  if (part.kind === "paw") return [];
  const box = bounds(part.outline);
  const gap = part.kind === "torso" ? 36 : 26;
  const marks: Mark[] = [];
  let row = 0;
  for (let y = box.top + gap * 0.5; y < box.bottom; y += gap * 0.86, row++) {
    for (let x = box.left + (row % 2 ? gap * 0.9 : gap * 0.4); x < box.right; x += gap) {
      const at: Point = [x + random.between(-5, 5), y + random.between(-4, 4)];
      const size = gap * random.between(0.2, 0.31);
      marks.push(
        mark(
          "stripe",
          ellipse(at, size, size * random.between(0.7, 1), random.between(-0.6, 0.6)),
          colour,
        ),
      );
    }
  }
  return marks;
}

function points(part: Part, dark: Colour): Mark[] {
  if (part.kind === "tail" || part.kind === "paw") return [mark("patch", part.outline, dark)];
  if (part.kind !== "leg") return [];
  const end = along(part.axis, 0.95).point;
  return [mark("patch", ellipse(end, 48, 62), dark, 22)];
}

function bicolour(part: Part, white: Colour, random: Random): Mark[] {
  if (part.kind === "paw" || part.kind === "leg" || part.kind === "chest") {
    return [mark("white", part.outline, white)];
  }
  if (part.kind !== "torso") return [];
  const box = bounds(part.outline);
  const x = (box.left + box.right) / 2 + random.between(-10, 10);
  return [
    mark(
      "white",
      blob(
        [x, box.bottom - heightOf(box) * 0.34],
        widthOf(box) * 0.33,
        heightOf(box) * 0.62,
        random,
      ),
      white,
    ),
  ];
}

function calico(part: Part, [first, second]: [Colour, Colour], random: Random): Mark[] {
  if (part.kind === "paw" || part.kind === "chest") return [];
  const box = bounds(part.outline);
  if (part.kind === "tail") {
    const root = along(part.axis, 0.2).point, tip = along(part.axis, 0.92).point;
    return [
      mark("patch", blob(root, 62, 54, random), first),
      mark("patch", blob(tip, 52, 52, random), second),
    ];
  }
  const at = (
    u: number,
    v: number,
  ): Point => [box.left + widthOf(box) * u, box.top + heightOf(box) * v];
  const size = Math.max(26, Math.min(widthOf(box), heightOf(box)) * 0.4);
  if (part.kind === "leg") {
    return random.chance(0.5)
      ? [
        mark(
          "patch",
          blob(at(0.5, 0.2), size * 1.5, size * 1.7, random),
          random.chance(0.5) ? first : second,
        ),
      ]
      : [];
  }
  return [
    mark("patch", blob(at(0.1, 0.32), size * 0.95, size * 1.15, random), first),
    mark(
      "patch",
      blob(at(0.92, random.between(0.45, 0.65)), size * 0.9, size * 1.1, random),
      second,
    ),
    mark("patch", blob(at(0.28, 0.95), size * 0.55, size * 0.5, random), second),
  ];
}

function mottle(part: Part, colour: Colour, random: Random): Mark[] {
  const box = bounds(part.outline);
  const area = widthOf(box) * heightOf(box);
  const count = Math.max(2, Math.min(13, Math.round(area / 3200)));
  return Array.from({ length: count }, () => {
    const at: Point = [random.between(box.left, box.right), random.between(box.top, box.bottom)];
    return mark(
      "patch",
      blob(at, random.between(12, 30), random.between(9, 22), random),
      colour,
      1.5,
    );
  });
}

function whiteMarks(part: Part, { coat, tones }: Coat): Mark[] {
  const has = (place: CatSpec["coat"]["white"][number]) => coat.white.includes(place);
  const tuxedo = coat.pattern === "tuxedo";
  const white = (outline: Point[], soft = 0) => mark("white", outline, tones.white, soft);
  switch (part.kind) {
    case "torso": {
      const box = bounds(part.outline);
      const marks: Mark[] = [];
      if (has("belly") || tuxedo) {
        const upright = part.stripes === "both";
        const at: Point = [
          (box.left + box.right) / 2,
          box.bottom - heightOf(box) * (upright ? 0.34 : 0.02),
        ];
        marks.push(
          white(
            ellipse(
              at,
              widthOf(box) * (upright ? 0.3 : 0.4),
              heightOf(box) * (upright ? 0.5 : 0.22),
            ),
            2,
          ),
        );
      }
      return marks;
    }
    case "chest":
      return has("bib") || tuxedo ? [white(part.outline)] : [];
    case "paw":
      return has("socks") || tuxedo ? [white(part.outline)] : [];
    case "leg":
      return has("socks") || tuxedo ? [white(sock(part))] : [];
    case "tail": {
      if (!has("tailtip")) return [];
      return [white(ellipse(along(part.axis, 1).point, 44, 44))];
    }
    case "thigh":
      return [];
  }
}

function sock(part: Part): Point[] {
  const end = along(part.axis, 1).point, from = along(part.axis, 0.66);
  const half = valueAt(part.widths, 0.66) + 14;
  const left: Point = [
    from.point[0] + from.normal[0] * half,
    from.point[1] + from.normal[1] * half,
  ];
  const right: Point = [
    from.point[0] - from.normal[0] * half,
    from.point[1] - from.normal[1] * half,
  ];
  const beyond = (
    p: Point,
  ): Point => [p[0] + (end[0] - from.point[0]) * 2, p[1] + (end[1] - from.point[1]) * 2];
  return [left, [from.point[0], from.point[1] - 4], right, beyond(right), beyond(left)];
}

function headPattern({ coat, tones, randomOf }: Coat, yaw: number): Mark[] {
  const random = randomOf("coat.head");
  const x = yaw * 12;
  switch (coat.pattern) {
    case "solid":
      return [];
    case "tuxedo":
      return [
        mark(
          "white",
          smooth([[x, -6, "corner"], [x + 22, 36], [x + 52, 62], [x + 40, 104], [x - 40, 104], [
            x - 52,
            62,
          ], [x - 22, 36]]),
          tones.white,
        ),
      ];
    case "tabby":
      return [...forehead(tones.dark, x), ...cheekStripes(tones.dark)];
    case "spotted":
      return [...forehead(tones.dark, x), ...spotsOnCheeks(tones.dark)];
    case "points":
      return [
        mark("patch", ellipse([x, 48], 72, 56), tones.dark, 22),
        mark("patch", ellipse([x, 6], 54, 34), mix(tones.base, tones.dark, 0.5), 20),
      ];
    case "bicolour":
      return [
        mark(
          "white",
          smooth([
            [x, -34, "corner"],
            [x + 16, 4],
            [x + 44, 36],
            [x + 104, 66],
            [x + 60, 120],
            [x - 60, 120],
            [x - 104, 66],
            [x - 44, 36],
            [x - 16, 4],
          ]),
          tones.white,
        ),
      ];
    case "calico": {
      const [first, second] = patchColours(coat, tones);
      return [
        mark("patch", blob([-74, -52], 74, 76, random), first),
        mark("patch", blob([80, -48], 66, 78, random), second),
      ];
    }
    case "tortoiseshell":
      return [
        mark(
          "patch",
          smooth([[x, -110], [x + 2, 40], [x - 20, 52], [-86, 62], [-116, 20], [-80, -80]]),
          tones.second,
        ),
        mark("patch", blob([-66, -30], 20, 15, random), tones.base),
        mark("patch", blob([-88, 26], 18, 12, random), tones.base),
        mark("patch", blob([62, -56], 22, 14, random), tones.second),
        mark("patch", blob([88, 34], 18, 13, random), tones.second),
      ];
  }
}

function headWhite(coat: CatSpec["coat"], tones: CoatTones, yaw: number): Mark[] {
  if (!coat.white.includes("blaze")) return [];
  const x = yaw * 14;
  return [
    mark(
      "white",
      smooth([[x, -84, "corner"], [x + 9, -40], [x + 15, 10], [x + 32, 48], [x - 32, 48], [
        x - 15,
        10,
      ], [x - 9, -40]]),
      tones.white,
    ),
  ];
}

/** The M on a tabby's brow. */
function forehead(colour: Colour, x: number): Mark[] {
  return [
    mark("stripe", leaf([x, -98], [x, -44], 7.5), colour),
    mark("stripe", leaf([x - 27, -96], [x - 19, -42], 7.5, -3), colour),
    mark("stripe", leaf([x + 27, -96], [x + 19, -42], 7.5, 3), colour),
    mark("stripe", leaf([x - 55, -86], [x - 41, -50], 6, -3), colour),
    mark("stripe", leaf([x + 55, -86], [x + 41, -50], 6, 3), colour),
  ];
}

function cheekStripes(colour: Colour): Mark[] {
  return [-1, 1].flatMap((s) => [
    mark("stripe", leaf([s * 120, 6], [s * 84, 18], 6, s * 3), colour),
    mark("stripe", leaf([s * 130, 32], [s * 88, 37], 6.5, s * 3), colour),
    mark("stripe", leaf([s * 118, 62], [s * 82, 58], 6, s * 2), colour),
  ]);
}

function spotsOnCheeks(colour: Colour): Mark[] {
  return [-1, 1].flatMap((s) =>
    ([[96, 14, 6], [104, 34, 7], [92, 54, 6], [82, 34, 4.5]] as const).map(([x, y, r]) =>
      mark("stripe", ellipse([s * x, y], r * 1.3, r), colour)
    )
  );
}

/** A rounded, irregular patch. */
export function blob([x, y]: Point, rx: number, ry: number, random: Random): Point[] {
  const start = random.between(0, 6.28);
  return smooth(Array.from({ length: 9 }, (_, i) => {
    const angle = start + (i / 9) * 2 * Math.PI;
    const reach = random.between(0.78, 1.16);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  }));
}

/** The colour of fur as the ground of a part: calicos are white below their patches. */
export function groundOf(coat: CatSpec["coat"], tones: CoatTones): Colour {
  if (coat.pattern === "calico") return tones.white;
  return coat.length === "curly" ? shift(tones.base, { l: -0.01 }) : tones.base;
}
