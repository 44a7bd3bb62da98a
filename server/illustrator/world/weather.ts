/** @module What falls, drifts and blows over an outdoor picture. */
import type { Land } from "./place.ts";
import type { WeatherItems } from "./weather/weather_items.ts";
import { fogItems } from "./weather/fog.ts";
import { rainItems } from "./weather/rain.ts";
import { snowItems } from "./weather/snow.ts";
import { snowstormItems } from "./weather/snowstorm.ts";
import { windItems } from "./weather/wind.ts";

/** What falls or drifts: behind and before the cat. */
export function weatherItems(land: Land, ground: number): WeatherItems {
  const fall = land.random("weather");
  switch (land.spec.weather) {
    case "clear":
    case "cloudy":
    case "rainbow":
    case "aurora":
    case "shooting stars":
      return { back: [], front: [] };
    case "wind":
      return windItems(fall, land.grade);
    case "storm":
    case "rain":
      return rainItems(land, { fall, ground });
    case "snow":
      return snowItems(fall);
    case "snowstorm":
      return snowstormItems(land, { fall, ground });
    case "fog":
      return fogItems(land, { fall, ground });
  }
}
