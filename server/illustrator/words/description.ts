/**
 * A picture in words: the alternative text for people who do not see it.
 *
 * @module
 */
import type { Accessory } from "../../../lib/choices.ts";
import type { CatSpec, Costume, Pose, Prop, Setting, WhiteMark } from "../spec.ts";

/** Screen readers read a text like this in one breath; longer ones lose their least important parts. */
const LONGEST = 220;

const COSTUMES: Record<Costume, string> = {
  wizard: "wizard hat",
  witch: "witch's hat",
  knight: "knight's helmet",
  king: "king's crown",
  queen: "queen's crown",
  pirate: "pirate hat",
  ninja: "ninja mask",
  astronaut: "space suit",
  detective: "detective's hat",
  chef: "chef's hat",
  superhero: "superhero cape",
  viking: "Viking helmet",
  cowboy: "cowboy hat",
  sailor: "sailor hat",
  fairy: "fairy costume",
  santa: "Santa hat",
};

const WORN: Partial<Record<Accessory, string>> = { hat: "hat", scarf: "scarf", glasses: "glasses" };
const CARRIED: Partial<Record<Accessory, string>> = {
  backpack: "backpack",
  yarn: "ball of yarn",
  gadget: "gadget",
};

const POSES: Record<Exclude<Pose, "portrait">, string> = {
  sitting: "sits",
  standing: "stands",
  walking: "walks",
  loaf: "rests like a loaf",
  sleeping: "sleeps",
  jumping: "leaps",
  waving: "waves a paw",
};

const PLACES: Record<Setting, string> = {
  studio: "in front of a plain background",
  moon: "on the moon",
  space: "in space",
  clouds: "among the clouds",
  forest: "in a forest",
  meadow: "in a meadow",
  garden: "in a garden",
  mountains: "in the mountains",
  snow: "in the snow",
  beach: "on a beach",
  underwater: "under water",
  desert: "in a desert",
  city: "in a city",
  rooftop: "on a rooftop",
  castle: "at a castle",
  library: "in a library",
  "living room": "in a living room",
  kitchen: "in a kitchen",
  window: "by a window",
  stage: "on a stage",
};

const MARKS: Record<WhiteMark, string> = {
  muzzle: "muzzle",
  blaze: "blaze",
  bib: "bib",
  socks: "socks",
  tailtip: "tail tip",
  belly: "belly",
};
const PLURAL: ReadonlySet<string> = new Set(["socks", "glasses"]);

/** Where the sky is not seen, so that its stars and its weather are not told. */
const INDOORS: readonly Setting[] = [
  "studio",
  "library",
  "living room",
  "kitchen",
  "stage",
  "underwater",
];

/**
 * One or two true sentences about a picture, at most 220 characters.
 *
 * @example
 * describe(spec); // "A fluffy orange tabby cat in a purple wizard hat sits on the moon under a starry sky."
 */
export function describe(spec: CatSpec): string {
  const details: Details = {
    white: true,
    weather: true,
    build: true,
    eyes: true,
    mood: true,
    carried: true,
  };
  for (const least of ["build", "white", "weather", "mood", "carried", "eyes"] as const) {
    const text = sentence(spec, details);
    if (text.length <= LONGEST) return text;
    details[least] = false;
  }
  return sentence(spec, details);
}

/** Which details are told. */
type Details = Record<"white" | "weather" | "build" | "eyes" | "mood" | "carried", boolean>;

function sentence(spec: CatSpec, details: Details): string {
  const cat = [nounPhrase(spec, details), looks(spec, details), clothes(spec)].filter(Boolean).join(
    " ",
  );
  const where = [PLACES[spec.setting], sky(spec, details)].filter(Boolean).join(" ");
  const things = belongings(spec, details);
  const rest = things && `, with ${things}`;
  if (spec.pose === "portrait") return `Portrait of ${cat}, ${where}${rest}.`;
  return `${capital(cat)} ${POSES[spec.pose]} ${where}${rest}.`;
}

/** "a happy fluffy orange tabby kitten" */
function nounPhrase({ age, build, coat, mood, pose }: CatSpec, details: Details): string {
  const words = [
    details.mood && pose !== "sleeping" && mood,
    age === "senior" && "elderly",
    details.build && build !== "average" && build,
    coat.length !== "short" && coat.length,
    coatName(coat),
    age === "kitten" ? "kitten" : "cat",
  ];
  return withArticle(words.filter(Boolean).join(" "));
}

function coatName({ colour, second, pattern }: CatSpec["coat"]): string {
  switch (pattern) {
    case "solid":
    case "points":
      return colour;
    case "tabby":
    case "tuxedo":
      return `${colour} ${pattern}`;
    case "spotted":
      return `spotted ${colour}`;
    case "bicolour":
      return second ? `${colour} and ${second}` : colour;
    case "calico":
    case "tortoiseshell":
      return second ? `${colour} and ${second} ${pattern}` : `${colour} ${pattern}`;
  }
}

/** "with green eyes and a white bib" */
function looks({ coat, eyes, pose }: CatSpec, details: Details): string {
  const seen: string[] = [];
  if (coat.pattern === "points" && coat.second) seen.push(`${coat.second} points`);
  if (details.eyes && pose !== "sleeping") {
    if (eyes.left === eyes.right) seen.push(`${eyes.left} eyes`);
    else seen.push(`${withArticle(eyes.left)} and ${withArticle(eyes.right)} eye`);
  }
  if (details.white && coat.white.length > 0) seen.push(whiteMarks(coat.white));
  return seen.length > 0 ? `with ${listed(seen)}` : "";
}

/** "a white muzzle, bib and socks" */
function whiteMarks(marks: readonly WhiteMark[]): string {
  const names = marks.map((mark) => MARKS[mark]);
  const white = `white ${listed(names)}`;
  return PLURAL.has(names[0]!) ? white : `a ${white}`;
}

/** "in a purple wizard hat, a red scarf and glasses" */
function clothes({ costume, accessories }: CatSpec): string {
  const worn = accessories.flatMap(({ kind, colour }) => {
    const name = WORN[kind];
    return name ? [thing(name, colour)] : [];
  });
  if (costume) worn.unshift(thing(COSTUMES[costume.kind], costume.colour));
  return worn.length > 0 ? `in ${listed(worn)}` : "";
}

/** "a fish and a red balloon" */
function belongings({ accessories, props }: CatSpec, details: Details): string {
  const carried = details.carried
    ? accessories.flatMap(({ kind, colour }) => {
      const name = CARRIED[kind];
      return name ? [thing(name, colour)] : [];
    })
    : [];
  return listed([
    ...carried,
    ...props.map(({ kind, colour }) => thing(PROP_NAMES[kind] ?? kind, colour)),
  ]);
}

const PROP_NAMES: Partial<Record<Prop, string>> = { wand: "magic wand" };

/** "under a starry sky", "at sunset in the rain" */
function sky({ setting, time, weather }: CatSpec, details: Details): string {
  if (INDOORS.includes(setting)) return time === "night" && setting !== "studio" ? "at night" : "";
  if (setting === "space") return "";
  const falling = details.weather ? WEATHERS[weather] : "";
  const hour = time === "night" && (setting === "moon" || (!falling && setting !== "window"))
    ? "under a starry sky"
    : HOURS[time];
  return [hour, setting === "snow" && weather === "snow" ? "while it snows" : falling].filter(
    Boolean,
  ).join(" ");
}

const HOURS: Record<CatSpec["time"], string> = { day: "", sunset: "at sunset", night: "at night" };
const WEATHERS: Record<CatSpec["weather"], string> = {
  clear: "",
  rain: "in the rain",
  snow: "in falling snow",
  fog: "in the fog",
};

function thing(name: string, colour: string | undefined): string {
  const phrase = colour ? `${colour} ${name}` : name;
  return PLURAL.has(name) ? phrase : withArticle(phrase);
}

function withArticle(phrase: string): string {
  return `${/^[aeiou]/.test(phrase) ? "an" : "a"} ${phrase}`;
}

function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
