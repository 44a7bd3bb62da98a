/** @module The terms that entries bring along, in the order of the entries. */
import type { Accessory } from "../../../../lib/choices.ts";
import type { MoodEntry } from "../../cat/mood_entry.ts";
import { type Mood, MOODS } from "../../cat/moods.ts";
import type { PoseEntry } from "../../cat/pose_entry.ts";
import { type Pose, POSES } from "../../cat/poses.ts";
import {
  accessoryTerms,
  costumeTerms,
  entryTerms,
  poseTerms,
} from "../../vocabulary/entry_words.ts";
import type { Term } from "../../vocabulary/term.ts";
import { ACCESSORIES, type Variant } from "../../wardrobe/accessories.ts";
import type { AccessoryEntry, VariantEntry } from "../../wardrobe/accessory_entry.ts";
import type { CostumeEntry } from "../../wardrobe/costume_entry.ts";
import { type Costume, COSTUMES } from "../../wardrobe/costumes.ts";
import type { PropEntry } from "../../wardrobe/prop_entry.ts";
import { type DrawnProp, PROPS } from "../../wardrobe/props.ts";
import type { PlaceEntry } from "../../world/place_entry.ts";
import { PLACES, type Setting } from "../../world/places.ts";

const KINDS = Object.entries(ACCESSORIES) as [Accessory, AccessoryEntry][];

/** Of costumes, accessories and props. */
export const THING_TERMS: readonly Term[] = [
  ...(Object.entries(COSTUMES) as [Costume, CostumeEntry][])
    .flatMap(([costume, entry]) =>
      costumeTerms(costume, { ...entry, isPlain: entry.layer !== undefined })
    ),
  ...KINDS.flatMap(([kind, { variants = {} }]) =>
    (Object.entries(variants) as [Variant, VariantEntry][])
      .flatMap(([variant, entry]) => accessoryTerms(kind, entry, variant))
  ),
  ...KINDS.flatMap(([kind, entry]) => accessoryTerms(kind, entry)),
  ...(Object.entries(PROPS) as [DrawnProp, PropEntry][])
    .flatMap(([prop, entry]) => entryTerms({ prop }, entry, { role: "thing" })),
];

/** Of moods and poses. */
export const MANNER_TERMS: readonly Term[] = [
  ...(Object.entries(MOODS) as [Mood, MoodEntry][])
    .flatMap(([mood, entry]) => entryTerms({ mood }, entry)),
  ...(Object.entries(POSES) as [Pose, PoseEntry][])
    .flatMap(([pose, entry]) => poseTerms(pose, entry)),
];

/** Of places. */
export const PLACE_TERMS: readonly Term[] = (Object.entries(PLACES) as [Setting, PlaceEntry][])
  .flatMap(([setting, place]) => entryTerms({ setting }, place, { role: "place" }));
