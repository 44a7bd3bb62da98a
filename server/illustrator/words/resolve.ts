/**
 * From what was said to a complete recipe. Chosen options win over the words, the words over the
 * traits chosen in the form, these over what a breed implies, this over what a photo shows, and the seed
 * decides the rest.
 *
 * @module
 */
import type { Accessory, ColourScheme, Style } from "../../../lib/choices.ts";
import type { CatSeen } from "../photo/cat_reading.ts";
import type { CatSpec, Feature, Graded, Held, Provenance } from "../spec.ts";
import { MOODS } from "../cat/moods.ts";
import { POSES } from "../cat/poses.ts";
import { type Costume, COSTUMES } from "../wardrobe/costumes.ts";
import { type Prop, propOf } from "../wardrobe/prop_kinds.ts";
import { PLACES } from "../world/places.ts";
import { accessoriesOf, coloured, colourOf, costumeOf } from "./accessories.ts";
import { traitsOf } from "./breeds.ts";
import { claimsOf } from "./claims.ts";
import { choose } from "./choice.ts";
import { coatOf } from "./coat.ts";
import { decide, type Deciding } from "./deciding.ts";
import * as defaults from "./defaults.ts";
import { eyesOf } from "./eyes.ts";
import { parse } from "./parse.ts";
import type { Said } from "./said.ts";
import { settingOf } from "./setting.ts";

/** More things than this crowd the cat out of its picture. */
const MOST_PROPS = 3;

/** What is chosen besides the words. */
export interface Options {
  /** The art style. */
  style: Style;
  /** Decides what words and options leave open; any text. */
  seed: string;
  /** Personality traits, in any words. */
  traits?: string[];
  /** Colours around the cat. */
  scheme?: ColourScheme;
  /** Accessories chosen in the form. */
  accessories?: Accessory[];
  /** The cat that a photo shows. */
  photo?: CatSeen;
}

/**
 * The complete recipe. The same words and options give the same recipe for ever.
 *
 * @example
 * resolve(parse("a ginger wizard"), { style: "anime", seed: "42" }).coat.colour; // "orange"
 */
export function resolve(said: Said, options: Options): CatSpec {
  const { style, seed, traits = [] } = options;
  const words = claimsOf(said);
  const hints = claimsOf(parse(traits.join(", ")));
  const breed = words.first("breed");
  const provenance: Record<string, Provenance> = {};
  const deciding: Deciding = {
    seed,
    words,
    hints,
    breed: breed ? traitsOf(breed) : {},
    photo: options.photo ?? {},
    provenance,
  };

  const coat = coatOf(deciding);
  const eyes = eyesOf(deciding, coat);
  const age = decide(deciding, "age", defaults.AGE_WEIGHTS);
  const build = decide(deciding, "build", defaults.BUILD_WEIGHTS, {
    implied: deciding.breed.build,
  });
  const size = words.first("size"), view = words.first("view"), season = words.first("season");
  const features = featuresOf(deciding);
  const degrees = degreesOf(deciding);
  const { mood, pose } = manner(deciding);
  const facing = decide(deciding, "facing", defaults.FACING_WEIGHTS);
  const costume = costumeOf(deciding);
  const accessories = accessoriesOf(deciding, options.accessories ?? [], { costume, pose });
  const { setting, time, weather } = settingOf(deciding, { costume: costume?.kind, pose });
  const props = held(deciding, { costume: costume?.kind, setting, pose });
  const scheme = options.scheme ?? decide(deciding, "scheme", defaults.SCHEME_WEIGHTS);
  if (options.scheme) provenance.scheme = "option";
  for (const [decision, said] of Object.entries({ size, view, season })) {
    if (said) provenance[decision] = "text";
  }

  return {
    version: 2,
    seed,
    style,
    age,
    build,
    ...(size && { size }),
    ...(features.length > 0 && { features }),
    ...(degrees && { degrees }),
    coat,
    eyes,
    mood,
    pose,
    ...(view && { view }),
    facing,
    ...(costume && { costume }),
    accessories,
    props,
    setting,
    time,
    weather,
    ...(season && { season }),
    scheme,
    provenance,
  };
}

/** What the words name and the breed brings along, less what the words refuse. */
function featuresOf({ words, breed, provenance }: Deciding): Feature[] {
  const said = words.all("feature").map(({ value }) => value);
  if (said.length > 0) provenance.features = "text";
  const inborn = (breed.features ?? []).filter((feature) => !words.denies("feature", feature));
  return [...new Set([...said, ...inborn])];
}

const GRADED: readonly Graded[] = ["build", "coat.length", "mood"];

function degreesOf({ words }: Deciding): CatSpec["degrees"] {
  const degrees = GRADED.flatMap((slot) => {
    const [first] = words.all(slot);
    return first?.degree ? [[slot, first.degree] as const] : [];
  });
  return degrees.length > 0 ? Object.fromEntries(degrees) : undefined;
}

function manner(deciding: Deciding): Pick<CatSpec, "mood" | "pose"> {
  const saidPose = deciding.words.first("pose");
  // Somebody who tells the eyes wants to see them.
  const open = deciding.provenance.eyes !== "seed";
  const mood = decide(deciding, "mood", defaults.MOOD_WEIGHTS, {
    suits: (mood) =>
      (!saidPose || agree(mood, saidPose)) &&
      !(open && MOODS[mood].shutsEyes),
  });
  const props = deciding.words.all("prop");
  const dressed = deciding.words.first("costume") !== undefined ||
    deciding.words.all("accessory").length + props.length > 2;
  const pose = decide(deciding, "pose", defaults.POSE_WEIGHTS, {
    suits: (pose) =>
      agree(mood, pose) && !(open && POSES[pose].isSleep) &&
      !(dressed && POSES[pose].hidesClothes) &&
      props.every(({ value }) => propOf(value).poses?.includes(pose) ?? true),
  });
  return { mood, pose };
}

function agree(mood: CatSpec["mood"], pose: CatSpec["pose"]): boolean {
  return MOODS[mood].poses?.includes(pose) ?? !POSES[pose].isSleep;
}

function held(
  { seed, words, provenance }: Deciding,
  { costume, setting, pose }: Pick<CatSpec, "setting" | "pose"> & {
    costume: Costume | undefined;
  },
): Held[] {
  const said = words.all("prop");
  const kinds = [...new Set(said.map(({ value }) => value))].slice(0, MOST_PROPS);
  if (kinds.length > 0) {
    provenance.props = "text";
    return kinds.map((kind) => {
      const about = said.filter(({ value }) => value === kind);
      const count = about.find(({ count }) => count)?.count;
      const size = about.find(({ size }) => size)?.size;
      const material = about.find(({ material }) => material)?.material;
      return {
        ...coloured(kind, colourOf(kind, said)),
        ...(count && { count }),
        ...(size && { size }),
        ...(material && { material }),
      };
    });
  }
  if (pose === "portrait" || POSES[pose].isLively) return [];
  const own = costume && COSTUMES[costume].props;
  const prop = choose<Prop | "none">(
    seed,
    "props",
    own ?? PLACES[setting].props,
    (prop) => prop === "none" || !words.denies("prop", prop),
  );
  if (prop === "none") return [];
  provenance.props = "seed";
  return [{ kind: prop }];
}
