/** @module From several cats and relations in words to those of a recipe. */
import { type Pose, POSES } from "../../../cat/poses.ts";
import { RELATIONS } from "../../../relations.ts";
import type { Actor, CatLook, Held, Related } from "../../../spec.ts";
import type { RelationEntry } from "../../../staging/relation_entry.ts";
import { claimsOf } from "../../decisions/claims.ts";
import type { DecisionContext } from "../../decisions/deciding.ts";
import { traitsOf } from "../../terms/breeds.ts";
import { lookOf } from "../../decisions/look.ts";
import type { ParsedActor, ParsedDescription, ParsedRelation } from "../../parsed_description.ts";

/** How often a cat is drawn anew that looks like one before it. */
const TRIES = 6;

/** The second to the last cat. */
export function otherCats(said: ParsedDescription, deciding: DecisionContext): CatLook[] {
  const count = said.cats?.length ?? 1;
  const others: CatLook[] = [];
  for (let cat = 2; cat <= count; cat++) {
    const { name } = said.cats![cat - 1]!;
    const isNew = ({ coat }: CatLook) =>
      !others.some((other) =>
        other.coat.colour === coat.colour && other.coat.pattern === coat.pattern
      );
    let look = otherLook(said, deciding, { cat, count, attempt: 0 });
    for (let attempt = 1; attempt < TRIES && !isNew(look); attempt++) {
      look = otherLook(said, deciding, { cat, count, attempt });
    }
    others.push({ ...look, ...(name && { name }) });
  }
  return others;
}

function otherLook(
  said: ParsedDescription,
  { seed }: DecisionContext,
  { cat, count, attempt }: { cat: number; count: number; attempt: number },
): CatLook {
  const words = claimsOf(said, cat);
  const breed = words.first("breed");
  const look = lookOf({
    seed: `${seed}.cat ${cat}${attempt > 0 ? `.${attempt}` : ""}`,
    words,
    hints: claimsOf({ prompt: "", readings: [], unknown: [], unread: [] }),
    breed: breed ? traitsOf(breed) : {},
    photo: {},
    provenance: {},
  }, { accessories: [], poses: posesFromRelations(said.relations ?? [], { cat, count }) });
  const saidFacing = words.first("facing");
  return saidFacing ? look : { ...look, facing: cat > count / 2 ? "left" : "right" };
}

/** Poses that suit what a cat does; of several cats none is shown as a portrait or running away. */
export function posesFromRelations(
  relations: readonly ParsedRelation[],
  { cat, count }: { cat: number; count: number },
): Pose[] | undefined {
  const own = relations.filter(({ who, what }) =>
    ("cat" in who && who.cat === cat) || ("cat" in what && what.cat === cat)
  );
  // Who eats at a table sits there, and does not crouch over a bowl.
  const atFirst = own.toSorted((one, other) => Number(other.is === "at") - Number(one.is === "at"));
  const lists = atFirst.flatMap((relation) => {
    const poses = posesSuiting(relation);
    return poses ? [poses] : [];
  });
  const common = (lists[0] ?? []).filter((pose) => lists.every((list) => list.includes(pose)));
  if (isBusyWithin(own) && common.includes(ABOVE_THE_RIM)) return [ABOVE_THE_RIM];
  if (lists.length > 0) return common.length > 0 ? common : [...lists[0]!];
  if (own.length === 0 && count === 1) return undefined;
  return QUIET;
}

/** Of who lies in a tub, its rim hides what the paws hold. */
const ABOVE_THE_RIM: Pose = "sitting";

function isBusyWithin(own: readonly ParsedRelation[]): boolean {
  return own.some(({ is }) => is === "inside") &&
    own.some(({ is }) => RELATIONS[is].phase === "paws");
}

/** "A bird above the cat": only the bird is in the air. */
function posesSuiting({ who, is, what }: ParsedRelation): readonly Pose[] | undefined {
  if ("prop" in who) return undefined;
  const { poses, posesWith }: RelationEntry = RELATIONS[is];
  return "prop" in what ? posesWith?.(what.prop) ?? poses : poses;
}

/** What cats in company do where no words say it. */
const QUIET: Pose[] = ["sitting", "sitting", "loaf", "lying", "standing"];

/** The relations that a picture with these cats and things can show. */
export function resolvedRelations(
  relations: readonly ParsedRelation[],
  { props, cats }: { props: readonly Held[]; cats: readonly CatLook[] },
): Related[] {
  const refOf = (actor: ParsedActor): Actor | undefined => {
    if ("cat" in actor) return actor.cat <= cats.length ? `cat ${actor.cat}` : undefined;
    const index = props.findIndex(({ kind }) => kind === actor.prop);
    return index < 0 ? undefined : `thing ${index + 1}`;
  };
  const isPortrait = cats.some(({ pose }) => !POSES[pose].verb);
  if (isPortrait) return [];
  const isInverted = (actor: ParsedActor) =>
    "cat" in actor && POSES[cats[actor.cat - 1]?.pose ?? "sitting"].isInverted === true;
  const seen = new Set<string>();
  return relations.flatMap(({ is, who, what }): Related[] => {
    if (isInverted(who) && !RELATIONS[is].poses) return [];
    const [one, other] = [refOf(who), refOf(what)];
    const key = `${one} ${is} ${other}`;
    if (!one || !other || one === other || seen.has(key)) return [];
    seen.add(key);
    return [{ who: one, is, what: other }];
  });
}
