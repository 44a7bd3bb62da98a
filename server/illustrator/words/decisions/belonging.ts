/**
 * @module Where things and moods belong, for the places that are guessed: food in a kitchen, a guitar on a
 * stage, a sad cat where it rains.
 */
import type { Time, Weather } from "../../spec.ts";
import { THINGS } from "../../things/catalogue.ts";
import type { Category } from "../../things/thing.ts";
import type { Costume } from "../../wardrobe/costumes.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import type { Setting } from "../../world/places.ts";
import type { Weights } from "./choice.ts";
import type { Claims } from "./claims.ts";

type Homes = Weights<Setting>;

const TABLE: Homes = { kitchen: 4, cafe: 2 };
const ROOM: Homes = { "living room": 3, bedroom: 1, window: 1 };
const DESK: Homes = { library: 3, "living room": 1 };
const GARDEN: Homes = { garden: 2, meadow: 2, forest: 1 };
const STREET: Homes = { city: 3 };
const WATER: Homes = { lake: 2, beach: 2, underwater: 1 };
const SEA: Homes = { "open sea": 3, underwater: 1 };
const STAGE: Homes = { stage: 3, "living room": 1 };
const SKY: Homes = { clouds: 2, mountains: 1, meadow: 1 };
const FIELD: Homes = { meadow: 2, garden: 1 };

const OUTSIDE: Homes = { garden: 3, meadow: 1, rooftop: 1 };

const HOMES_OF_CATEGORY: Partial<Record<Category, Homes>> = {
  fruit: TABLE,
  vegetable: TABLE,
  food: TABLE,
  dish: TABLE,
  sweet: TABLE,
  drink: TABLE,
  tableware: TABLE,
  furniture: ROOM,
  household: ROOM,
  clock: ROOM,
  toy: ROOM,
  craft: ROOM,
  device: DESK,
  book: DESK,
  money: DESK,
  instrument: STAGE,
  science: { laboratory: 1 },
  animal: GARDEN,
  bird: GARDEN,
  insect: GARDEN,
  "flying insect": GARDEN,
  flower: GARDEN,
  plant: GARDEN,
  tree: GARDEN,
  "flying bird": SKY,
  aircraft: SKY,
  "floating toy": SKY,
  "sea animal": WATER,
  boat: { lake: 2, "open sea": 1 },
  vehicle: STREET,
  "street object": STREET,
  masonry: OUTSIDE,
  building: STREET,
  ball: FIELD,
  "sports gear": FIELD,
};

const HOMES_OF_PROP: Partial<Record<Prop, Homes>> = {
  wall: OUTSIDE,
  umbrella: STREET,
  "open umbrella": STREET,
  "picket fence": OUTSIDE,
  hedge: { garden: 1 },
  bench: { garden: 3, city: 1 },
  hammock: { garden: 2, beach: 2 },
  swing: { garden: 1 },
  "tree branch": { forest: 3, garden: 1, "cherry blossoms": 1 },
  barrel: { farm: 2, ship: 1 },
  windowsill: { window: 1 },
  puddle: { city: 3, garden: 2 },
  counter: TABLE,
  "picnic blanket": { meadow: 3, garden: 1 },
  laundry: { bedroom: 2, "living room": 1 },
  blackboard: { library: 1 },
  cake: TABLE,
  donut: TABLE,
  pizza: TABLE,
  milk: TABLE,
  cup: TABLE,
  "ice cream": TABLE,
  book: DESK,
  letter: DESK,
  guitar: STAGE,
  piano: STAGE,
  potion: { laboratory: 2, library: 1 },
  rocket: { space: 2, moon: 1 },
  "crescent moon": { clouds: 1 },
  cushion: ROOM,
  "disco ball": { "dance floor": 1 },
  "string of lights": ROOM,
  skateboard: STREET,
  surfboard: { "open sea": 3, beach: 1 },
  skis: { snow: 2, mountains: 1 },
  snowboard: { snow: 2, mountains: 1 },
  sled: { snow: 1 },
  "ice skate": { snow: 1 },
  dolphin: SEA,
  whale: SEA,
  "spouting whale": SEA,
  shark: { "open sea": 2, underwater: 2 },
  canoe: { lake: 1 },
  tightrope: { "amusement park": 2, meadow: 1 },
  "market stall": { market: 2, city: 1 },
  "lemonade stand": { park: 2, garden: 1 },
  "ice cream stand": { park: 2, beach: 1 },
  "hot dog stand": { city: 2, park: 1 },
  "newspaper kiosk": { city: 1 },
  "pool of water": { lake: 3, "swimming pool": 1 },
  shower: { bathroom: 3 },
  "Eiffel Tower": STREET,
  "Easter egg": { meadow: 2, garden: 1 },
  "snowman": { snow: 1 },
  "snowman in the snow": { snow: 1 },
  haystack: { farm: 1 },
  wheelbarrow: { garden: 2, farm: 1 },
  beehive: { garden: 1, meadow: 1 },
  cauldron: { castle: 1, forest: 2 },
  birdhouse: { garden: 1 },
  "street lamp": STREET,
  "fire hydrant": STREET,
  flowerpot: { garden: 2, balcony: 1 },
  "lily pad": { lake: 1 },
  starfish: { beach: 2, underwater: 1 },
  sandcastle: { beach: 1 },
  "tree stump": { forest: 1 },
  igloo: { snow: 1 },
  "Christmas tree": ROOM,
  "palm tree": { beach: 3, island: 1 },
  wave: { "open sea": 2, beach: 1 },
  tractor: { farm: 2, "wheat field": 1 },
  scarecrow: { "corn field": 1, "wheat field": 1, farm: 1 },
  sunflower: { garden: 2, "sunflower field": 1 },
  tulip: { garden: 2, "tulip field": 1 },
  stove: { kitchen: 1 },
  "frying pan": { kitchen: 1 },
  toaster: { kitchen: 1 },
  fridge: { kitchen: 1 },
};

/** Two of these make a beach of it, whatever else is named: "a towel, a crab, a palm tree". */
const AT_THE_SHORE = new Set<Prop>(
  ("crab, palm tree, coconut, starfish, seashell, sandcastle, surfboard, lifebuoy, seagull, beach umbrella, " +
    "treasure chest").split(", ") as Prop[],
);
const FEW_AT_THE_SHORE = 2;
const SHORE: Homes = { beach: 1 };

/** Where a sad cat is. */
const GLOOMY: Homes = { city: 3, window: 2, rooftop: 1, forest: 1, lake: 1 };
const GLOOMY_WEATHER: Weights<Weather> = { rain: 3, cloudy: 2 };

/** Most who name the night name the moon or the stars, and all of them expect to see these. */
const NIGHT_WEATHER: Weights<Weather> = { clear: 1 };

/** What is done only in its own place, whatever the cat wears. */
const SPORTS = new Set<Prop>([
  "skis",
  "snowboard",
  "sled",
  "ice skate",
  "surfboard",
  "canoe",
  "market stall",
  "lemonade stand",
  "ice cream stand",
  "hot dog stand",
  "newspaper kiosk",
]);

/** The places of a sport that is named; undefined without one. */
export function sportSettings(words: Claims): Homes | undefined {
  const sport = words.all("prop").find(({ value }) => SPORTS.has(value));
  return sport && HOMES_OF_PROP[sport.value];
}

/** The places that go with what the words name; undefined where they name nothing that has a home. */
export function costumeSettings(words: Claims): Homes | undefined {
  const named = words.all("prop").map(({ value }) => value);
  const shore = named.filter((prop) => AT_THE_SHORE.has(prop)).length;
  if (shore >= FEW_AT_THE_SHORE) return SHORE;
  for (const prop of named) {
    const thing = THINGS.get(prop);
    const homes = HOMES_OF_PROP[prop] ?? (thing && HOMES_OF_CATEGORY[thing.category]);
    if (homes) return homes;
  }
  if (words.all("accessory").some(({ variant }) => variant === "laptop")) return DESK;
  if (isGloomy(words)) return GLOOMY;
  if (words.first("moon")) return MOONLIT;
  return WEATHERS_BELOW_THE_SKY.has(words.first("weather")) ? BELOW_THE_SKY : undefined;
}

/** Where a named moon is seen. */
const MOONLIT: Homes = { rooftop: 3, meadow: 2, window: 2, garden: 1, beach: 1, lake: 1, hill: 1 };

/** Weathers that need air above the ground and things on it, and places that have both. */
const WEATHERS_BELOW_THE_SKY: ReadonlySet<Weather | undefined> = new Set<Weather>([
  "rain",
  "storm",
  "snow",
  "snowstorm",
  "fog",
  "wind",
]);
const BELOW_THE_SKY: Homes = { garden: 2, city: 2, meadow: 2, forest: 2, lake: 1, mountains: 1 };

/** What is put on and carried in the rain, and lies there after it. */
const RAINY = new Set<Prop | Costume>(["raincoat", "puddle"]);
const RAINY_WEATHER: Weights<Weather> = { rain: 1 };

/** The weather that goes with what the words say. */
export function weathersOf(words: Claims): Weights<Weather> | undefined {
  const said = [...words.all("prop"), ...words.all("costume")];
  if (said.some(({ value }) => RAINY.has(value))) return RAINY_WEATHER;
  if (isGloomy(words)) return GLOOMY_WEATHER;
  if (said.some(({ value }) => value === "crescent moon")) return NIGHT_WEATHER;
  return words.first("time") === "night" ? NIGHT_WEATHER : undefined;
}

/** What gives its light when it is dark. */
const SHINING = new Set<Prop>([
  "candle",
  "fire",
  "fireplace",
  "oil lamp",
  "sparkler",
  "torch",
  "crescent moon",
]);
const DARK_HOURS: Weights<Time> = { night: 2, dusk: 1 };

/** The hours that go with what the words say. */
export function hoursOf(words: Claims): Weights<Time> | undefined {
  if (words.all("prop").some(({ value }) => SHINING.has(value))) return DARK_HOURS;
  return WEATHERS_BELOW_THE_SKY.has(words.first("weather")) ? HOURS_OF_WEATHER : undefined;
}

/** Drops, flakes and mist are seen best by day. */
const HOURS_OF_WEATHER: Weights<Time> = { day: 5, dusk: 1, night: 1 };

function isGloomy(words: Claims): boolean {
  return words.first("mood") === "sad";
}
