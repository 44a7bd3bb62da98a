/**
 * @module Whether a painting shows what its recipe says, read from the pixels of the parts it is about.
 */
import { groundOf } from "../cat/markings/coat.ts";
import type { Colour } from "../colour/colour.ts";
import { compose } from "../compose.ts";
import { coatTones, EYES, SCHEMES, THINGS } from "../colour/palette.ts";
import type { Eye, Item, Mark, Role } from "../scene.ts";
import type { CatSpec, ThingColour } from "../spec.ts";
import { COSTUMES } from "../wardrobe/costumes.ts";
import { PLACES } from "../world/places.ts";
import { type Finding, finding } from "./finding.ts";
import { cellsOf, erodedBy, eyeOutline, maskOf, maskOfOutline, type Parts, SIDE } from "./parts.ts";
import { type Allowance, thresholdsOf } from "./style_thresholds.ts";
import { colourAt, colourDistance, median, medianColour, type View } from "./view.ts";
import { withoutGround } from "../world/ground.ts";

/** Fewer cells than this say nothing about a colour. */
const FEW = 12;

/** Everything the recipe claims and the painting can be asked for. */
export function adherence(parts: Parts, view: View): Finding[] {
  const { spec } = parts.scene;
  const within = thresholdsOf(spec.style).adherence;
  return [
    ...coat(parts, view, within),
    ...eyes(parts, view, within),
    ...things(parts, view, within),
    ...hourFindings(parts, view, within),
    ...scheme(parts, view, within),
  ];
}

function coat(parts: Parts, view: View, within: Allowance): Finding[] {
  const { coat } = parts.scene.spec;
  const tones = coatTones(coat);
  const ground = groundOf(coat, tones);
  const furry = (item: Item | undefined): item is Extract<Item, { is: "region" }> =>
    item?.is === "region" && item.role === "coat" && item.name !== "chest" &&
    !item.name.includes("pad") && !item.name.includes("inner");
  const fur = cellsOf(maskOf(parts, (item, mark) => furry(item) && !mark));
  const cells = cellsOf(
    erodedBy(
      maskOf(
        parts,
        (item, mark) =>
          furry(item) && near(item.colour, ground) && (!mark || near(mark.colour, ground)),
      ),
      1,
    ),
  );
  const marked = (wanted: (mark: Mark) => boolean) =>
    cellsOf(erodedBy(maskOf(parts, (item, mark) => furry(item) && !!mark && wanted(mark)), 1));
  const whites = coat.pattern === "calico"
    ? []
    : marked(({ kind, colour }) => kind === "white" && colour.l > 0.9);
  return [
    finding(`${coat.colour} coat is seen`, cells.length / fur.length, { from: within.coat }),
    ...colourFindings(`coat is ${coat.colour}`, medianColour(view, cells), ground, within),
    ...(whites.length < 3 * FEW
      ? []
      : [finding("white is white", medianColour(view, whites).l, { from: within.white })]),
    ...stripes(parts, view, within),
  ];
}

/** How far beside a stripe the coat is looked at, in cells: there the light is still the same. */
const BESIDE = 7;

/** The OKLab distance of stripes from the coat right beside them. */
function stripes(parts: Parts, view: View, within: Allowance): Finding[] {
  const { pattern, colour } = parts.scene.spec.coat;
  if (pattern !== "tabby" && pattern !== "spotted") return [];
  const on = erodedBy(maskOf(parts, (item, mark) => isTorso(item) && mark?.kind === "stripe"), 1);
  const off = erodedBy(maskOf(parts, (item, mark) => isTorso(item) && !mark), 1);
  const steps = cellsOf(on).flatMap((cell) => {
    const beside = [-1, 1, -SIDE, SIDE].flatMap((way) =>
      Array.from({ length: BESIDE }, (_, i) => cell + way * (i + 1)).find((other) => off[other]) ??
        []
    );
    return beside.map((other) => colourDistance(view, cell, other));
  });
  if (steps.length < 4 * FEW) return [];
  return [finding(`${colour} ${pattern} has markings`, median(steps), { from: within.stripes })];
}

function isTorso(item: Item | undefined): boolean {
  return item?.is === "region" && item.role === "coat" && item.name === "torso";
}

function eyes(parts: Parts, view: View, within: Allowance): Finding[] {
  const { scene } = parts;
  return scene.items.flatMap((item, index) => {
    if (item.is !== "eye" || isShut(item)) return [];
    const whole = maskOfOutline(eyeOutline(openPartOf(item)));
    const seen = cellsOf(whole).filter((cell) => parts.item[cell] === index);
    // Sunglasses and patches hide an eye; the check of structure asks whether they may.
    if (seen.length < 0.5 * cellsOf(whole).length) return [];
    const side = item.name === "left eye" ? "left" : "right";
    const colour = scene.spec.eyes[side];
    const chromatic = seen.map((cell) => colourAt(view, cell)).filter(({ c }) => c > 0.06);
    const hue = middleHue(chromatic);
    return [
      finding(`${item.name} is ${colour}`, hueDifference(hue, EYES[colour].h), { to: within.eye }),
      finding(`${item.name} shows its colour`, chromatic.length / seen.length, {
        from: within.iris,
      }),
    ];
  });
}

/** What lids leave open of an eye, without its rim: a lid has the colour of the coat, or of a mask. */
function openPartOf(eye: Eye): Eye {
  const { centre: [x, y], size: [w, h], upperLid, lowerLid } = eye;
  return {
    ...eye,
    centre: [x, y + h * (upperLid - lowerLid)],
    size: [w * 0.8, h * 0.8 * (1 - upperLid - lowerLid)],
  };
}

function isShut({ closed, upperLid, lowerLid }: Eye): boolean {
  return closed !== undefined || upperLid + lowerLid > 0.55;
}

/** Each thing worn, held or put on, found by what is missing without it. */
function things(parts: Parts, view: View, within: Allowance): Finding[] {
  const spec = withoutGround(parts.scene.spec);
  return [
    ...spec.accessories.map(({ kind, variant, colour }, index) => ({
      what: variant ?? kind,
      colour,
      without: { ...spec, accessories: spec.accessories.toSpliced(index, 1) },
    })),
    ...spec.props.flatMap(({ kind, colour }, index) => {
      // The costume brings one in any case.
      if (spec.costume && COSTUMES[spec.costume.kind].brings === kind) return [];
      return [{ what: kind, colour, without: { ...spec, props: spec.props.toSpliced(index, 1) } }];
    }),
    ...(spec.costume
      ? [{
        what: spec.costume.kind,
        colour: spec.costume.colour,
        without: { ...spec, costume: undefined },
      }]
      : []),
  ].flatMap(({ what, colour, without }) =>
    thing(what, colour, without as CatSpec, parts, view, within)
  );
}

const THING_ROLES: ReadonlySet<Role> = new Set(["accessory", "prop", "costume"]);

function thing(
  what: string,
  colour: ThingColour | undefined,
  without: CatSpec,
  parts: Parts,
  view: View,
  within: Allowance,
): Finding[] {
  const others = new Set(compose(without).items.map(({ name, role }) => `${role} ${name}`));
  const own = (item: Item | undefined) =>
    item !== undefined && THING_ROLES.has(item.role) && !others.has(`${item.role} ${item.name}`);
  const cells = cellsOf(maskOf(parts, own));
  const present = finding(`${what} is there`, cells.length / SIDE ** 2, { from: within.thing });
  if (!colour) return [present];
  const meant = THINGS[colour];
  // Away from its contour; of a ribbon nothing is left there, and its colour is that of its line.
  const main = cellsOf(erodedBy(
    maskOf(
      parts,
      (item, mark) =>
        own(item) && item?.is === "region" && near(mark?.colour ?? item.colour, meant),
    ),
    1,
  ));
  if (main.length < FEW) return [present];
  return [
    present,
    ...colourFindings(`${what} is ${colour}`, medianColour(view, main), meant, within),
  ];
}

function hourFindings(parts: Parts, view: View, within: Allowance): Finding[] {
  const { setting, time, weather } = parts.scene.spec;
  const place = PLACES[setting];
  if (place.indoors || place.weather === "none") return [];
  const top = 0.4 * SIDE, border = 0.08 * SIDE;
  const sky = cellsOf(maskOf(parts, (item) => !item || item.role === "sky")).filter((cell) => {
    const x = cell % SIDE, y = Math.floor(cell / SIDE);
    return y < top && y > border && x > border && x < SIDE - border;
  });
  if (sky.length < 20 * FEW || weather === "fog") return [];
  const lightness = median(sky.map((cell) => view.lightness[cell]!));
  switch (time) {
    case "night":
      return [finding("the night is dark", lightness, { to: within.night })];
    case "day":
      return [finding("the day is bright", lightness, { from: within.day })];
    default:
      return [];
  }
}

/** The background leans to the scheme: the share of its chromatic cells around that hue. */
function scheme(parts: Parts, view: View, within: Allowance): Finding[] {
  const { scheme, provenance } = parts.scene.spec;
  if (scheme === "gradient" || provenance["scheme"] === "seed") return [];
  const cells = cellsOf(
    maskOf(parts, (item) => !item || item.role === "sky" || item.role === "scenery"),
  );
  const hues = cells.map((cell) => colourAt(view, cell)).filter(({ c }) => c > 0.03);
  const leaning = hues.filter(({ h }) => hueDifference(h, SCHEMES[scheme].h) <= 35).length;
  return [finding(`the background is ${scheme}`, leaning / hues.length, { from: within.scheme })];
}

/** A colour seen against the colour meant: by hue where it has one, else by lightness. */
function colourFindings(what: string, seen: Colour, meant: Colour, within: Allowance): Finding[] {
  const lightness = finding(`${what}: lightness`, seen.l - meant.l, within.lightness);
  if (meant.c < 0.06) {
    return [
      lightness,
      finding(`${what}: not colourful`, seen.c, { to: within.neutral + meant.c / 2 }),
    ];
  }
  return [lightness, finding(`${what}: hue`, hueDifference(seen.h, meant.h), { to: within.hue })];
}

/** Whether two colours of a scene are meant to be the same. */
function near(one: Colour, other: Colour): boolean {
  return difference(one, other) < 0.1;
}

/** How far two colours are apart in OKLab. */
function difference(one: Colour, other: Colour): number {
  const angle = ((one.h - other.h) * Math.PI) / 180;
  const chroma = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(angle);
  return Math.sqrt((one.l - other.l) ** 2 + Math.max(0, chroma));
}

function hueDifference(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}

/** The middle direction of some hues; NaN for none. */
function middleHue(colours: readonly Colour[]): number {
  if (colours.length === 0) return NaN;
  let x = 0, y = 0;
  for (const { c, h } of colours) {
    x += c * Math.cos((h * Math.PI) / 180);
    y += c * Math.sin((h * Math.PI) / 180);
  }
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}
