/** @module Relations whose form alone says who and what: "the one on the left", "around it", "between two trees". */
import { RELATIONS } from "../../../relations.ts";
import type { ParsedRelation } from "../../parsed_description.ts";
import { amidCats } from "../phrases/amid_cats.ts";
import { aroundPronoun, besidePronoun } from "./around_a_pronoun.ts";
import { aroundTheCat } from "../phrases/around_the_cat.ts";
import { betweenTwo } from "../phrases/between_two.ts";
import { catOnSide } from "../cats/cats_by_side.ts";
import { takes } from "../fitting_actors.ts";
import { OF_PLACE } from "../place_words.ts";
import type { Relating } from "../relating_state.ts";
import { thingOnSide } from "../phrases/thing_on_side.ts";
import { thingBesideCat } from "./relation_object.ts";

/** The relations of the words here; undefined where their form does not say who and what. */
export function relationsByForm(state: Relating, at: number): ParsedRelation[] | undefined {
  const { prompt, words, things, cats, lexemes, bearing } = state, found = words[at]!;
  const beside = besideTheCat(state, at);
  if (beside) return beside;
  const side = catOnSide(found, { cats, lexemes }) ??
    thingOnSide(prompt, found, { things, lexemes });
  if (side) return [{ start: found.start, end: found.end, is: found.is, ...side }];
  const around = aroundTheCat(prompt, found, { things, cats, lexemes }) ??
    aroundPronoun(prompt, found, { things, cats, lexemes }) ??
    besidePronoun(prompt, found, { things, cats, lexemes });
  if (around) return [around];
  return amidCats(prompt, found, { things, cats, bearing, lexemes }) ??
    betweenTwo(prompt, found, { things, cats });
}

/** "Un gato y a su lado una maleta": a thing is beside the cat. */
function besideTheCat(
  { prompt, words, things, lexemes, parts }: Relating,
  at: number,
): ParsedRelation[] | undefined {
  const found = words[at]!, { start, end, is } = found;
  const named = found.isAfter && OF_PLACE.includes(is) &&
    thingBesideCat(prompt, found, { lexemes, things, next: words[at + 1] });
  if (!named) return undefined;
  // "पास में आमों की टोकरी": the basket of mangoes, and not the mangoes.
  const whole = parts.find((part) => part.is === "inside" && part.second === named)?.first;
  return (whole ?? named).actors.filter((actor) => takes(RELATIONS[is], actor, { cat: 1 }))
    .slice(0, 1).map((who) => ({ start, end, is, who, what: { cat: 1 } }));
}
