/**
 * @module Every entry of `world/places`. Written by `deno task entries`: change the entries, not this file.
 */
import type { PlaceEntry } from "./place_entry.ts";
import { place as amusementPark } from "./places/amusement_park.ts";
import { place as attic } from "./places/attic.ts";
import { place as bakery } from "./places/bakery.ts";
import { place as balcony } from "./places/balcony.ts";
import { place as bambooForest } from "./places/bamboo_forest.ts";
import { place as bathroom } from "./places/bathroom.ts";
import { place as beach } from "./places/beach.ts";
import { place as bedroom } from "./places/bedroom.ts";
import { place as cafe } from "./places/cafe.ts";
import { place as campsite } from "./places/campsite.ts";
import { place as canal } from "./places/canal.ts";
import { place as candyLand } from "./places/candy_land.ts";
import { place as castle } from "./places/castle.ts";
import { place as cave } from "./places/cave.ts";
import { place as cherryBlossoms } from "./places/cherry_blossoms.ts";
import { place as church } from "./places/church.ts";
import { place as cinema } from "./places/cinema.ts";
import { place as city } from "./places/city.ts";
import { place as classroom } from "./places/classroom.ts";
import { place as clouds } from "./places/clouds.ts";
import { place as danceFloor } from "./places/dance_floor.ts";
import { place as desert } from "./places/desert.ts";
import { place as diner } from "./places/diner.ts";
import { place as farm } from "./places/farm.ts";
import { place as forest } from "./places/forest.ts";
import { place as garden } from "./places/garden.ts";
import { place as graveyard } from "./places/graveyard.ts";
import { place as greenhouse } from "./places/greenhouse.ts";
import { place as hairSalon } from "./places/hair_salon.ts";
import { place as harbour } from "./places/harbour.ts";
import { place as highway } from "./places/highway.ts";
import { place as hospital } from "./places/hospital.ts";
import { place as hotSpring } from "./places/hot_spring.ts";
import { place as jungle } from "./places/jungle.ts";
import { place as kitchen } from "./places/kitchen.ts";
import { place as laboratory } from "./places/laboratory.ts";
import { place as lake } from "./places/lake.ts";
import { place as lavenderField } from "./places/lavender_field.ts";
import { place as library } from "./places/library.ts";
import { place as livingRoom } from "./places/living_room.ts";
import { place as market } from "./places/market.ts";
import { place as meadow } from "./places/meadow.ts";
import { place as moon } from "./places/moon.ts";
import { place as mountains } from "./places/mountains.ts";
import { place as museum } from "./places/museum.ts";
import { place as neonStreet } from "./places/neon_street.ts";
import { place as office } from "./places/office.ts";
import { place as openSea } from "./places/open_sea.ts";
import { place as park } from "./places/park.ts";
import { place as playground } from "./places/playground.ts";
import { place as pumpkinPatch } from "./places/pumpkin_patch.ts";
import { place as riceField } from "./places/rice_field.ts";
import { place as rooftop } from "./places/rooftop.ts";
import { place as savanna } from "./places/savanna.ts";
import { place as ship } from "./places/ship.ts";
import { place as snow } from "./places/snow.ts";
import { place as space } from "./places/space.ts";
import { place as spaceship } from "./places/spaceship.ts";
import { place as stadium } from "./places/stadium.ts";
import { place as stage } from "./places/stage.ts";
import { place as station } from "./places/station.ts";
import { place as studio } from "./places/studio.ts";
import { place as sunflowerField } from "./places/sunflower_field.ts";
import { place as supermarket } from "./places/supermarket.ts";
import { place as swimmingPool } from "./places/swimming_pool.ts";
import { place as tallGrass } from "./places/tall_grass.ts";
import { place as tavern } from "./places/tavern.ts";
import { place as temple } from "./places/temple.ts";
import { place as throneRoom } from "./places/throne_room.ts";
import { place as train } from "./places/train.ts";
import { place as tulipField } from "./places/tulip_field.ts";
import { place as underwater } from "./places/underwater.ts";
import { place as village } from "./places/village.ts";
import { place as vineyard } from "./places/vineyard.ts";
import { place as volcano } from "./places/volcano.ts";
import { place as window } from "./places/window.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type Setting =
  | "amusement park" | "attic" | "bakery" | "balcony" | "bamboo forest" | "bathroom" | "beach"
  | "bedroom" | "cafe" | "campsite" | "canal" | "candy land" | "castle" | "cave" | "cherry blossoms"
  | "church" | "cinema" | "city" | "classroom" | "clouds" | "dance floor" | "desert" | "diner"
  | "farm" | "forest" | "garden" | "graveyard" | "greenhouse" | "hair salon" | "harbour" | "highway"
  | "hospital" | "hot spring" | "jungle" | "kitchen" | "laboratory" | "lake" | "lavender field"
  | "library" | "living room" | "market" | "meadow" | "moon" | "mountains" | "museum"
  | "neon street" | "office" | "open sea" | "park" | "playground" | "pumpkin patch" | "rice field"
  | "rooftop" | "savanna" | "ship" | "snow" | "space" | "spaceship" | "stadium" | "stage"
  | "station" | "studio" | "sunflower field" | "supermarket" | "swimming pool" | "tall grass"
  | "tavern" | "temple" | "throne room" | "train" | "tulip field" | "underwater" | "village"
  | "vineyard" | "volcano" | "window";

/** Every entry by its name. */
// deno-fmt-ignore
export const PLACES: Readonly<Record<Setting, PlaceEntry>> = {
  "amusement park": amusementPark, attic, bakery, balcony, "bamboo forest": bambooForest, bathroom,
  beach, bedroom, cafe, campsite, canal, "candy land": candyLand, castle, cave,
  "cherry blossoms": cherryBlossoms, church, cinema, city, classroom, clouds,
  "dance floor": danceFloor, desert, diner, farm, forest, garden, graveyard, greenhouse,
  "hair salon": hairSalon, harbour, highway, hospital, "hot spring": hotSpring, jungle, kitchen,
  laboratory, lake, "lavender field": lavenderField, library, "living room": livingRoom, market,
  meadow, moon, mountains, museum, "neon street": neonStreet, office, "open sea": openSea, park,
  playground, "pumpkin patch": pumpkinPatch, "rice field": riceField, rooftop, savanna, ship, snow,
  space, spaceship, stadium, stage, station, studio, "sunflower field": sunflowerField, supermarket,
  "swimming pool": swimmingPool, "tall grass": tallGrass, tavern, temple, "throne room": throneRoom,
  train, "tulip field": tulipField, underwater, village, vineyard, volcano, window,
};

/** Every name, in the order of the alphabet. */
export const SETTINGS: Setting[] = Object.keys(PLACES) as Setting[];
