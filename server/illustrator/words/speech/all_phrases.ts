/** @module Every phrase that a language has to have, gathered from the entries. */
import { TECHNIQUE_NAMES } from "../../techniques.ts";
import { ACCESSORIES as ACCESSORY_KINDS, STYLE_NAMES } from "../../../../lib/choices.ts";
import { COLOUR_SCHEMES } from "../../../../lib/choices.ts";
import { SEEN_TRAITS } from "../../../../lib/cat_seen.ts";
import { MOOD_NAMES } from "../../cat/moods.ts";
import { POSE_NAMES, POSES } from "../../cat/poses.ts";
import { RELATIONS } from "../../relations.ts";
import * as spec from "../../spec.ts";
import { ACCESSORIES } from "../../wardrobe/accessories.ts";
import { COSTUME_KINDS, COSTUMES } from "../../wardrobe/costumes.ts";
import { PROP_KINDS, propOf } from "../../wardrobe/prop_kinds.ts";
import type { PlacePhrase } from "../../world/place_entry.ts";
import { PLACES } from "../../world/places.ts";
import { BREED_NAMES } from "../terms/breeds.ts";
import { GAZE_NAMES } from "../wording/description.ts";
import { TERMS } from "../lexicon/terms.ts";
import { LABELS, SEEN_LABELS } from "../wording/receipt_words.ts";
import { HOURS, OUTSIDE, WEATHERS } from "../wording/sky_words.ts";
import { COLOURED_PART } from "./items.ts";
import type { Section } from "../phrasebook/phrases.ts";

/** The English phrases by section; "text" and the fixed notes stand in the code that says them. */
export function allPhrases(): Partial<Record<Section, string[]>> {
  const places = Object.values(PLACES);
  const placePhrase = ({ where, what }: PlacePhrase) => `${where} ${what}`;
  const worn = [
    ...Object.entries(COSTUMES).flatMap(([kind, { name, coloured }]) =>
      [name, coloured ?? name].filter((part) => part !== kind)
    ),
    ...ACCESSORY_KINDS.flatMap((kind) => [
      ACCESSORIES[kind].name ?? kind,
      ...Object.keys(ACCESSORIES[kind].variants ?? {}),
    ]),
    "{} costume",
    COLOURED_PART,
  ];
  return {
    coat: [...spec.COAT_COLOURS],
    pattern: [...spec.PATTERNS],
    coated: [...spec.PATTERNS],
    hair: [...spec.COAT_LENGTHS],
    white: [...spec.WHITE_MARKS],
    "seen white": [...SEEN_TRAITS.white],
    eye: [...spec.EYE_COLOURS],
    age: ["cat", ...spec.AGES],
    build: [...spec.BUILDS],
    size: [...spec.SIZES],
    feature: [...spec.FEATURES],
    "own mark": [...spec.OWN_MARK_KINDS],
    "body part": [...spec.OWN_MARK_PLACES],
    mood: [...MOOD_NAMES],
    pose: ["is", "are", ...POSE_NAMES.flatMap((pose) => POSES[pose].verb ?? [])],
    manner: POSE_NAMES.map((pose) => POSES[pose].drawnAs ?? pose),
    view: [...spec.VIEWS],
    turn: [...Object.values(GAZE_NAMES), "seen from behind"],
    gaze: [...spec.GAZES],
    facing: ["left", "right"],
    place: places.flatMap(({ phrase, bare }) => [phrase, ...bare ? [bare] : []]).map(placePhrase),
    sky: [
      ...[HOURS, WEATHERS, OUTSIDE].flatMap(Object.values<string>).filter(Boolean),
      ...spec.SEASONS.map((season) => `in ${season}`),
      ...places.flatMap(({ weatherPhrases = {} }) => Object.values(weatherPhrases)),
      "under a starry sky",
    ],
    time: [...spec.TIMES],
    weather: [...spec.WEATHERS],
    season: [...spec.SEASONS],
    moon: [...spec.MOONS],
    scheme: [...COLOUR_SCHEMES],
    tone: [...spec.TONES],
    technique: [...TECHNIQUE_NAMES],
    style: Object.values(STYLE_NAMES),
    written: [...spec.WRITING_PLACES],
    colour: [...spec.THING_COLOURS],
    material: [...spec.MATERIALS],
    print: [...spec.PRINTS],
    label: [...Object.values(LABELS), ...Object.values(SEEN_LABELS), "gaze"],
    note: TERMS.flatMap(({ note }) => note ? [note.replace(/: [A-Z].*$/, "")] : []),
    relation: Object.keys(RELATIONS),
    breed: [...BREED_NAMES],
    seat: ["in", "on"],
    character: [...COSTUME_KINDS],
    worn: [...new Set(worn)],
    thing: PROP_KINDS.map((kind) => propOf(kind).name ?? kind).filter((name) =>
      !worn.includes(name)
    ),
  };
}
