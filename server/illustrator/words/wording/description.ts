/** @module A picture in words: the alternative text for people who do not see it. */
import { TECHNIQUES } from "../../techniques.ts";
import { withoutColours } from "../../uncoloured.ts";
import { POSES } from "../../cat/poses.ts";
import type { CatSpec, Gaze, Writing } from "../../spec.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import { PLACES } from "../../world/places.ts";
import { belongings, clothes } from "./worn_and_carried.ts";
import { looks } from "./cat_looks.ts";
import { nounPhrase } from "./cat_phrase.ts";
import { describeCompany } from "./company_sentences.ts";
import { type Detail, DETAILS } from "./description_details.ts";
import { joined, thingName } from "./names.ts";
import { skyWords } from "./sky_words.ts";

/** Screen readers read a text like this in one breath; longer ones lose their least important parts. */
const LONGEST = 220;

/**
 * A true sentence about a picture, at most 220 characters.
 *
 * @example
 * describe(spec); // "A fluffy orange tabby cat with green eyes, wearing a purple wizard hat, sits on the moon under a starry sky."
 */
export function describe(recipe: CatSpec): string {
  const spec = withoutColours(recipe);
  const { tone: first, otherShade } = spec;
  const other = otherShade ? ` and ${otherShade.replace("shades of ", "")}` : "";
  const tone = first ? ` In ${first}${other}.` : "";
  const made = spec.technique ? ` As ${TECHNIQUES[spec.technique].phrase}.` : "";
  const written = (spec.writing ? ` ${writingSentence(spec.writing)}` : "") + tone + made;
  const longest = LONGEST - written.length;
  if (spec.relations?.length || spec.others?.length) {
    return describeCompany(spec, longest) + written;
  }
  const lengths = DETAILS.map((_, dropped) => sentence(spec, DETAILS.slice(dropped)));
  return (lengths.find((text) => text.length <= longest) ?? sentence(spec, [])) + written;
}

/** "A sign says “HELLO”." */
function writingSentence({ on, text }: Writing): string {
  return `A ${on} says “${text}”.`;
}

function sentence(spec: CatSpec, details: readonly Detail[]): string {
  const seen = looks(spec, details), worn = clothes(spec);
  const dressed = worn &&
    (seen ? `, wearing ${worn}${spec.pose === "portrait" ? "" : ","}` : ` in ${worn}`);
  const cat = joined(nounPhrase(spec, details), seen) + dressed;
  const { where, what } = placeName(spec);
  const said = { season: details.includes("season"), weather: details.includes("weather") };
  const place = joined(seat(spec, details), where, what, skyWords(spec, said));
  const things = belongings(spec, details);
  const rest = things && `, with ${things}`;
  const { verb } = POSES[spec.pose], turned = turnName(spec);
  if (!verb) return `Portrait of ${joined(cat, turned)}, ${place}${rest}.`;
  return `${cat[0]!.toUpperCase()}${cat.slice(1)} ${joined(verb, turned, place)}${rest}.`;
}

export const GAZE_NAMES: Record<Gaze, string> = {
  up: "looking up",
  down: "looking down",
  away: "looking away",
  back: "looking over its shoulder",
};

/** "seen from behind", "looking up", where words asked for it */
export function turnName({ view, gaze }: CatSpec): string {
  if (gaze) return GAZE_NAMES[gaze];
  return view === "behind" ? "seen from behind" : "";
}

/** "in a box", "on a red cushion" */
function seat({ props, pose }: CatSpec, details: readonly Detail[]): string {
  if (!details.includes("props") || pose === "portrait") return "";
  return joined(
    ...props.map((prop) =>
      propOf(prop.kind).seat ? `${propOf(prop.kind).seat} ${thingName({ ...prop, count: 1 })}` : ""
    ),
  );
}

/** Where the blossoms are gone, the shrine behind them is what one sees. */
export function placeName(
  { setting, season, backdrop }: CatSpec,
): { where: string; what: string } {
  if (backdrop) return { where: "against", what: `a plain ${backdrop} background` };
  const { phrase, bare } = PLACES[setting];
  return bare && (season === "autumn" || season === "winter") ? bare : phrase;
}
