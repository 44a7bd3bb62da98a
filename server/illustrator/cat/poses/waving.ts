/**
 * Sitting with one paw raised, its pink pads to the viewer.
 *
 * @module
 */
import type { Body, Figure } from "../figure.ts";
import { leg, paw } from "../limbs.ts";
import { sittingFront } from "./sitting.ts";

export function waving(body: Body): Figure {
  const figure = sittingFront(body);
  const g = body.girth;
  const resting = figure.limbs.filter(({ name }) => !name.startsWith("right fore"));
  const reach = 20 * (body.head - 1);
  const raised = leg(
    "right foreleg",
    [[56 * g, -158], [112 * g, -150], [150 * g + reach, -186]],
    [32 * g, 29, 27],
    { bare: 0.3 },
  );
  return {
    ...figure,
    limbs: [...resting, raised],
    front: [paw("right forepaw", [158 * g + reach, -218], 36, { pads: true, turn: 0.18 })],
    head: { ...figure.head, at: [figure.head.at[0] - 10, figure.head.at[1]], turn: -Math.abs(figure.head.turn), yaw: 0.25 },
    hand: { at: [158 * g + reach, -214], turn: 0.2, scale: 1, raised: true },
    rest: { ...figure.rest, right: 140 * g },
  };
}
