/**
 * @module Where, when and in what weather a cat is that words tell of, where they do not say it: with its things
 * (`homes.ts`), at a desk with a laptop, in the rain where it is sad, by day where it bathes in the sun.
 */
import type { Time, Weather } from "../../spec.ts";
import type { Costume } from "../../wardrobe/costumes.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import type { Weights } from "./choice.ts";
import type { Claims } from "./claims.ts";
import { type Homes, homesOf } from "./homes.ts";

/** Two of these make a beach of it, whatever else is named: "a towel, a crab, a palm tree". */
const AT_THE_SHORE = new Set<Prop>(
  ("crab, palm tree, coconut, starfish, seashell, sandcastle, surfboard, lifebuoy, seagull, beach umbrella, " +
    "treasure chest").split(", ") as Prop[],
);
const FEW_AT_THE_SHORE = 2;
const SHORE: Homes = { beach: 1 };

/** Where one works with a laptop. */
const AT_A_DESK: Homes = { library: 3, "living room": 1 };

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
  return sport && homesOf([sport.value]);
}

/** The places that go with what the words name; undefined where they name nothing that has a home. */
export function costumeSettings(words: Claims): Homes | undefined {
  const named = words.all("prop").map(({ value }) => value);
  const shore = named.filter((prop) => AT_THE_SHORE.has(prop)).length;
  if (shore >= FEW_AT_THE_SHORE) return SHORE;
  const homes = homesOf(named);
  if (homes) return homes;
  if (words.all("accessory").some(({ variant }) => variant === "laptop")) return AT_A_DESK;
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

/** What is used while the sun shines. */
const SUNNY = new Set<Prop>(
  ("deckchair, sun lounger, beach umbrella, beach ball, bucket and spade, sandcastle, sunscreen bottle, wicker beach chair, " +
    "picnic blanket, picnic hamper, picnic table, kite, lawnmower, lawn sprinkler, paddling pool, washing line, air bed, " +
    "rubber ring, flamingo float, lemonade stand, ice cream stand, ice cream van, surfboard, watering can, hammock, " +
    "bee, butterfly, beehive, sundial, seagull, pinwheel").split(", ") as Prop[],
);
const SUNLIT: Weights<Time> = { day: 1 };

/** The hours that go with what the words say. */
export function hoursOf(words: Claims): Weights<Time> | undefined {
  const isSunny = words.first("season") === "summer" ||
    words.all("prop").some(({ value }) => SUNNY.has(value)) ||
    words.all("accessory").some(({ value, variant }) =>
      value === "glasses" && variant === "sunglasses"
    );
  if (isSunny) return SUNLIT;
  if (words.all("prop").some(({ value }) => SHINING.has(value))) return DARK_HOURS;
  if (WEATHERS_BELOW_THE_SKY.has(words.first("weather"))) return HOURS_OF_WEATHER;
  return words.all("prop").length > 0 ? SEEN_WELL : undefined;
}

/** Things that words ask for are to be seen: no one paints a fence at night unless words say so. */
const SEEN_WELL: Weights<Time> = { day: 10, sunset: 2, dawn: 1, dusk: 1 };

/** Drops, flakes and mist are seen best by day. */
const HOURS_OF_WEATHER: Weights<Time> = { day: 5, dusk: 1, night: 1 };

function isGloomy(words: Claims): boolean {
  return words.first("mood") === "sad";
}
