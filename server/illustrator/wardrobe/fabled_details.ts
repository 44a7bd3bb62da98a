/** @module Details that several creatures of tales have. */
import { type Colour, shift } from "../colour/colour.ts";
import { ribbon, smooth } from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { mark, region } from "../items.ts";
import type { Item } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";
import type { OutfitContext } from "./outfit.ts";
import { times } from "../times.ts";

/** Wings of skin between long fingers. */
export function batWings({ cat }: OutfitContext, colour: Colour): Item[] {
  const { shoulders, view } = cat.figure;
  const wing = (s: number): Item =>
    region({
      name: "bat wing",
      role: "costume",
      texture: "skin",
      outline: smooth([
        [s * 18, -30],
        [s * 96, -120],
        [s * 172, -156, "corner"],
        [s * 210, -96],
        [s * 222, -24, "corner"],
        [s * 176, -40],
        [s * 152, 10, "corner"],
        [s * 112, -14],
        [s * 88, 40, "corner"],
        [s * 52, 12],
        [s * 22, 34, "corner"],
      ]),
      colour,
      volume: 0.4,
      marks: ([[222, -24], [152, 10], [88, 40]] as const).map(([x, y]) =>
        mark("shade", ribbon([[s * 170, -152], [s * x, y]], [2.4, 1.6]), shift(colour, { l: -0.1 }))
      ),
    });
  return behindShoulders(shoulders, view, [wing(-1), wing(1)]);
}

export function behindShoulders(
  shoulders: OutfitContext["cat"]["figure"]["shoulders"],
  view: "front" | "side",
  items: Item[],
): Item[] {
  // From the side one sees the near wing, raised above the back.
  const [turn, scale] = view === "side" ? [0.42, 1.25] : [0, 1.1];
  return moveItems(placing({ at: shoulders.at, turn, scale: shoulders.scale * scale }), items);
}

export function pointedCollar(colour: Colour): Item {
  const points: [number, number, "corner"?][] = [[-96, -22, "corner"], [0, 0], [96, -22, "corner"]];
  const hem = times(9, (i): [number, number, "corner"?] => {
    const t = 1 - i / 8, arc = Math.sin(t * Math.PI);
    return [(t - 0.5) * 204, (i % 2 ? 12 : 34) + arc * 26, "corner"];
  });
  return cloth("pointed collar", smooth([...points, ...hem]), colour, {
    role: "costume",
    volume: 0.4,
  });
}
