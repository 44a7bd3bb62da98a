/**
 * @module A picture in words of any language: the alternative text for people who do not see it.
 */
import { TECHNIQUES } from "../../techniques.ts";
import { withoutColours } from "../../uncoloured.ts";
import { STYLE_NAMES } from "../../../../lib/choices.ts";
import { POSES } from "../../cat/poses.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import { catAlone, catCount, type CatSpec } from "../../spec.ts";
import { isCarried } from "../../wardrobe/carried.ts";
import { isWornThing, wornThings } from "../../wardrobe/worn_things.ts";
import { placeName, turnName } from "../wording/description.ts";
import { type Detail, DETAILS } from "../wording/description_details.ts";
import { skyPhrases } from "../wording/sky_words.ts";
import type { Item } from "./grammar.ts";
import { thingItem } from "./items.ts";
import { catText, coatText } from "./looks.ts";
import type { OtherLanguage } from "../phrasebook/phrases.ts";
import { isRelated, relationClause } from "./relations.ts";
import { filled, type Speech, speechOf } from "./speech.ts";

/** Decisions whose words depend on who took them. */
const TOLD_DECISIONS: readonly string[] = [
  "build",
  "picture",
  "coat.colour",
  "coat.pattern",
  "eyes",
];

/** Details of several cats, as many as there is room for. */
const OF_SEVERAL: readonly (readonly Detail[])[] = [
  ["eyes", "mood", "props", "weather"],
  ["eyes"],
  [],
];

/**
 * A true description of a picture, with as many details as one breath has room for.
 *
 * @example
 * describeIn(spec, "de"); // "Eine orange getigerte Katze mit grünen Augen sitzt auf dem Mond unter einem Sternenhimmel."
 */
export function describeIn(recipe: CatSpec, language: OtherLanguage): string {
  const spec = withoutColours(recipe);
  const speech = speechOf(language);
  if (spec.provenance.picture === "photo") return repainting(spec, speech);
  const { longest } = speech.grammar;
  const isSeveral = catCount(spec) > 1 || spec.relations !== undefined;
  const tellings = isSeveral ? OF_SEVERAL : [...DETAILS.map((_, from) => DETAILS.slice(from)), []];
  const end = ending(spec, speech);
  let text = "";
  for (const details of tellings) {
    text = sentence(spec, speech, details) + end;
    if (text.length <= longest) break;
  }
  return text;
}

/** What of a recipe its description needs: not its seed, nor what it inherited. */
export function shownOf({ genes: _genes, markings: _markings, ...shown }: CatSpec): CatSpec {
  return {
    ...shown,
    seed: "",
    ...(shown.others && {
      others: shown.others.map(({ genes: _genes, markings: _markings, ...look }) => look),
    }),
    provenance: Object.fromEntries(
      Object.entries(shown.provenance).filter(([decision]) => TOLD_DECISIONS.includes(decision)),
    ),
  };
}

function sentence(spec: CatSpec, speech: Speech, details: readonly Detail[]): string {
  const { phrase, grammar } = speech;
  const count = catCount(spec);
  const { backdrop: _, ...coloured } = spec;
  const { where, what } = placeName(coloured);
  const { verb } = POSES[spec.pose];
  const turn = count === 1 ? turnName(spec) : "";
  const said = { season: details.includes("season"), weather: details.includes("weather") };
  return grammar.sentence({
    cats: Array.from({ length: count }, (_, i) => {
      const alone = catAlone(spec, i + 1);
      return catText({ ...alone, props: wornThings(spec, i + 1) }, speech, details);
    }),
    isPortrait: count === 1 && !verb,
    verb: phrase("pose", count > 1 ? "are" : verb ?? ""),
    turn: turn && phrase("turn", turn),
    seat: seat(spec, speech, details),
    place: phrase("place", `${where} ${what}`),
    sky: skyPhrases(spec, said).filter(Boolean).map((words) => phrase("sky", words)),
    relations: (spec.relations ?? []).map((related) => relationClause(related, spec, speech)),
    things: things(spec, speech, details),
  });
}

function seat({ props, pose, relations }: CatSpec, speech: Speech, details: readonly Detail[]) {
  if (!details.includes("props") || pose === "portrait" || relations) return "";
  const seats = props.flatMap((prop) => {
    const { seat } = propOf(prop.kind);
    return seat ? [inPlace(speech.phrase("seat", seat), { ...prop, count: 1 }, speech)] : [];
  });
  return seats.join(" ");
}

/** "in einem Karton" */
function inPlace(
  pattern: string,
  thing: Parameters<typeof thingItem>[1],
  speech: Speech,
): string {
  const item = thingItem(speech, thing);
  return speech.grammar.clause(pattern, { name: "" }, { item, article: "indefinite" }, "");
}

/** What is carried, and what stands around. */
function things(spec: CatSpec, speech: Speech, details: readonly Detail[]): Item[] {
  const { accessories, props, pose, relations, others } = spec;
  const carried = details.includes("carried") ? accessories.filter(isCarried) : [];
  const isTold = (index: number) =>
    isWornThing(spec, index)
      ? false
      : relations || others
      ? !isRelated(`thing ${index + 1}`, spec)
      : pose === "portrait" || !propOf(props[index]!.kind).seat;
  const beside = details.includes("props") ? props.filter((_, index) => isTold(index)) : [];
  return [...carried, ...beside].map((thing) => thingItem(speech, thing));
}

/** What is written, and what the picture is toned in. */
function ending(
  { writing, tone, otherShade, technique }: CatSpec,
  { phrase, grammar }: Speech,
): string {
  const sentences = [
    ...(writing ? [filled(phrase("text", `A ${writing.on} says “{}”.`), writing.text)] : []),
    ...[tone, otherShade].flatMap((one) => one ? [phrase("text", `In ${one}.`)] : []),
    ...(technique ? [phrase("text", `As ${TECHNIQUES[technique].phrase}.`)] : []),
  ];
  return sentences.map((text) => grammar.gap + text).join("");
}

function repainting(spec: CatSpec, speech: Speech): string {
  const { phrase, grammar } = speech;
  const painted = filled(
    phrase("text", "A photo painted anew in {} style."),
    phrase("style", STYLE_NAMES[spec.style]),
  );
  const { provenance: by } = spec;
  if (by["coat.colour"] !== "photo" || by["coat.pattern"] !== "photo") return painted;
  const { coat, eyes, provenance } = spec;
  const cat = coatText(coat, provenance.eyes === "photo" ? eyes.left : undefined, speech);
  return painted + grammar.gap + filled(phrase("text", "By its colours it shows {}."), cat);
}
