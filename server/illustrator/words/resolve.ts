/**
 * @module From what was said to a complete recipe. Chosen options win over the words, the words over the
 * traits chosen in the form, these over what a breed implies, this over what a photo shows, and the seed
 * decides the rest.
 */
import type { Relation } from "../relations.ts";
import type { Accessory, ColourScheme, Style } from "../../../lib/choices.ts";
import type { CatSeen } from "../../../lib/cat_seen.ts";
import {
  type CatSpec,
  type Held,
  isShade,
  type Moon,
  type Provenance,
  type Writing,
} from "../spec.ts";
import { type Pose, POSES } from "../cat/poses.ts";
import { type Costume, COSTUMES } from "../wardrobe/costumes.ts";
import { type Prop, propOf } from "../wardrobe/prop_kinds.ts";
import { PLACES, type Setting } from "../world/places.ts";
import { outsideOf } from "../world/window_views.ts";
import { isFair } from "../world/fair_weather.ts";
import { coloured, colourOf, printOf } from "./decisions/accessories.ts";
import { traitsOf } from "./terms/breeds.ts";
import { type Claims, claimsOf } from "./decisions/claims.ts";
import { choose } from "./decisions/choice.ts";
import { decide, type DecisionContext } from "./decisions/deciding.ts";
import * as defaults from "./decisions/defaults.ts";
import { parse } from "./parse.ts";
import {
  otherCats,
  posesFromRelations,
  resolvedRelations,
} from "./relations/cats/resolved_cats.ts";
import { lookOf } from "./decisions/look.ts";
import type { ParsedDescription } from "./parsed_description.ts";
import { settingOf } from "./decisions/setting.ts";

/** More things than this crowd one cat, or several, out of their picture. */
const MOST_PROPS = { ofOne: 6, ofSeveral: 5 };

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
export function resolve(said: ParsedDescription, options: Options): CatSpec {
  const { style, seed, traits = [] } = options;
  const words = claimsOf(said);
  const hints = claimsOf(parse(traits.join(", ")));
  const breed = words.first("breed");
  const provenance: Record<string, Provenance> = {};
  const deciding: DecisionContext = {
    seed,
    words,
    hints,
    breed: breed ? traitsOf(breed) : {},
    photo: options.photo ?? {},
    provenance,
  };

  const relations = said.relations ?? [];
  const look = lookOf(deciding, {
    accessories: options.accessories ?? [],
    poses: posesFromRelations(relations, { cat: 1, count: said.cats?.length ?? 1 }) ??
      (said.writing && POSES_OF_WRITINGS[said.writing.on]),
  });
  const { costume, pose } = look;
  const { setting, time, weather } = settingOf(deciding, { costume: costume?.kind, pose });
  const most = (said.cats?.length ?? 1) > 1 ? MOST_PROPS.ofSeveral : MOST_PROPS.ofOne;
  const bearing = relations.flatMap(({ who, is, what }) =>
    "cat" in who && "prop" in what && BEARING.includes(is) ? [what.prop] : []
  );
  const props = withWearers(
    said,
    held(deciding, { costume: costume?.kind, setting, pose, most, bearing }),
  );
  const scheme = options.scheme ?? decide(deciding, "scheme", defaults.SCHEME_WEIGHTS);
  if (options.scheme) provenance.scheme = "option";
  const season = words.first("season");
  if (season) provenance.season = "text";
  const made = { ...tonesOf(words), ...techniqueOf(words) };
  for (const decision of Object.keys(made)) provenance[decision] = "text";
  const moon = moonOf(words.first("moon"), { setting, time, weather });
  const backdrop = setting === "studio" ? words.first("backdrop") : undefined;
  const others = otherCats(said, deciding);
  const related = resolvedRelations(relations, { props, cats: [look, ...others] });

  return {
    version: 2,
    seed,
    style,
    ...look,
    ...(said.cats?.[0]?.name && { name: said.cats[0].name }),
    ...(others.length > 0 && { others }),
    props,
    ...(related.length > 0 && { relations: related }),
    ...made,
    ...(said.writing && { writing: said.writing }),
    setting,
    ...seenOutside(words, setting),
    ...withoutOf(said, weather),
    time,
    weather,
    ...(season && { season }),
    ...(moon && { moon }),
    ...(backdrop && { backdrop }),
    scheme,
    provenance,
  };
}

/** Poses in which both paws are free for a sign, and those that show what stands on a chest. */
const WITH_A_SIGN: readonly Pose[] = ["sitting", "waving"],
  CHEST_SEEN: readonly Pose[] = ["portrait"];

const POSES_OF_WRITINGS: Partial<Record<Writing["on"], readonly Pose[]>> = {
  sign: WITH_A_SIGN,
  blackboard: WITH_A_SIGN,
  whiteboard: WITH_A_SIGN,
  poster: WITH_A_SIGN,
  card: WITH_A_SIGN,
  mug: WITH_A_SIGN,
  garment: CHEST_SEEN,
};

/** The place that words name besides a room with windows lies outside these. */
function seenOutside(words: Claims, setting: Setting): Pick<CatSpec, "outside"> {
  if (PLACES[setting].weather !== "outside") return {};
  const outside = words.every("setting").map(({ value }) => outsideOf(value)).find(Boolean);
  return outside ? { outside } : {};
}

/** Only shades of one colour go with those of another. */
function tonesOf(words: Claims): Pick<CatSpec, "tone" | "otherShade"> {
  const said = words.all("tone").map(({ value }) => value), tone = said[0];
  const shades = said.filter(isShade), [first, otherShade] = shades;
  if (!tone) return {};
  return first && otherShade && first === tone ? { tone, otherShade } : { tone };
}

function techniqueOf(words: Claims): Pick<CatSpec, "technique"> {
  const technique = words.all("technique")[0]?.value;
  return technique ? { technique } : {};
}

/** What the place does without. Who asks for snow and for none gets it. */
function withoutOf(
  { without }: ParsedDescription,
  weather: CatSpec["weather"],
): Pick<CatSpec, "without"> {
  const absent = without?.filter((scenery) => scenery !== weather) ?? [];
  return absent.length > 0 ? { without: absent } : {};
}

/** A moon shines at night in a fair sky, also through a window. */
function moonOf(
  said: Moon | undefined,
  { setting, time, weather }: Pick<CatSpec, "setting" | "time" | "weather">,
): Moon | undefined {
  const { indoors, openSky, weather: reach } = PLACES[setting];
  const hasSky = openSky || reach === "outside" || reach !== "none" && !indoors;
  return hasSky && (time === "night" || time === "dusk") && isFair(weather) ? said : undefined;
}

/** Each worn thing with the cats whose words name it, unless all of them do. */
function withWearers({ readings, cats = [] }: ParsedDescription, props: readonly Held[]): Held[] {
  return props.map((held) => {
    const wornBy = readings.flatMap(({ claims, denied, wearers = [] }) =>
      !denied && claims.some(({ slot, value }) => slot === "prop" && value === held.kind)
        ? wearers
        : []
    );
    return wornBy.length > 0 && wornBy.length < cats.length
      ? { ...held, wornBy: [...new Set(wornBy)] }
      : held;
  });
}

/** What a cat is on, in or behind the wheel of. */
const BEARING: readonly Relation[] = ["on", "inside", "riding", "driving", "rowing"];

/** So many times as often as its place says nothing stands beside a cat: what no one asked for takes from its face. */
const ALONE = 12;

function held(
  { seed, words, provenance }: DecisionContext,
  { costume, setting, pose, most, bearing }: Pick<CatSpec, "setting" | "pose"> & {
    costume: Costume | undefined;
    most: number;
    /** What bears a cat comes first where there is too much: who drives a bus has one. */
    bearing: readonly Prop[];
  },
): Held[] {
  const said = words.all("prop");
  const all = [...new Set(said.map(({ value }) => value))];
  const borne = all.filter((kind) => bearing.includes(kind)).slice(0, most);
  const beside = all.filter((kind) => !borne.includes(kind)).slice(0, most - borne.length);
  const kinds = all.filter((kind) => borne.includes(kind) || beside.includes(kind));
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
        ...printOf(kind, about),
      };
    });
  }
  if (pose === "portrait" || POSES[pose].isLively) return [];
  const own = costume && COSTUMES[costume].props;
  const prop = choose<Prop | "none">(
    seed,
    "props",
    own ?? { ...PLACES[setting].props, none: ALONE * (PLACES[setting].props.none ?? 1) },
    (prop) =>
      prop === "none" ||
      !words.denies("prop", prop) && !(pose === "waving" && propOf(prop).spot === "hand"),
  );
  if (prop === "none") return [];
  provenance.props = "seed";
  return [{ kind: prop }];
}
