/** @module What the cats and things of a changed picture do with each other. */
import { POSES } from "../cat/poses.ts";
import { RELATIONS } from "../relations.ts";
import { type Actor, catAlone, catCount, type CatSpec, type Related } from "../spec.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";
import type { Things } from "./things.ts";

/** The relations that were and still can be, and those the words ask for, which go first. */
export function relationsOf(
  spec: CatSpec,
  { before, asked }: { before: CatSpec; asked: CatSpec },
  { ofBefore, ofAsked }: Things,
): Related[] {
  const cats = Array.from({ length: catCount(spec) }, (_, i) => catAlone(spec, i + 1));
  if (cats.some(({ pose }) => !POSES[pose].verb)) return [];
  const added = moved(asked.relations ?? [], ofAsked);
  const kept = moved(before.relations ?? [], ofBefore).filter((related) =>
    suitsPose(related, spec) && !added.some((other) => excludes(other, related))
  );
  return [...kept, ...added];
}

function moved(
  relations: readonly Related[],
  now: (actor: Actor) => Actor | undefined,
): Related[] {
  return relations.flatMap(({ who, is, what }) => {
    const [one, other] = [now(who), now(what)];
    return one && other && one !== other ? [{ who: one, is, what: other }] : [];
  });
}

/** A cat sits in one place, and holds one thing: what it does now ends what it did. */
function excludes(now: Related, before: Related): boolean {
  const [one, other]: RelationEntry[] = [RELATIONS[now.is], RELATIONS[before.is]];
  return now.who === before.who && one!.phase === other!.phase && one!.phase !== "surroundings";
}

/** A cat that sleeps now no longer runs after anything. */
function suitsPose({ who, is, what }: Related, spec: CatSpec): boolean {
  const { poses, posesWith }: RelationEntry = RELATIONS[is];
  const [sort, number] = who.split(" ");
  if (sort !== "cat" || !poses) return true;
  const { pose } = catAlone(spec, Number(number)), thing = thingOf(what, spec);
  return poses.includes(pose) || (thing && posesWith?.(thing)?.includes(pose)) === true;
}

function thingOf(actor: Actor, { props }: CatSpec): Prop | undefined {
  const [sort, number] = actor.split(" ");
  return sort === "thing" ? props[Number(number) - 1]?.kind : undefined;
}
