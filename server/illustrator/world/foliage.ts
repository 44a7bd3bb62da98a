/**
 * @module What the season makes of everything that grows: blossom in spring, fruit in summer, turned leaves
 * in autumn, bare branches under snow in winter.
 */
import { type Colour, mix, shift } from "../colour/colour.ts";
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import { ellipse, leaf, ribbon } from "../geometry/shapes.ts";
import { mark, scenery } from "../items.ts";
import type { Item, Mark, Point, Region } from "../scene.ts";
import type { Season } from "../spec.ts";
import type { Land } from "./place.ts";
import { growingSeason } from "./place_entry.ts";
import { SNOW } from "./tones.ts";
import { times } from "../times.ts";

/** Leaves that have turned, tree by tree. */
const TURNED: readonly Colour[] = [
  { l: 0.68, c: 0.16, h: 55 },
  { l: 0.58, c: 0.17, h: 33 },
  { l: 0.78, c: 0.14, h: 82 },
  { l: 0.63, c: 0.16, h: 45 },
];
const BLOSSOMS: readonly Colour[] = [
  { l: 0.88, c: 0.08, h: 355 },
  { l: 0.95, c: 0.025, h: 20 },
  { l: 0.9, c: 0.09, h: 95 },
];
const FRUIT: Colour = { l: 0.57, c: 0.19, h: 27 };

/** Beyond this the colour scheme takes over, and leaves keep their own colour however far they are. */
const NEAR = 0.3;

const CROWNS: ReadonlySet<string> = new Set(["crown", "bush"]);
const CHERRIES: ReadonlySet<string> = new Set(["blossom", "far blossom", "petal", "petal before"]);

/** What snow covers. */
const SUMMER_ONLY =
  /^(?:stalk|leaf|petals|flower heart|tulip|sunflower|sunflower heart|toadstool .+|lily|lily pad|petal|petal before)$/;

/** Where snow stays lying. */
const SNOWY =
  /^(?:bush|fir|rock|cornice|awning|lamp roof|gable roof|chimney top|roof|tower rim|castle wall|gate roof|gate lintel|lantern roof|fence rail|picket|railing bar|gravestone|crooked roof|tower roof|barn roof|windmill cap|hay bale|planter)$/;
const DISTANCE = /hills|hill|woods|fields|wheat/;

/** The items of a place as this season leaves them. */
export function inLeaf(items: readonly Item[], land: Land): Item[] {
  const season = growingSeason(land.spec, land.entry);
  if (!season) return [...items];
  const grown = items.flatMap((item, index) =>
    item.is === "region"
      ? AS_GROWN[season](item, { land, index, before: items[index - 1] })
      : winter(item)
  );
  return grown;

  function winter(item: Item): Item[] {
    return season === "winter" && SUMMER_ONLY.test(item.name) ? [] : [item];
  }
}

interface Around {
  land: Land;
  index: number;
  /** The item drawn before: a crown's trunk. */
  before: Item | undefined;
}

const AS_GROWN: Record<Season, (region: Region, around: Around) => Item[]> = {
  spring(region, { land, index }) {
    if (!CROWNS.has(region.name)) return [region];
    const petal = graded(land, BLOSSOMS[index % BLOSSOMS.length]!);
    const blossoming = region.name === "crown" && index % 3 !== 0
      ? recoloured(region, petal)
      : region;
    const dots = blossoming === region ? petal : shift(petal, { l: 0.05, c: -0.03 });
    return [withDots(blossoming, land, { colour: dots, count: 16, size: 0.055 })];
  },
  summer(region, { land, index }) {
    if (region.name !== "crown" || index % 2) return [region];
    return [withDots(region, land, { colour: graded(land, FRUIT), count: 9, size: 0.06 })];
  },
  autumn(region, { land, index }) {
    if (region.name === "fir" && isLarch(region)) {
      return [recoloured(region, graded(land, shift(TURNED[2]!, { l: -0.06 })))];
    }
    if (!CROWNS.has(region.name) && !CHERRIES.has(region.name)) return [region];
    // Neighbours differ: regions of one tree are counted one by one.
    const colour = TURNED[(index * 7 + (CHERRIES.has(region.name) ? 1 : 0)) % TURNED.length]!;
    return [recoloured(region, graded(land, colour))];
  },
  winter(region, { land, before }) {
    if (SUMMER_ONLY.test(region.name)) return [];
    const snow = graded(land, SNOW);
    if (region.name === "crown" && before?.is === "region") {
      return bareCrown(region, before.colour, snow);
    }
    if (CHERRIES.has(region.name)) return [recoloured(region, snow)];
    const covered = region.role === "ground" && region.texture !== "water" &&
      region.texture !== "cloth";
    if (covered || DISTANCE.test(region.name)) {
      return [recoloured(region, mix(region.colour, snow, 0.72))];
    }
    return [SNOWY.test(region.name) ? withSnow(region, snow) : region];
  },
};

/** One conifer of three sheds its needles; the tiers of a tree share their tip. */
function isLarch({ outline: [tip] }: Region): boolean {
  return Math.floor(tip![0]) % 3 === 0;
}

function graded({ grade }: Land, colour: Colour): Colour {
  return grade(colour, NEAR);
}

/** In another colour, lights and shades as far from it as before. */
function recoloured(region: Region, colour: Colour): Region {
  const moved = ({ l }: Colour) => shift(colour, { l: l - region.colour.l });
  return {
    ...region,
    colour,
    ...(region.colourEnd ? { colourEnd: moved(region.colourEnd) } : {}),
    marks: region.marks.map((mark) => ({ ...mark, colour: moved(mark.colour) })),
  };
}

/** With blossoms or fruit strewn over it. */
function withDots(
  region: Region,
  { random }: Land,
  { colour, count, size }: { colour: Colour; count: number; size: number },
): Region {
  const box = boundsOf([region]), where = random("season.dots");
  const reach = Math.min(widthOf(box), heightOf(box)) * size;
  const dots = times(count, (): Mark => {
    const at: Point = [
      where.between(box.left + reach, box.right - reach),
      where.between(box.top + reach, box.bottom - reach),
    ];
    return mark("detail", ellipse(at, reach, reach), colour);
  });
  return { ...region, marks: [...region.marks, ...dots] };
}

/** Snow on its upper part, with a soft lower edge. */
function withSnow(region: Region, snow: Colour): Region {
  const { left, right, top, bottom } = boundsOf([region]);
  const low = top + (bottom - top) * 0.42, swing = (bottom - top) * 0.07;
  const edge = times(13, (i): Point => [
    right - ((right - left) * i) / 12,
    low + Math.sin(i * 1.9 + left) * swing,
  ]);
  const cap: Point[] = [[left - 4, top - 8], [right + 4, top - 8], ...edge];
  return { ...region, marks: [...region.marks, mark("light", cap, snow)] };
}

/** The branches that carried a crown, snow along them. */
function bareCrown(crown: Region, bark: Colour, snow: Colour): Item[] {
  const box = boundsOf([crown]), rx = widthOf(box) / 2, ry = heightOf(box) / 2;
  const root: Point = [(box.left + box.right) / 2, box.top + ry * 1.75];
  const branch = (from: Point, to: Point, width: number): Item[] => {
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + ry * 0.08];
    const along = (lift: number, share: number) =>
      ribbon(
        [from, middle, to].map(([x, y]): Point => [x, y - lift]),
        [width, width * 0.6, 1].map((w) => w * share),
      );
    return [
      {
        ...crown,
        name: "bare branch",
        texture: "wood",
        outline: along(0, 1),
        colour: bark,
        marks: [],
      },
      {
        ...crown,
        name: "snow on a branch",
        texture: "cloud",
        outline: along(width * 0.5, 0.5),
        colour: snow,
        marks: [],
      },
    ];
  };
  const width = rx * 0.085;
  return [-1.15, -0.55, 0.05, 0.6, 1.2].flatMap((lean, i) => {
    const high = 1.7 - Math.abs(lean) * 0.5 - (i % 2) * 0.14;
    const tip: Point = [root[0] + lean * rx * 0.78, root[1] - high * ry];
    const fork: Point = [root[0] + lean * rx * 0.42, root[1] - high * ry * 0.55];
    const twig: Point = [fork[0] + (i % 2 ? -1 : 1) * rx * 0.3, fork[1] - ry * 0.5];
    return [...branch(root, tip, width), ...branch(fork, twig, width * 0.55)];
  });
}

/** Leaves on the ground around the cat: smaller and closer together the farther they are. */
export function fallenLeaves({ random, grade }: Land, ground: number): Item[] {
  const fall = random("season.ground");
  return times(52, (index): Item => {
    const near = fall.next() ** 1.4, y = ground - 44 + near * (1016 - ground + 44);
    const size = 8 + near * 13, turn = fall.between(-0.5, 0.5), x = fall.between(0, 1024);
    return scenery(
      "fallen leaf",
      "plant",
      leaf([x - size, y - size * turn], [x + size, y + size * turn], size * 0.34),
      grade(TURNED[index % TURNED.length]!),
      { role: "ground" },
    );
  });
}
