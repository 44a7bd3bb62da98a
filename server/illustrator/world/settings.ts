/**
 * Which setting is drawn by whom, and the weather over it.
 *
 * @module
 */
import type { Setting } from "../spec.ts";
import { castle } from "./castle.ts";
import { forest } from "./forest.ts";
import { garden } from "./garden.ts";
import { meadow } from "./meadow.ts";
import { aboveClouds } from "./clouds.ts";
import { deepSpace } from "./space.ts";
import { fallenLeaves, inLeaf } from "./foliage.ts";
import { INDOORS } from "./light.ts";
import { moonscape } from "./moon.ts";
import { growingSeason, seasonItems } from "./seasons.ts";
import { weatherItems } from "./weather.ts";
import type { Land, Place, SettingOf } from "./place.ts";
import { kitchen } from "./kitchen.ts";
import { library } from "./library.ts";
import { livingRoom } from "./living_room.ts";
import { stage } from "./stage.ts";
import { windowsill } from "./windowsill.ts";
import { studio } from "./studio.ts";
import { city } from "./city.ts";
import { rooftop } from "./rooftop.ts";
import { bedroom } from "./bedroom.ts";
import { cafe } from "./cafe.ts";
import { candyLand } from "./candy_land.ts";
import { cave } from "./cave.ts";
import { farm } from "./farm.ts";
import { graveyard } from "./graveyard.ts";
import { jungle } from "./jungle.ts";
import { laboratory } from "./laboratory.ts";
import { lake } from "./lake.ts";
import { neonStreet } from "./neon_street.ts";
import { ship } from "./ship.ts";
import { shrine } from "./shrine.ts";
import { spaceship } from "./spaceship.ts";
import { beach } from "./beach.ts";
import { desert } from "./desert.ts";
import { mountains } from "./mountains.ts";
import { snowfield } from "./snowfield.ts";
import { underwater } from "./underwater.ts";

const SETTINGS: Record<Setting, SettingOf> = {
  studio,
  moon: moonscape,
  space: deepSpace,
  clouds: aboveClouds,
  forest,
  meadow,
  garden,
  mountains,
  snow: snowfield,
  beach,
  underwater,
  desert,
  city,
  rooftop,
  castle,
  library,
  "living room": livingRoom,
  kitchen,
  window: windowsill,
  stage,
  bedroom,
  cafe,
  laboratory,
  spaceship,
  lake,
  jungle,
  cave,
  ship,
  "cherry blossoms": shrine,
  graveyard,
  "candy land": candyLand,
  "neon street": neonStreet,
  farm,
};

/** Where no weather reaches. */
const SHELTERED: ReadonlySet<Setting> = new Set<Setting>([
  ...INDOORS,
  "moon",
  "space",
  "underwater",
  "cave",
]);

/** The recipe's setting with its weather. */
export function placeOf(land: Land): Place {
  const place = SETTINGS[land.spec.setting](land);
  if (SHELTERED.has(land.spec.setting)) return place;
  const weather = weatherItems(land, place.ground), season = seasonItems(land);
  const leaves = growingSeason(land.spec) === "autumn" ? fallenLeaves(land, place.ground) : [];
  return {
    ...place,
    back: [...inLeaf(place.back, land), ...leaves, ...weather.back, ...season.back],
    front: [...inLeaf(place.front, land), ...weather.front, ...season.front],
  };
}
