/**
 * @module The things of a changed picture: those it had, less the refused ones, and those the words add.
 */
import type { Actor, CatSpec, Held } from "../spec.ts";
import type { Claims } from "../words/decisions/claims.ts";

/** The things of a changed picture, and where each of the two recipes finds its own among them. */
export interface Things {
  props: Held[];
  /** For an actor of the recipe before: the same actor now; undefined: it is gone. */
  ofBefore: (actor: Actor) => Actor | undefined;
  /** For an actor of the recipe that the words alone ask for. */
  ofAsked: (actor: Actor) => Actor | undefined;
}

/** What was guessed makes room for what is asked for; what is asked for again takes the place it had. */
export function thingsOf(base: CatSpec, asked: CatSpec, words: Claims): Things {
  const added = asked.provenance.props === "text" ? asked.props : [];
  const isGuess = base.provenance.props === "seed" && added.length > 0;
  const kept = base.props.filter(({ kind }) => !isGuess && !words.denies("prop", kind));
  const again = (kind: Held["kind"]) => added.find((other) => other.kind === kind);
  const props = [
    ...kept.map((prop) => again(prop.kind) ?? prop),
    ...added.filter(({ kind }) => !kept.some((prop) => prop.kind === kind)),
  ];
  const among = (list: readonly Held[]) => (actor: Actor): Actor | undefined => {
    const [sort, number] = actor.split(" ");
    if (sort === "cat") return actor;
    const kind = list[Number(number) - 1]?.kind;
    const index = props.findIndex((prop) => prop.kind === kind);
    return index < 0 ? undefined : `thing ${index + 1}`;
  };
  return { props, ofBefore: among(base.props), ofAsked: among(added) };
}
