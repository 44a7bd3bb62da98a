/**
 * @module Things that a place is already: a cat on a windowsill by the window sits on the sill of that
 * window.
 */
import type { Actor, CatSpec } from "../spec.ts";
import { PLACES } from "./places.ts";

/** The recipe without the thing that its place has as its ground, and without what was done with it. */
export function withoutGround(spec: CatSpec): CatSpec {
  const { ground } = PLACES[spec.setting];
  const index = ground === undefined ? -1 : spec.props.findIndex(({ kind }) => kind === ground);
  return index < 0 ? spec : withoutThing(spec, index);
}

/** The recipe without one of its things, and without what was done with it. */
export function withoutThing(spec: CatSpec, index: number): CatSpec {
  const now = (actor: Actor) => afterRemoval(actor, index + 1);
  const relations = spec.relations?.flatMap(({ who, is, what }) => {
    const [one, other] = [now(who), now(what)];
    return one && other ? [{ who: one, is, what: other }] : [];
  });
  return { ...spec, props: spec.props.toSpliced(index, 1), relations };
}

/** Which number an actor has once the thing of this number is gone; nothing for that thing. */
function afterRemoval(actor: Actor, gone: number): Actor | undefined {
  const [sort, number] = actor.split(" ");
  if (sort === "cat" || Number(number) < gone) return actor;
  return Number(number) === gone ? undefined : `thing ${Number(number) - 1}`;
}
