/** @module A tool at work: over what lies before a cat, or at what stands beside it. */
import type { Point } from "../../scene.ts";
import type { Tool } from "../../things/use.ts";
import { useOf } from "../../things/uses.ts";
import type { CatOnStage } from "../actors.ts";
import { onStage, ownPoint } from "../actor_boxes.ts";
import { along, type Line, takeTool, type Work } from "./tools.ts";

/** So much room it has under the chin, in units. */
export const ROOM_FOR_TOOL = 84;

/** A tool is this long, in units, held so far from its handle, as a share of it, and so steep, in radians. */
const TOOL = { long: 150, held: 0.3, steep: 0.98, flat: 0.42 };

/** These stand up in what they stir or write on; an axe comes from the side, below the face. */
const STIRRING: readonly Tool[] = [
  "wooden spoon",
  "spoon",
  "pencil",
  "pen",
  "feather",
  "whisk",
  "paintbrush",
];

/** One paw stays at the edge of the work, the other moves a tool in its middle. */
export function workWith(cat: CatOnStage, work: Work, kind: Tool): void {
  const { thing } = work;
  const { left, right } = thing.top,
    [x, y] = ownPoint(
      cat,
      onStage(thing, [(left + right) / 2, thing.top.y]),
    );
  const isFlat = useOf(thing.prop)?.worked === "flat";
  const to: Point = [x, y + (isFlat ? 26 : 12)];
  const steep = STIRRING.includes(kind) ? TOOL.steep : TOOL.flat;
  const way: Line = {
    from: [to[0] + TOOL.long * Math.cos(steep), to[1] - TOOL.long * Math.sin(steep)],
    to,
  };
  takeTool(cat, work, kind, way);
  cat.reach = { ...cat.reach, near: along(way, TOOL.held) };
}

/** A tool in the near paw, from before the cat to the work: how far it reaches back and on from that paw, in units. */
const BESIDE = { back: [-58, 34] as Point, on: [72, -42] as Point };

/** What stands beside a cat is worked at with one paw on it and a tool in the other. */
export function workBesideWith(cat: CatOnStage, work: Work, kind: Tool): void {
  const [x, y] = cat.reach!.near!, { back, on } = BESIDE;
  takeTool(cat, work, kind, { from: [x + back[0], y + back[1]], to: [x + on[0], y + on[1]] });
}
