/**
 * Every entry of `world/places`. Written by `deno task entries`: change the entries, not this file.
 *
 * @module
 */
import type { PlaceEntry } from "./place_entry.ts";
import { place as beach } from "./places/beach.ts";
import { place as bedroom } from "./places/bedroom.ts";
import { place as cafe } from "./places/cafe.ts";
import { place as candyLand } from "./places/candy_land.ts";
import { place as castle } from "./places/castle.ts";
import { place as cave } from "./places/cave.ts";
import { place as cherryBlossoms } from "./places/cherry_blossoms.ts";
import { place as city } from "./places/city.ts";
import { place as clouds } from "./places/clouds.ts";
import { place as desert } from "./places/desert.ts";
import { place as farm } from "./places/farm.ts";
import { place as forest } from "./places/forest.ts";
import { place as garden } from "./places/garden.ts";
import { place as graveyard } from "./places/graveyard.ts";
import { place as jungle } from "./places/jungle.ts";
import { place as kitchen } from "./places/kitchen.ts";
import { place as laboratory } from "./places/laboratory.ts";
import { place as lake } from "./places/lake.ts";
import { place as library } from "./places/library.ts";
import { place as livingRoom } from "./places/living_room.ts";
import { place as meadow } from "./places/meadow.ts";
import { place as moon } from "./places/moon.ts";
import { place as mountains } from "./places/mountains.ts";
import { place as neonStreet } from "./places/neon_street.ts";
import { place as rooftop } from "./places/rooftop.ts";
import { place as ship } from "./places/ship.ts";
import { place as snow } from "./places/snow.ts";
import { place as space } from "./places/space.ts";
import { place as spaceship } from "./places/spaceship.ts";
import { place as stage } from "./places/stage.ts";
import { place as studio } from "./places/studio.ts";
import { place as underwater } from "./places/underwater.ts";
import { place as window } from "./places/window.ts";

/** The name of an entry. */
export type Setting =
  | "beach"
  | "bedroom"
  | "cafe"
  | "candy land"
  | "castle"
  | "cave"
  | "cherry blossoms"
  | "city"
  | "clouds"
  | "desert"
  | "farm"
  | "forest"
  | "garden"
  | "graveyard"
  | "jungle"
  | "kitchen"
  | "laboratory"
  | "lake"
  | "library"
  | "living room"
  | "meadow"
  | "moon"
  | "mountains"
  | "neon street"
  | "rooftop"
  | "ship"
  | "snow"
  | "space"
  | "spaceship"
  | "stage"
  | "studio"
  | "underwater"
  | "window";

/** Every entry by its name. */
export const PLACES: Readonly<Record<Setting, PlaceEntry>> = {
  beach,
  bedroom,
  cafe,
  "candy land": candyLand,
  castle,
  cave,
  "cherry blossoms": cherryBlossoms,
  city,
  clouds,
  desert,
  farm,
  forest,
  garden,
  graveyard,
  jungle,
  kitchen,
  laboratory,
  lake,
  library,
  "living room": livingRoom,
  meadow,
  moon,
  mountains,
  "neon street": neonStreet,
  rooftop,
  ship,
  snow,
  space,
  spaceship,
  stage,
  studio,
  underwater,
  window,
};

/** Every name, in the order of the alphabet. */
export const SETTINGS: Setting[] = Object.keys(PLACES) as Setting[];
