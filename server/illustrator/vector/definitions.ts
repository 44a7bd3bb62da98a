/** @module What the elements of an SVG refer to: gradients, clips and blurs, each written once. */
import type { Colour } from "../colour/colour.ts";
import { hex, short } from "./paths.ts";

/** Colours along a gradient, offsets 0..1. */
export type Stops = readonly (readonly [offset: number, colour: Colour])[];

/** Collects definitions. */
export interface Definitions {
  /** A linear gradient across the box of what it fills, as a paint. */
  gradient(line: readonly [x1: number, y1: number, x2: number, y2: number], stops: Stops): string;
  /** A clip of this shape, by its id. */
  clip(shape: string): string;
  /** A blur of so many units, by its id. */
  blur(units: number): string;
  /** All of them, as one element. */
  element(): string;
}

/** None yet. */
export function createDefinitions(): Definitions {
  const ids = new Map<string, string>();

  function idOf(definition: (id: string) => string): string {
    const text = definition("");
    const known = ids.get(text);
    if (known) return known;
    const id = ids.size.toString(36).replace(/^(?=\d)/, "d");
    ids.set(text, id);
    return id;
  }

  return {
    gradient([x1, y1, x2, y2], stops) {
      const inside = stops.map(([offset, colour]) =>
        `<stop offset="${fine(offset)}" stop-color="${hex(colour)}"/>`
      ).join("");
      const line = `x1="${fine(x1)}" y1="${fine(y1)}" x2="${fine(x2)}" y2="${fine(y2)}"`;
      return `url(#${
        idOf((id) => `<linearGradient id="${id}" ${line}>${inside}</linearGradient>`)
      })`;
    },
    clip: (shape) => idOf((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    blur: (units) =>
      idOf((id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${
          short(units)
        }"/></filter>`
      ),
    element() {
      const all = [...ids].map(([text, id]) => text.replace('id=""', `id="${id}"`));
      return `<defs>${all.join("")}</defs>`;
    },
  };
}

function fine(value: number): string {
  return String(Math.round(value * 100) / 100);
}
