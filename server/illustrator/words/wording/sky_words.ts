/** @module Hour, season and weather in words, as they are seen where the cat is. */
import type { CatSpec } from "../../spec.ts";
import { type PlaceEntry, showsSeason, showsWeather } from "../../world/place_entry.ts";
import { PLACES } from "../../world/places.ts";
import { joined } from "./names.ts";

/** "under a starry sky", "at sunset in the rain"; season and weather only if they are asked for. */
export function skyWords(
  spec: CatSpec,
  asked: { season: boolean; weather: boolean },
): string {
  return joined(...skyPhrases(spec, asked));
}

/** The same as phrases: the hour, the season, the weather; empty ones are left out. */
export function skyPhrases(
  spec: CatSpec,
  asked: { season: boolean; weather: boolean },
): string[] {
  const place = PLACES[spec.setting];
  return [
    hourWords(spec, place),
    asked.season && spec.season && showsSeason(place) ? `in ${spec.season}` : "",
    asked.weather ? weatherWords(spec, place) : "",
  ];
}

/** Whether the hour can be seen: not in a room without windows, and storm clouds hide a low sun. */
export function showsHour({ time, weather, setting }: CatSpec): boolean {
  const place = PLACES[setting];
  if (time === "day") return true;
  if (time === "night") return place.namedHours !== "none" || place.hours?.[0] === "night";
  const hidden = weather === "storm" && showsWeather(place, weather);
  return place.namedHours === "all" && !hidden;
}

function hourWords(spec: CatSpec, { namedHours, phrase, weather: reach, hidesStars }: PlaceEntry) {
  const { time, weather } = spec;
  if (namedHours === "none" || !showsHour(spec)) return "";
  const showsStars = namedHours === "all" && reach !== "outside" && phrase.where !== "under" &&
    !hidesStars && !spec.without?.includes("stars");
  return time === "night" && weather === "clear" && showsStars ? "under a starry sky" : HOURS[time];
}

function weatherWords({ weather }: CatSpec, place: PlaceEntry): string {
  if (!showsWeather(place, weather)) return "";
  return place.weatherPhrases?.[weather] ??
    (place.weather === "outside" ? OUTSIDE : WEATHERS)[weather];
}

/** How sentences tell each hour. */
export const HOURS: Record<CatSpec["time"], string> = {
  day: "",
  dawn: "at dawn",
  sunset: "at sunset",
  dusk: "at dusk",
  night: "at night",
};

/** How they tell each weather, outdoors. */
export const WEATHERS: Record<CatSpec["weather"], string> = {
  clear: "",
  cloudy: "under a cloudy sky",
  rain: "in the rain",
  storm: "in a thunderstorm",
  snow: "in falling snow",
  snowstorm: "in a snowstorm",
  fog: "in the fog",
  wind: "in the wind",
  rainbow: "under a rainbow",
  aurora: "under northern lights",
  "shooting stars": "under shooting stars",
};

/** The weather as it is seen from indoors. */
export const OUTSIDE: Record<CatSpec["weather"], string> = {
  clear: "",
  cloudy: "on a cloudy day",
  rain: "while it rains outside",
  storm: "while a thunderstorm passes outside",
  snow: "while it snows outside",
  snowstorm: "while a snowstorm blows outside",
  fog: "on a foggy day",
  wind: "",
  rainbow: "with a rainbow outside",
  aurora: "",
  "shooting stars": "",
};
