/**
 * @module The scene as an SVG in the manner of the cartoon: the same shapes, so that it is sharp in any
 * size.
 */
import { type Colour, mix, shift } from "../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { star } from "../geometry/shapes.ts";
import { taperedOutline } from "../painters/canvas.ts";
import { edgesOf } from "../painters/edges.ts";
import {
  type Glow,
  type Item,
  type Mark,
  PICTURE_SIZE,
  type Region,
  type Scene,
} from "../scene.ts";
import { createDefinitions, type Definitions } from "./definitions.ts";
import { eyeElements } from "./eye.ts";
import { hex, pathOf, short } from "./paths.ts";

/** What an SVG may have besides its scene. */
export interface VectorOptions {
  /** Width and height in pixels, where nothing else says how large it is. */
  size: number;
  /** Says what it shows; read by those who cannot see it. */
  title: string;
  /** Colours behind it, from top to bottom; absent: clear. */
  ground?: readonly [top: Colour, bottom: Colour];
}

/** The text of the file. The same scene and options give the same text. */
export function vectorOf({ items, light }: Scene, { size, title, ground }: VectorOptions): string {
  const definitions = createDefinitions();
  const back = ground
    ? `<path d="M0 0h${PICTURE_SIZE}v${PICTURE_SIZE}H0z" fill="${
      definitions.gradient([0.5, 0, 0.5, 1], [[0, ground[0]], [1, ground[1]]])
    }"/>`
    : "";
  const drawn = items.map((item) => elementsOf(item, light, definitions)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}" role="img"><title>${escaped(title)}</title>` +
    `${definitions.element()}${back}<g stroke-linejoin="round">${drawn}</g></svg>\n`;
}

function elementsOf(item: Item, light: Scene["light"], definitions: Definitions): string {
  switch (item.is) {
    case "region":
      return regionElements(item, light, definitions);
    case "line":
      return filled(pathOf(taperedOutline(item)), hex(item.colour));
    case "glow":
      return glowElement(item);
    case "eye":
      return eyeElements(item, definitions);
  }
}

function regionElements(region: Region, light: Scene["light"], definitions: Definitions): string {
  const { outline, marks, volume, opacity = 1, line } = region;
  const d = pathOf(outline);
  const inside = [
    ...marks.map((mark) => markElement(mark, definitions)),
    ...(volume > 0.15 ? crescents(region, light) : []),
  ].join("");
  const clip = inside && definitions.clip(`<path d="${d}"/>`);
  const elements = filled(d, fillOf(region, light, definitions)) +
    (inside && `<g clip-path="url(#${clip})">${inside}</g>`) +
    (line > 0 ? contour(region) : "");
  return opacity < 1 ? `<g opacity="${fine(opacity)}">${elements}</g>` : elements;
}

function fillOf(
  { colour, colourEnd, volume }: Region,
  { towards: [x, y] }: Scene["light"],
  definitions: Definitions,
): string {
  if (colourEnd) return definitions.gradient([0.5, 0, 0.5, 1], [[0, colour], [1, colourEnd]]);
  if (volume <= 0) return hex(colour);
  const dark = colour.l < 0.36 ? 0.04 : 0, warm = colour.c > 0.05;
  return definitions.gradient([0.5 + x / 2, 0.5 + y / 2, 0.5 - x / 2, 0.5 - y / 2], [
    [0, shift(colour, { l: (0.035 + dark) * volume, h: warm ? 2 : 0 })],
    [1, shift(colour, { l: -0.06 * volume, c: 0.008, h: warm ? -5 : 0 })],
  ]);
}

function markElement({ outline, colour, soft, opacity = 1 }: Mark, definitions: Definitions) {
  const blur = soft > 1.5 ? ` filter="url(#${definitions.blur(Math.round(soft * 0.6))})"` : "";
  return filled(pathOf(outline), hex(colour), `${alpha(opacity)}${blur}`);
}

/** A crescent of shade away from the light and a thinner one of light towards it. */
function crescents(
  { outline, colour, volume }: Region,
  { towards: [x, y], colour: lamp, shade }: Scene["light"],
): string[] {
  const box = bounds(outline), size = Math.min(widthOf(box), heightOf(box)) * volume;
  const frame = `M${short(box.left - 60)} ${short(box.top - 60)}h${short(widthOf(box) + 120)}v${
    short(heightOf(box) + 120)
  }h${short(-widthOf(box) - 120)}z`;
  const beside = (dx: number, dy: number, fill: Colour, opacity: number) =>
    filled(
      frame + pathOf(outline.map(([px, py]) => [px + dx, py + dy])),
      hex(fill),
      `${alpha(opacity)} fill-rule="evenodd"`,
    );
  const dark = mix(shift(colour, { l: -0.28, c: 0.02 }), shade, 0.35);
  const lit = mix(lamp, { l: 0.99, c: 0.02, h: 90 }, 0.5);
  return [
    beside(x * size * 0.13, y * size * 0.11, dark, 0.3),
    beside(-x * size * 0.055, -y * size * 0.05, lit, 0.26),
  ];
}

function contour(region: Region): string {
  const d = edgesOf(region).map(({ points, closed }) => pathOf(points, closed)).join("");
  const faint = region.texture === "glass" ? ' stroke-opacity=".6"' : "";
  return `<path d="${d}" fill="none" stroke="${hex(contourOf(region.colour))}" stroke-width="${
    short(region.line)
  }" stroke-linecap="round"${faint}/>`;
}

/** Dark and warm, with a memory of the colour inside. */
function contourOf(colour: Colour): Colour {
  if (colour.l < 0.36) return { l: 0.13, c: 0.02, h: 290 };
  const own = { l: 0.2, c: Math.min(0.09, colour.c), h: colour.h };
  return mix({ l: 0.25, c: 0.045, h: 35 }, own, 0.5);
}

/** A crisp star; soft light has no place in flat shapes. */
function glowElement({ centre, radius, points, colour, strength }: Glow): string {
  if (!points) return "";
  const outline = star(centre, radius, { points, inner: points > 4 ? 0.45 : 0.24 });
  return filled(pathOf(outline), hex(colour), alpha(strength));
}

function filled(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

function alpha(opacity: number): string {
  return opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : "";
}

function fine(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
