/** @module A pot in a raised paw, tilted over what it fills. */
import type { Colour } from "../../colour/colour.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { moveItems, movePoint, placing, type Transform } from "../../geometry/transform.ts";
import type { Item, Point } from "../../scene.ts";
import { THINGS } from "../../things/catalogue.ts";
import { useOf } from "../../things/uses.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import { thing as piece } from "../../wardrobe/prop_art.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { fitted } from "../fitted.ts";
import { giveTo } from "../moving_actors.ts";
import { facingViewer, hold, shoulderOf } from "../held/paws.ts";
import { standsUp } from "../standing_up.ts";
import { originAtFoot, redrawn } from "../thing_on_stage.ts";
import { addTools, drawnBeside, placeIn, type Work } from "./tools.ts";

/** A pot held out: from what the cat rests on and from its shoulder, its height and its tilt. */
const POT = { beside: 38, below: -6, high: 128, tilt: 0.5 };

/** What is filled: its height, how far the stream is inside it, and the table below it. */
const FILLED = { high: 76, surface: 0.16 }, TABLE = { wider: 1.7, high: 74, foot: 8 };

/** How far beside it another one stands, as a share of its height. */
const BESIDE = 1.3;

/** A stream: its half widths at the spout and below, and how far it flies outwards, in units. */
const STREAM = { thick: [5, 3.4], out: 12 };

/** Out of a pot over a cup on a small table; what the recipe lacks of these belongs to the act. */
export function pourOut(cat: CatOnStage, { thing, things }: Work): void {
  if (!standsUp(cat)) return hold(cat, thing);
  const named = useOf(thing.prop)?.pours
    ? thing
    : things.find((other) => !other.isPlaced && useOf(other.prop)?.pours);
  const cup = thing !== named ? thing : things.find(isVessel);
  const { figure: { rest } } = facingViewer(cat);
  const at: Point = [rest.right + POT.beside, shoulderOf(cat) + POT.below];
  const mouth = holdPot(cat, { owner: thing, named, at });
  const x = mouth[0] + STREAM.out;
  const others = things.filter((other) => other !== cup && isVessel(other)).slice(0, 1);
  const surface = standUnder(cat, { owner: thing, cup, others, x });
  const poured = cup ?? thing;
  addTools(cat, thing, "stream", {
    items: [
      piece(
        "stream",
        "water",
        ribbon([mouth, [x - 2, mouth[1] + 16], [x, surface]], [...STREAM.thick, STREAM.thick[1]!]),
        colourOf(poured.prop),
        { line: 2, volume: 0.3 },
      ),
    ],
  });
  cat.reach = { near: at };
  cat.works = true;
  cat.target = onStage(cat, [x, surface]);
}

/** What is filled where words name nothing: the first drink that stands there. */
function isVessel({ prop, isPlaced }: ThingOnStage): boolean {
  return !isPlaced && (prop === "cup" || THINGS.get(prop)?.category === "drink");
}

/** Its spout to the right. */
const MIRRORED: Transform = { a: -1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** Gives the cat the pot, tilted; where its spout is. */
function holdPot(
  cat: CatOnStage,
  { owner, named, at }: { owner: ThingOnStage; named: ThingOnStage | undefined; at: Point },
): Point {
  const { pours, isMirrored } = useOf(named?.prop ?? "teapot")!, { spout, grip } = pours!;
  const asDrawn = named?.items ?? drawnBeside(cat, "teapot");
  const drawn = originAtFoot(isMirrored ? asDrawn : moveItems(MIRRORED, asDrawn));
  const box = boundsOf(drawn);
  const own = ([sx, sy]: Point) => placeIn(box, [isMirrored ? sx : 1 - sx, sy]);
  const scale = POT.high / heightOf(box), turn = POT.tilt;
  if (named) {
    redrawn(named, drawn);
    giveTo(cat, named, { at, scale, turn, grip: own(grip) });
    return movePoint(placing(named.placing), own(spout));
  }
  const [gx, gy] = movePoint(placing({ scale, turn }), own(grip));
  const place = placing({ at: [at[0] - gx, at[1] - gy], scale, turn });
  addTools(cat, owner, "pot", { items: moveItems(place, drawn), isBelow: true });
  return movePoint(place, own(spout));
}

/** Puts a cup on a table under the stream; how high what is in it stands. */
function standUnder(
  cat: CatOnStage,
  { owner, cup, others, x }: {
    owner: ThingOnStage;
    cup: ThingOnStage | undefined;
    others: readonly ThingOnStage[];
    x: number;
  },
): number {
  const drawn: Item[] = cup?.items ?? originAtFoot(drawnBeside(cat, "cup"));
  const box = boundsOf(drawn), scale = FILLED.high / heightOf(box);
  const foot = TABLE.foot - TABLE.high, half = widthOf(box) * scale * TABLE.wider / 2;
  const table = fitted(drawnBeside(cat, "table"), {
    left: x - half,
    right: x + half + others.length * FILLED.high * BESIDE,
    top: foot - 4,
    bottom: TABLE.foot,
  });
  addTools(cat, owner, "table", { items: table, isBelow: true });
  for (const other of others) {
    const at: Point = [x + FILLED.high * BESIDE, foot + 4];
    giveTo(cat, other, { at, scale: FILLED.high / heightOf(other.box) });
  }
  if (cup) giveTo(cat, cup, { at: [x, foot + 4], scale });
  else {
    const items = moveItems(placing({ at: [x, foot + 4], scale }), drawn);
    addTools(cat, owner, "cup", { items, isBelow: true });
  }
  return foot + 4 - FILLED.high * (1 - FILLED.surface);
}

const TEA: Colour = { l: 0.6, c: 0.13, h: 62 }, MILK: Colour = { l: 0.97, c: 0.01, h: 90 };
const COFFEE: Colour = { l: 0.36, c: 0.06, h: 50 }, WINE: Colour = { l: 0.4, c: 0.16, h: 20 };

function colourOf(drink: Prop): Colour {
  if (/milk/.test(drink)) return MILK;
  if (/coffee|chocolate/.test(drink)) return COFFEE;
  return /wine/.test(drink) ? WINE : TEA;
}
