/**
 * A picture in words: the alternative text for people who do not see it.
 *
 * @module
 */
import type { Accessory } from "../../../lib/choices.ts";
import { isPointed } from "../palette.ts";
import type { CatSpec, CoatLength, Feature, Pose, Setting, WhiteMark } from "../spec.ts";
import { costumeName, listed, MARK_NAMES, PLACE_NAMES, thingName, withArticle } from "./names.ts";

/** Screen readers read a text like this in one breath; longer ones lose their least important parts. */
const LONGEST = 220;

const CARRIED: readonly Accessory[] = ["backpack", "yarn", "gadget"];

const POSES: Record<Exclude<Pose, "portrait">, string> = {
  sitting: "sits",
  standing: "stands",
  walking: "walks",
  loaf: "rests like a loaf",
  sleeping: "sleeps",
  jumping: "leaps",
  waving: "waves a paw",
  lying: "lies",
  stretching: "stretches",
  running: "runs",
  crouching: "crouches",
  dancing: "dances",
  "belly up": "rolls on its back",
};

/** Where the sky is not seen, so that its stars and its weather are not told. */
const INDOORS: readonly Setting[] = [
  "studio",
  "library",
  "living room",
  "kitchen",
  "stage",
  "underwater",
  "bedroom",
  "cafe",
  "laboratory",
  "cave",
];

/** Where it is always night, and everybody knows. */
const ALWAYS_DARK: readonly Setting[] = ["space", "spaceship", "neon street"];

const HOURS: Record<CatSpec["time"], string> = {
  day: "",
  dawn: "at dawn",
  sunset: "at sunset",
  dusk: "at dusk",
  night: "at night",
};
const WEATHERS: Record<CatSpec["weather"], string> = {
  clear: "",
  cloudy: "under a cloudy sky",
  rain: "in the rain",
  storm: "in a thunderstorm",
  snow: "in falling snow",
  fog: "in the fog",
  wind: "in the wind",
  rainbow: "under a rainbow",
  aurora: "under northern lights",
  "shooting stars": "under shooting stars",
};

/** Details of a description, the least important first. */
const DETAILS = [
  "features",
  "build",
  "white",
  "season",
  "weather",
  "mood",
  "carried",
  "eyes",
  "props",
] as const;
type Detail = (typeof DETAILS)[number];

/**
 * A true sentence about a picture, at most 220 characters.
 *
 * @example
 * describe(spec); // "A fluffy orange tabby cat in a purple wizard hat sits on the moon under a starry sky."
 */
export function describe(spec: CatSpec): string {
  const lengths = DETAILS.map((_, dropped) => sentence(spec, DETAILS.slice(dropped)));
  return lengths.find((text) => text.length <= LONGEST) ?? sentence(spec, []);
}

function sentence(spec: CatSpec, details: readonly Detail[]): string {
  const cat = joined(nounPhrase(spec, details), looks(spec, details), clothes(spec));
  const { where, what } = PLACE_NAMES[spec.setting];
  const place = joined(where, what, sky(spec, details));
  const things = belongings(spec, details);
  const rest = things && `, with ${things}`;
  if (spec.pose === "portrait") return `Portrait of ${cat}, ${place}${rest}.`;
  return `${cat[0]!.toUpperCase()}${cat.slice(1)} ${POSES[spec.pose]} ${place}${rest}.`;
}

/** "a happy fluffy orange tabby kitten"; the build is told only where somebody asked for it. */
function nounPhrase(
  { age, build, size, coat, mood, pose, provenance }: CatSpec,
  details: readonly Detail[],
): string {
  const adjectives = joined(
    size ?? "",
    details.includes("mood") && pose !== "sleeping" ? mood : "",
    age === "senior" ? "elderly" : "",
    details.includes("build") && provenance.build !== "seed" && build !== "average" ? build : "",
    COAT_LENGTHS[coat.length],
    coatName(coat),
  );
  return withArticle(age === "kitten" ? "kitten" : "cat", adjectives);
}

const COAT_LENGTHS: Record<CoatLength, string> = {
  short: "",
  medium: "",
  fluffy: "fluffy",
  curly: "curly",
  hairless: "hairless",
};

function coatName({ colour, second, pattern }: CatSpec["coat"]): string {
  const both = second ? `${colour} and ${second}` : colour;
  switch (pattern) {
    case "solid":
    case "points":
      return colour;
    case "lynx points":
      return `striped ${colour}`;
    case "tabby":
    case "classic tabby":
    case "tuxedo":
    case "smoke":
      return `${colour} ${pattern}`;
    case "ticked":
    case "spotted":
    case "rosetted":
    case "shaded":
      return `${pattern} ${colour}`;
    case "van":
      return `white ${colour}-tailed`;
    case "cow":
      return `white ${colour}-patched`;
    case "rainbow":
      return "rainbow-coloured";
    case "galaxy":
      return "galaxy-coloured";
    case "bicolour":
      return both;
    case "calico":
    case "tortoiseshell":
    case "torbie":
      return `${both} ${pattern}`;
  }
}

/** "with green eyes and a white bib" */
function looks({ coat, eyes, pose, features = [] }: CatSpec, details: readonly Detail[]): string {
  const seen: string[] = [];
  if (details.includes("features")) seen.push(...features.slice(0, 2).map(featureName));
  if (isPointed(coat.pattern) && coat.second) seen.push(`${coat.second} points`);
  if (details.includes("eyes") && pose !== "sleeping") seen.push(eyeNames(eyes));
  if (details.includes("white") && coat.white.length > 0) seen.push(whiteNames(coat.white));
  return seen.length > 0 ? `with ${listed(seen)}` : "";
}

function featureName(feature: Feature): string {
  return /(?:ears|legs)$/.test(feature) ? feature : withArticle(feature);
}

function eyeNames({ left, right }: CatSpec["eyes"]): string {
  if (left === right) return `${left} eyes`;
  return `one ${left} and one ${right} eye`;
}

/** "a white muzzle, bib and belly"; what is plural stands first: "white socks, muzzle and bib". */
function whiteNames(marks: readonly WhiteMark[]): string {
  const names = marks.map((mark) => MARK_NAMES[mark]);
  const [first = "", ...others] = names.sort((a, b) =>
    Number(b === "socks") - Number(a === "socks")
  );
  return listed([withArticle(first, "white"), ...others]);
}

/** "in a purple wizard hat, a red scarf and glasses" */
function clothes({ costume, accessories }: CatSpec): string {
  const worn = accessories.filter(({ kind }) => !CARRIED.includes(kind));
  const names = worn.map(thingName);
  if (costume) {
    const hatted = worn.some(({ kind }) => kind === "hat");
    names.unshift(costumeName(costume, hatted));
  }
  return names.length > 0 ? `in ${listed(names)}` : "";
}

/** "a fish and a red balloon" */
function belongings({ accessories, props }: CatSpec, details: readonly Detail[]): string {
  const carried = details.includes("carried")
    ? accessories.filter(({ kind }) => CARRIED.includes(kind))
    : [];
  const told = details.includes("props") ? props : [];
  return listed([...carried, ...told].map(thingName));
}

/** "under a starry sky", "at sunset in the rain" */
function sky({ setting, time, weather, season }: CatSpec, details: readonly Detail[]): string {
  if (setting === "studio" || ALWAYS_DARK.includes(setting)) return "";
  if (INDOORS.includes(setting)) return time === "night" ? HOURS.night : "";
  const inSeason = season && details.includes("season") ? `in ${season}` : "";
  const falling = details.includes("weather") ? WEATHERS[weather] : "";
  const starry = time === "night" && weather === "clear" && setting !== "window";
  const snowing = setting === "snow" && weather === "snow" && falling;
  return joined(
    starry ? "under a starry sky" : HOURS[time],
    inSeason,
    snowing ? "while it snows" : falling,
  );
}

function joined(...words: string[]): string {
  return words.filter(Boolean).join(" ");
}
