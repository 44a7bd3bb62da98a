/**
 * Hour, season and weather in words, as they are seen where the cat is.
 *
 * @module
 */
import type { CatSpec, Setting } from "../spec.ts";
import { joined, PLACE_NAMES } from "./names.ts";

/** "under a starry sky", "at sunset in the rain"; season and weather only if they are to be told. */
export function skyWords(
  { setting, time, weather, season }: CatSpec,
  told: { season: boolean; weather: boolean },
): string {
  if (setting === "studio" || ALWAYS_DARK.includes(setting)) return "";
  if (INDOORS.includes(setting)) {
    const outside = WINDOWED.includes(setting) && told.weather;
    return joined(time === "night" ? HOURS.night : "", outside ? OUTSIDE[weather] : "");
  }
  const inSeason = season && told.season ? `in ${season}` : "";
  const weathers = setting === "window" ? OUTSIDE : WEATHERS;
  const falling = told.weather ? weathers[weather] : "";
  const hasRoof = setting === "window" || PLACE_NAMES[setting].where === "under";
  const starry = time === "night" && weather === "clear" && !hasRoof;
  const snowing = setting === "snow" && weather === "snow" && falling;
  return joined(
    starry ? "under a starry sky" : HOURS[time],
    inSeason,
    snowing ? "while it snows" : falling,
  );
}

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

/** Rooms with a window: the weather is seen through it. */
const WINDOWED: readonly Setting[] = ["library", "living room", "bedroom", "cafe", "kitchen"];

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

/** The weather as it is seen from indoors. */
const OUTSIDE: Record<CatSpec["weather"], string> = {
  clear: "",
  cloudy: "on a cloudy day",
  rain: "while it rains outside",
  storm: "while a thunderstorm passes outside",
  snow: "while it snows outside",
  fog: "on a foggy day",
  wind: "",
  rainbow: "with a rainbow outside",
  aurora: "",
  "shooting stars": "",
};
