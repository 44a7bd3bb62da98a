/**
 * @module Where and when it happens: the place, its hour and its weather, each only as the place allows it.
 */
import { type Pose, POSES } from "../../cat/poses.ts";
import type { CatSpec, Time, Weather } from "../../spec.ts";
import { type Costume, COSTUMES } from "../../wardrobe/costumes.ts";
import { type PlaceEntry, showsWeather } from "../../world/place_entry.ts";
import { PLACES, type Setting } from "../../world/places.ts";
import { costumeSettings, hoursOf, sportSettings, weathersOf } from "./belonging.ts";
import { type Weights, weightsOf } from "./choice.ts";
import { decide, type DecisionContext } from "./deciding.ts";
import { TIME_OF_WEATHER, TIME_WEIGHTS, WEATHER_WEIGHTS } from "./defaults.ts";

/** How likely the seed chooses each place. */
export const SETTING_WEIGHTS: Weights<Setting> = weightsOf(PLACES);

/** The place, its hour and its weather: of the words as far as the place has them, otherwise of the seed. */
export function settingOf(
  deciding: DecisionContext,
  { costume, pose }: { costume: Costume | undefined; pose: Pose },
): Pick<CatSpec, "setting" | "time" | "weather"> {
  const { words } = deciding;
  const saidTime = words.first("time"), saidWeather = words.first("weather");
  const homes = sportSettings(words) ??
    (costume ? COSTUMES[costume].home : costumeSettings(words));
  const setting = decide(
    deciding,
    "setting",
    homes ?? SETTING_WEIGHTS,
    {
      others: SETTING_WEIGHTS,
      suits(setting) {
        const place = PLACES[setting];
        if (saidTime && place.hours && place.hours[0] !== saidTime) return false;
        if (words.first("moon") && !showsMoon(setting)) return false;
        if (saidWeather && !(hasWeathers(place) && showsWeather(place, saidWeather))) return false;
        return place.restful || homes !== undefined || !POSES[pose].isRest;
      },
    },
  );
  const place = PLACES[setting];
  const time = timeIn(place, deciding);
  return { setting, time, weather: weatherIn(place, deciding, time) };
}

/** Whether a moon is seen from there: under the sky, or through a large window. */
function showsMoon(setting: Setting): boolean {
  return PLACES[setting].weather === "falls" || setting === "window";
}

/** An hour that the place can have. */
function timeIn({ hours }: PlaceEntry, deciding: DecisionContext): Time {
  const said = deciding.words.first("time");
  const usual = hours?.[0];
  if (usual && said && !hours.includes(said)) {
    deciding.provenance.time = "seed";
    return usual;
  }
  const open = hoursOf(deciding.words) ?? TIME_WEIGHTS;
  return decide(deciding, "time", usual ? { [usual]: 1 } : open, { others: TIME_WEIGHTS });
}

function weatherIn(place: PlaceEntry, deciding: DecisionContext, time: Time): Weather {
  const said = deciding.words.first("weather");
  if (said && !showsWeather(place, said)) {
    deciding.provenance.weather = "seed";
    return "clear";
  }
  const { weathers = place.weather === "falls" ? "usual" : { clear: 1 } } = place;
  const usual = weathersOf(deciding.words) ?? WEATHER_WEIGHTS;
  return decide(deciding, "weather", weathers === "usual" ? usual : weathers, {
    others: weathers === "usual" ? WEATHER_WEIGHTS : weathers,
    suits: (weather) =>
      showsWeather(place, weather) && (TIME_OF_WEATHER[weather]?.includes(time) ?? true),
  });
}

/** Whether the seed may choose any weather but a clear sky: in rooms only words bring it. */
function hasWeathers({ weather, weathers }: PlaceEntry): boolean {
  return weather === "falls" || weathers !== undefined;
}
