/** @module How much of a cat shows over the rim of a container. */
import { heightOf } from "../../geometry/measure.ts";
import type { CatOnStage } from "../actors.ts";

/** The share of a cat that a container hides. */
export const HIDDEN = 0.3;

/** From this share on a cat peeks over the rim; else its whole face shows. */
const MOSTLY_HIDDEN = 0.45;

/** The share of a cat that the rim hides, of what is asked for. */
export function hiddenShare(cat: CatOnStage, hidden: number): number {
  return Math.min(hidden, hidden < MOSTLY_HIDDEN ? belowChin(cat) : belowEyes(cat));
}

/** How high a rim may be that lets the chin look over it. */
export function rimBelowChin(
  { cat: { figure }, placing: { scale } }: CatOnStage,
  hidden: number,
): number {
  const chin = (-figure.head.at[1] - 80 * figure.head.scale) * scale;
  return Math.min(hidden > HIDDEN ? chin : 84, Math.max(26, chin));
}

/** Both forepaws on a level edge before the cat. */
export function pawsOnRim(cat: CatOnStage, rim: number, depth: number): void {
  const { scale, at } = cat.placing;
  const { figure } = cat.cat;
  if (figure.bust || cat.reach) return;
  const y = (rim - at[1]) / scale - 4;
  const x = Math.min(figure.neck.at[0], figure.rest.right - 60);
  cat.reach = { near: [x + 58, y], far: [x - 58, y] };
  cat.pawsDepth = depth;
}

/** A cat sinks in at least so far, as a share of it. */
const LEAST = 0.04;

/** The share of a cat below its eyes: who peeks over a rim sees over it and over its paws, however low it crouches. */
function belowEyes({ cat, box }: CatOnStage): number {
  const { at, scale } = cat.figure.head;
  const eyes = cat.features.flatMap((item) => item.is === "eye" ? [item] : []);
  const lowest = Math.max(
    at[1] + UNDER_EYES * scale,
    ...eyes.map(({ centre, size }) => centre[1] + size[1] + PAW),
  );
  return Math.max(LEAST, -lowest / heightOf(box));
}

/** From the middle of a head down to under its eyes, in units of the head; how high a paw on a rim is, in those of a cat. */
const UNDER_EYES = 40, PAW = 18;

/** The share of a cat that lies below its chin; of one whose head lies on its paws, below its nose. */
function belowChin({ cat: { figure }, box }: CatOnStage): number {
  return Math.max(LEAST, (-figure.head.at[1] - 92 * figure.head.scale) / heightOf(box));
}
