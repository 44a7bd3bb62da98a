/**
 * @module What makes one body unlike another besides its girth: cobby, lean and long bodies, short ones of
 * kittens, stout and lank ones.
 */
import type { CatSpec, Feature } from "../../spec.ts";

/** Factors of an ordinary body. */
export interface BodyForm {
  /** Thickness and length. */
  body: readonly [across: number, along: number];
  /** Size of the head. */
  head: number;
}

/** Bodies that belong to a kind of head: both come from the same breeds. */
const OF_FEATURES: Partial<Record<Feature, BodyForm>> = {
  "flat face": { body: [1.06, 0.92], head: 1.12 },
  "round face": { body: [1.05, 0.96], head: 1.02 },
  "wedge face": { body: [0.92, 1.05], head: 0.97 },
  "long body": { body: [0.94, 1.85], head: 0.9 },
  "long muzzle": { body: [1.05, 1.08], head: 0.95 },
};

const OF_AGE: Record<CatSpec["age"], BodyForm> = {
  kitten: { body: [0.98, 0.84], head: 1 },
  adult: { body: [1, 1], head: 1 },
  senior: { body: [0.98, 0.96], head: 0.98 },
};

/** A stout body is this much wider than its girth alone makes it, for each degree; a slim one narrower. */
const OF_BUILD: Record<CatSpec["build"], BodyForm> = {
  slim: { body: [0.96, 1.05], head: 0.96 },
  average: { body: [1, 1], head: 1 },
  muscular: { body: [1.16, 1], head: 0.82 },
  chubby: { body: [1.14, 0.99], head: 0.9 },
};

/** The form of the recipe's body. */
export function bodyFormOf({ features = [], age, build, degrees }: CatSpec): BodyForm {
  const degree = degrees?.build ?? 1;
  const much = (factor: number, by: number) => 1 + (factor - 1) * by;
  const { body: [across, along], head } = OF_BUILD[build];
  const forms: BodyForm[] = [
    ...features.flatMap((feature) => OF_FEATURES[feature] ?? []),
    OF_AGE[age],
    { body: [much(across, degree), much(along, degree)], head: much(head, degree) },
  ];
  const product = (of: (form: BodyForm) => number) =>
    forms.reduce((all, form) => all * of(form), 1);
  return {
    body: [product(({ body }) => body[0]), product(({ body }) => body[1])],
    head: product(({ head }) => head),
  };
}
