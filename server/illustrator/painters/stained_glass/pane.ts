/**
 * @module One thing as panes: large ones cut along their form, each from a sheet of its own, bright in its
 * middle and dark towards the lead.
 */
import { type Colour, css, shift, toRgb } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { type Random, randomStream } from "../../random.ts";
import type { Mark, Point, Region, Role, Scene } from "../../scene.ts";
import {
  type Canvas,
  clipped,
  type Context,
  drawLayer,
  isBlush,
  softFill,
  trace,
  verticalFill,
} from "../canvas.ts";
import { cutsOf, groundCuts, type Piece } from "./cuts.ts";
import { faceCuts } from "./face.ts";
import { drawLead, LEAD } from "./lead.ts";
import { isWall } from "../../composing/layers.ts";
import { runsOfColour } from "../mark_runs.ts";
import { profileCuts, type SideFace } from "./profile_cuts.ts";
import type { Head } from "../head_of.ts";
import { seedy, streaked } from "./sheet.ts";
import { glassOf, jewelOf, OPAL, shiningOf } from "./tone.ts";
import { shadeEdges } from "./pane_edges.ts";
import { layTurned } from "../tiling.ts";
import { edgesOf } from "../edges.ts";

/** How the things of a layer are cut. */
export interface Panes {
  scene: Scene;
  /** Rays that cut what is large behind the cat. */
  rays?: Canvas;
  /** The face, cut after its features. */
  face?: { head: Head; muzzle: Point[]; side?: SideFace | undefined };
}

/** Lead comes in three widths: around things, across their pieces, between their marks and in faces. */
const WIDTHS = { outline: 13, mark: 5, cut: 6, face: 5, behind: 7 };

const BEHIND: ReadonlySet<Role> = new Set<Role>(["sky", "scenery", "ground"]);

/** Things smaller than this, in units, are painted on a pane: no strip of lead is so fine. */
const SMALLEST_PANE = 17;
/** Things larger than this behind the cat are cut: walls and skies by its rays, others along their form. */
const CUT_BY_RAYS = 150;
/** White glass is opal: its panes lean to these hues in turn. */
const OPALS = [250, 86, 320, 180, 60];
/** Darker glass is grey or black: warm panes beside cold ones would be mud, so it keeps to these hues. */
const SMOKES = [262, 228, 285, 246, 305];

export function paintPane(ctx: Context, item: Region, panes: Panes): void {
  // Lead has no open ends: a leg is a closed form on its body.
  const { contour: _, ...region } = item;
  const { outline, opacity = 1 } = region;
  const box = bounds(outline), side = Math.min(widthOf(box), heightOf(box));
  const behind = BEHIND.has(region.role);
  ctx.save();
  ctx.globalAlpha *= opacity;
  ctx.fillStyle = fillOf(ctx, region, behind);
  trace(ctx, outline);
  ctx.fill();
  if (side > SMALLEST_PANE || region.marks.length > 0) {
    clipped(ctx, outline, () => paintPieces(ctx, region, panes, { side, behind }));
  }
  const width = leadWidth(region, side, behind);
  if (width > 0) {
    for (const { points, closed } of edgesOf(region)) drawLead(ctx, points, { width, closed });
  }
  ctx.restore();
}

function paintPieces(
  ctx: Context,
  region: Region,
  panes: Panes,
  { side, behind }: { side: number; behind: boolean },
): void {
  if (behind) {
    paintGlassMarks(ctx, region.marks, region);
    if (!panes.rays || side <= CUT_BY_RAYS || region.texture === "light") return;
    if (isWall(region)) return drawLayer(ctx, panes.rays);
    return cutPlace(ctx, region, panes, side);
  }
  const random = randomStream(panes.scene.spec.seed, `glass.${region.name}`);
  const pieces = side > SMALLEST_PANE ? piecesOf(region, panes, side, random) : [];
  pieces.forEach((piece, i) =>
    tintPiece(ctx, piece.colour ?? region.colour, piece, { random, first: i })
  );
  paintGlassMarks(
    ctx,
    region.marks.filter((mark) => !isBlush(mark) && !isPale(mark, region)),
    region,
  );
  for (const piece of pieces) glaze(ctx, region, piece, random);
  shadeEdges(ctx, region, pieces, side);
  const width = region.name === "head" ? WIDTHS.face : WIDTHS.cut;
  for (const { cuts } of pieces) {
    for (const cut of cuts) drawLead(ctx, cut, { width, closed: false });
  }
}

/** A hill or a sofa is cut along its own form. */
function cutPlace(ctx: Context, region: Region, { scene }: Panes, side: number): void {
  const random = randomStream(scene.spec.seed, `glass.${region.name}`);
  const pieces = region.role === "ground"
    ? groundCuts(region, random)
    : cutsOf(region, side, random);
  pieces.forEach((piece, i) => tintPiece(ctx, jewelOf(region.colour), piece, { random, first: i }));
  shadeEdges(ctx, region, pieces, side);
  for (const { cuts } of pieces) {
    for (const cut of cuts) drawLead(ctx, cut, { width: WIDTHS.cut, closed: false });
  }
}

/** Glass darker than this stays dark in each of its pieces. */
const BLACK = 0.4;
/** Least purity of a piece of white, grey and coloured glass, and how much of its form's colour it hides. */
const OPALINE = { pure: 0.06, opaque: 0.5 }, SMOKY = { pure: 0.12, opaque: 0.55 };
/** Of black glass less: it would be blue. */
const INKY = { pure: 0.025, opaque: 0.5 };
const COLOURED = { pure: 0.14, opaque: 0.58 };
/** A grey that leans to a hue keeps it, and is no purer than it has to be: slate is no blue, lilac is mauve. */
const LEANING = { from: 0.018, pure: 2.4, opaque: 0.55 };

/** A piece is of another sheet than its neighbour: lighter or darker, leaning to another hue. */
function tintPiece(
  ctx: Context,
  { l, c, h }: Colour,
  { outline, colour: own }: Piece,
  { random, first }: { random: Random; first: number },
): void {
  const tone = random.between(own ? 0.04 : -0.2, l < BLACK ? 0.08 : 0.2);
  const opals = l > OPAL ? OPALS : SMOKES;
  const isGrey = c < 0.03, leans = isGrey && c >= LEANING.from && l > BLACK;
  const hue = isGrey && !leans
    ? opals[own ? 0 : first % opals.length]!
    : h + random.between(-18, 18);
  const { pure, opaque } = leans
    ? { ...LEANING, pure: LEANING.pure * c }
    : isGrey
    ? greyGlass(l)
    : COLOURED;
  const tint = { l: Math.max(0.27, l - 0.03), c: Math.max(pure, c * 1.4), h: hue };
  trace(ctx, outline);
  ctx.fillStyle = over(tone > 0 ? WHITE : DUST, Math.abs(tone), tint, opaque);
  ctx.fill();
}

/** One translucent colour over another as what both are filled with at once. */
function over(upper: Colour, share: number, lower: Colour, rest: number): string {
  const under = toRgb(lower), left = rest * (1 - share), all = share + left;
  const [r, g, b] = toRgb(upper).map((value, i) => (value * share + under[i]! * left) / all);
  return `rgb(${r} ${g} ${b} / ${all})`;
}

/** Bright in its middle, dark towards its lead, its grain turned another way than its neighbour's. */
function glaze(ctx: Context, form: Region, { outline }: Piece, random: Random): void {
  const { left, right, top, bottom } = within(bounds(outline), bounds(form.outline));
  const x = (left + right) / 2, y = (top + bottom) / 2;
  const reach = Math.max(24, Math.hypot(right - left, bottom - top) * 0.56);
  const light = ctx.createRadialGradient(x, y, reach * 0.1, x, y, reach);
  const { middle, edge } = form.colour.l < BLACK && form.colour.c < 0.06 ? INK_LIGHT : DAYLIGHT;
  light.addColorStop(0, css(middle, 0.9));
  light.addColorStop(0.62, css(middle, 0.01));
  light.addColorStop(0.66, css(edge, 0.001));
  light.addColorStop(1, css(edge, 0.8));
  const sheet = random.chance(0.4) ? seedy : streaked, turn = random.between(0, Math.PI);
  ctx.save();
  ctx.globalCompositeOperation = "soft-light";
  trace(ctx, outline);
  ctx.fillStyle = light;
  ctx.fill();
  ctx.globalAlpha *= 0.6;
  ctx.clip();
  layTurned(ctx, sheet, [x, y], turn);
  ctx.restore();
}

function within(a: ReturnType<typeof bounds>, b: ReturnType<typeof bounds>) {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

function fillOf(ctx: Context, region: Region, behind: boolean) {
  const glass = !behind ? glassOf : region.texture === "light" ? shiningOf : jewelOf;
  const colour = glass(region.colour);
  if (!region.colourEnd) return css(colour);
  return verticalFill(ctx, {
    outline: region.outline,
    colour,
    colourEnd: glass(region.colourEnd),
  });
}

function piecesOf(region: Region, { face }: Panes, side: number, random: Random): Piece[] {
  if (region.name === "head" && face) {
    return face.side ? profileCuts(face.side) : faceCuts(
      region.outline,
      face.head,
      face.muzzle,
      region.marks.find((mark) => isPale(mark, region))?.colour,
    );
  }
  const pieces = cutsOf(region, side, random);
  return pieces.length > 0 ? pieces : [{ outline: region.outline, cuts: [] }];
}

/** Whether it is the pale fur around a mouth: the pane of the muzzle has its colour, for glass knows no airbrush. */
function isPale(mark: Mark, { name }: Region): boolean {
  return name === "head" && mark.kind === "light" && mark.opacity === undefined;
}

/** Stripes are enamel, painted on the pane; patches and white places are panes of their own, leaded around all of a colour. */
function paintGlassMarks(ctx: Context, marks: readonly Mark[], region: Region): void {
  const behind = BEHIND.has(region.role);
  for (const run of runsOfColour(marks)) {
    for (const mark of run) leadMark(ctx, mark, region, behind);
    for (const mark of run) {
      const glass = (behind ? jewelOf : glassOf)(mark.colour);
      // Enamel is denser than the glass it lies on.
      const colour = mark.kind === "stripe" ? shift(glass, { l: -0.04 }) : glass;
      softFill(ctx, { ...mark, colour, soft: isCut(mark, behind) ? 0 : mark.soft });
    }
  }
}

function isCut({ kind }: Mark, behind: boolean): boolean {
  return !behind && (kind === "patch" || kind === "white");
}

/** The lead around a mark, twice as wide as is seen: the mark covers its inner half. */
function leadMark(ctx: Context, mark: Mark, { name }: Region, behind: boolean): void {
  const { kind, outline, opacity = 1, soft } = mark;
  if (kind === "stripe" || opacity < 0.6 || SHADING.has(kind)) return;
  if (!isCut(mark, behind) && soft > 2) return;
  const box = bounds(outline), side = Math.min(widthOf(box), heightOf(box));
  // A white muzzle between strips of lead would look like a beard.
  if (side < 9 || name === "head" && kind === "white") return;
  ctx.strokeStyle = css(LEAD);
  ctx.lineWidth = 2 * Math.min(WIDTHS.mark, side * (behind ? 0.08 : 0.14));
  trace(ctx, outline);
  ctx.stroke();
}

/** Light and shade are painted on a pane, never leaded. */
const SHADING: ReadonlySet<Mark["kind"]> = new Set<Mark["kind"]>(["light", "shade"]);

/** Daylight in the middle of a pane and what it leaves at the edge; in black glass it is cool. */
const DAYLIGHT = { middle: { l: 0.99, c: 0.02, h: 90 }, edge: { l: 0.22, c: 0.07, h: 300 } };
const INK_LIGHT = { middle: { l: 0.82, c: 0.012, h: 258 }, edge: { l: 0.08, c: 0.02, h: 280 } };

const DUST: Colour = { l: 0.22, c: 0.07, h: 300 }, WHITE: Colour = { l: 1, c: 0, h: 0 };

function leadWidth({ role, texture, line, opacity = 1 }: Region, side: number, behind: boolean) {
  if (texture === "light" && side < 60 || opacity < 0.5) return 0;
  if (role === "face") return Math.min(WIDTHS.mark, line);
  if (side < SMALLEST_PANE) return behind ? 0 : Math.min(3, line);
  if (behind) return side < 60 ? WIDTHS.mark : WIDTHS.behind;
  return line > 0 && side > 40 ? WIDTHS.outline : WIDTHS.mark;
}

function greyGlass(l: number): typeof SMOKY {
  return l > OPAL ? OPALINE : l < BLACK ? INKY : SMOKY;
}
