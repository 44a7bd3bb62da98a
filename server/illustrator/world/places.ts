/**
 * @module Every entry of `world/places`. Written by `deno task entries`: change the entries, not this file.
 */
import type { PlaceEntry } from "./place_entry.ts";
import { place as aeroplaneCabin } from "./places/aeroplane_cabin.ts";
import { place as airport } from "./places/airport.ts";
import { place as alley } from "./places/alley.ts";
import { place as allotment } from "./places/allotment.ts";
import { place as amusementPark } from "./places/amusement_park.ts";
import { place as aquarium } from "./places/aquarium.ts";
import { place as arcade } from "./places/arcade.ts";
import { place as artStudio } from "./places/art_studio.ts";
import { place as attic } from "./places/attic.ts";
import { place as bakery } from "./places/bakery.ts";
import { place as balcony } from "./places/balcony.ts";
import { place as bambooForest } from "./places/bamboo_forest.ts";
import { place as bank } from "./places/bank.ts";
import { place as bar } from "./places/bar.ts";
import { place as barn } from "./places/barn.ts";
import { place as bathroom } from "./places/bathroom.ts";
import { place as beach } from "./places/beach.ts";
import { place as bedroom } from "./places/bedroom.ts";
import { place as bowlingAlley } from "./places/bowling_alley.ts";
import { place as boxingRing } from "./places/boxing_ring.ts";
import { place as bridge } from "./places/bridge.ts";
import { place as bus } from "./places/bus.ts";
import { place as busStop } from "./places/bus_stop.ts";
import { place as cafe } from "./places/cafe.ts";
import { place as campsite } from "./places/campsite.ts";
import { place as canal } from "./places/canal.ts";
import { place as candyLand } from "./places/candy_land.ts";
import { place as canyon } from "./places/canyon.ts";
import { place as carPark } from "./places/car_park.ts";
import { place as castle } from "./places/castle.ts";
import { place as cathedral } from "./places/cathedral.ts";
import { place as cave } from "./places/cave.ts";
import { place as cellar } from "./places/cellar.ts";
import { place as cherryBlossoms } from "./places/cherry_blossoms.ts";
import { place as chessClub } from "./places/chess_club.ts";
import { place as christmasMarket } from "./places/christmas_market.ts";
import { place as church } from "./places/church.ts";
import { place as cinema } from "./places/cinema.ts";
import { place as circus } from "./places/circus.ts";
import { place as city } from "./places/city.ts";
import { place as classroom } from "./places/classroom.ts";
import { place as cliff } from "./places/cliff.ts";
import { place as clothesShop } from "./places/clothes_shop.ts";
import { place as clouds } from "./places/clouds.ts";
import { place as cockpit } from "./places/cockpit.ts";
import { place as constructionSite } from "./places/construction_site.ts";
import { place as cornField } from "./places/corn_field.ts";
import { place as corridor } from "./places/corridor.ts";
import { place as courtroom } from "./places/courtroom.ts";
import { place as courtyard } from "./places/courtyard.ts";
import { place as cruiseShip } from "./places/cruise_ship.ts";
import { place as danceFloor } from "./places/dance_floor.ts";
import { place as dentalSurgery } from "./places/dental_surgery.ts";
import { place as desert } from "./places/desert.ts";
import { place as dig } from "./places/dig.ts";
import { place as diner } from "./places/diner.ts";
import { place as diningRoom } from "./places/dining_room.ts";
import { place as dojo } from "./places/dojo.ts";
import { place as doorstep } from "./places/doorstep.ts";
import { place as dressingRoom } from "./places/dressing_room.ts";
import { place as dungeon } from "./places/dungeon.ts";
import { place as egypt } from "./places/egypt.ts";
import { place as engawa } from "./places/engawa.ts";
import { place as examiningRoom } from "./places/examining_room.ts";
import { place as factory } from "./places/factory.ts";
import { place as farm } from "./places/farm.ts";
import { place as fireStation } from "./places/fire_station.ts";
import { place as fjord } from "./places/fjord.ts";
import { place as flowerShop } from "./places/flower_shop.ts";
import { place as forest } from "./places/forest.ts";
import { place as garage } from "./places/garage.ts";
import { place as garden } from "./places/garden.ts";
import { place as golfCourse } from "./places/golf_course.ts";
import { place as graveyard } from "./places/graveyard.ts";
import { place as greatWall } from "./places/great_wall.ts";
import { place as greekVillage } from "./places/greek_village.ts";
import { place as greenhouse } from "./places/greenhouse.ts";
import { place as gym } from "./places/gym.ts";
import { place as hairSalon } from "./places/hair_salon.ts";
import { place as harbour } from "./places/harbour.ts";
import { place as highway } from "./places/highway.ts";
import { place as hill } from "./places/hill.ts";
import { place as hospital } from "./places/hospital.ts";
import { place as hospitalCorridor } from "./places/hospital_corridor.ts";
import { place as hotSpring } from "./places/hot_spring.ts";
import { place as iceCreamParlour } from "./places/ice_cream_parlour.ts";
import { place as iceRink } from "./places/ice_rink.ts";
import { place as internetCafe } from "./places/internet_cafe.ts";
import { place as island } from "./places/island.ts";
import { place as jazzClub } from "./places/jazz_club.ts";
import { place as jungle } from "./places/jungle.ts";
import { place as junkyard } from "./places/junkyard.ts";
import { place as kitchen } from "./places/kitchen.ts";
import { place as laboratory } from "./places/laboratory.ts";
import { place as lake } from "./places/lake.ts";
import { place as laundrette } from "./places/laundrette.ts";
import { place as lavenderField } from "./places/lavender_field.ts";
import { place as library } from "./places/library.ts";
import { place as lift } from "./places/lift.ts";
import { place as livingRoom } from "./places/living_room.ts";
import { place as lockerRoom } from "./places/locker_room.ts";
import { place as logCabin } from "./places/log_cabin.ts";
import { place as london } from "./places/london.ts";
import { place as market } from "./places/market.ts";
import { place as mars } from "./places/mars.ts";
import { place as meadow } from "./places/meadow.ts";
import { place as moon } from "./places/moon.ts";
import { place as mountains } from "./places/mountains.ts";
import { place as museum } from "./places/museum.ts";
import { place as neonStreet } from "./places/neon_street.ts";
import { place as newYork } from "./places/new_york.ts";
import { place as observatory } from "./places/observatory.ts";
import { place as office } from "./places/office.ts";
import { place as oldKitchen } from "./places/old_kitchen.ts";
import { place as openSea } from "./places/open_sea.ts";
import { place as orchard } from "./places/orchard.ts";
import { place as paris } from "./places/paris.ts";
import { place as park } from "./places/park.ts";
import { place as petShop } from "./places/pet_shop.ts";
import { place as petrolStation } from "./places/petrol_station.ts";
import { place as pharmacy } from "./places/pharmacy.ts";
import { place as pier } from "./places/pier.ts";
import { place as playground } from "./places/playground.ts";
import { place as playroom } from "./places/playroom.ts";
import { place as polarIce } from "./places/polar_ice.ts";
import { place as policeStation } from "./places/police_station.ts";
import { place as porch } from "./places/porch.ts";
import { place as postOffice } from "./places/post_office.ts";
import { place as pottery } from "./places/pottery.ts";
import { place as prisonCell } from "./places/prison_cell.ts";
import { place as pumpkinPatch } from "./places/pumpkin_patch.ts";
import { place as raceTrack } from "./places/race_track.ts";
import { place as recordShop } from "./places/record_shop.ts";
import { place as recordingStudio } from "./places/recording_studio.ts";
import { place as restaurant } from "./places/restaurant.ts";
import { place as riceField } from "./places/rice_field.ts";
import { place as river } from "./places/river.ts";
import { place as rome } from "./places/rome.ts";
import { place as rooftop } from "./places/rooftop.ts";
import { place as runway } from "./places/runway.ts";
import { place as sanFrancisco } from "./places/san_francisco.ts";
import { place as sauna } from "./places/sauna.ts";
import { place as savanna } from "./places/savanna.ts";
import { place as serverRoom } from "./places/server_room.ts";
import { place as ship } from "./places/ship.ts";
import { place as shop } from "./places/shop.ts";
import { place as shoppingStreet } from "./places/shopping_street.ts";
import { place as skatepark } from "./places/skatepark.ts";
import { place as skiSlope } from "./places/ski_slope.ts";
import { place as snow } from "./places/snow.ts";
import { place as space } from "./places/space.ts";
import { place as spaceship } from "./places/spaceship.ts";
import { place as stadium } from "./places/stadium.ts";
import { place as stage } from "./places/stage.ts";
import { place as station } from "./places/station.ts";
import { place as studio } from "./places/studio.ts";
import { place as summit } from "./places/summit.ts";
import { place as sunflowerField } from "./places/sunflower_field.ts";
import { place as supermarket } from "./places/supermarket.ts";
import { place as swamp } from "./places/swamp.ts";
import { place as sweetShop } from "./places/sweet_shop.ts";
import { place as swimmingPool } from "./places/swimming_pool.ts";
import { place as sydney } from "./places/sydney.ts";
import { place as tajMahal } from "./places/taj_mahal.ts";
import { place as tallGrass } from "./places/tall_grass.ts";
import { place as tavern } from "./places/tavern.ts";
import { place as teahouse } from "./places/teahouse.ts";
import { place as temple } from "./places/temple.ts";
import { place as tennisCourt } from "./places/tennis_court.ts";
import { place as throneRoom } from "./places/throne_room.ts";
import { place as toyShop } from "./places/toy_shop.ts";
import { place as train } from "./places/train.ts";
import { place as tropicalBeach } from "./places/tropical_beach.ts";
import { place as tulipField } from "./places/tulip_field.ts";
import { place as undergroundStation } from "./places/underground_station.ts";
import { place as undergroundTrain } from "./places/underground_train.ts";
import { place as underwater } from "./places/underwater.ts";
import { place as venice } from "./places/venice.ts";
import { place as village } from "./places/village.ts";
import { place as vineyard } from "./places/vineyard.ts";
import { place as volcano } from "./places/volcano.ts";
import { place as waitingRoom } from "./places/waiting_room.ts";
import { place as waterfall } from "./places/waterfall.ts";
import { place as wheatField } from "./places/wheat_field.ts";
import { place as wildWest } from "./places/wild_west.ts";
import { place as window } from "./places/window.ts";
import { place as workshop } from "./places/workshop.ts";
import { place as zenGarden } from "./places/zen_garden.ts";
import { place as zoo } from "./places/zoo.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type Setting =
  | "aeroplane cabin" | "airport" | "alley" | "allotment" | "amusement park" | "aquarium" | "arcade"
  | "art studio" | "attic" | "bakery" | "balcony" | "bamboo forest" | "bank" | "bar" | "barn"
  | "bathroom" | "beach" | "bedroom" | "bowling alley" | "boxing ring" | "bridge" | "bus"
  | "bus stop" | "cafe" | "campsite" | "canal" | "candy land" | "canyon" | "car park" | "castle"
  | "cathedral" | "cave" | "cellar" | "cherry blossoms" | "chess club" | "christmas market"
  | "church" | "cinema" | "circus" | "city" | "classroom" | "cliff" | "clothes shop" | "clouds"
  | "cockpit" | "construction site" | "corn field" | "corridor" | "courtroom" | "courtyard"
  | "cruise ship" | "dance floor" | "dental surgery" | "desert" | "dig" | "diner" | "dining room"
  | "dojo" | "doorstep" | "dressing room" | "dungeon" | "egypt" | "engawa" | "examining room"
  | "factory" | "farm" | "fire station" | "fjord" | "flower shop" | "forest" | "garage" | "garden"
  | "golf course" | "graveyard" | "great wall" | "greek village" | "greenhouse" | "gym"
  | "hair salon" | "harbour" | "highway" | "hill" | "hospital" | "hospital corridor" | "hot spring"
  | "ice cream parlour" | "ice rink" | "internet cafe" | "island" | "jazz club" | "jungle"
  | "junkyard" | "kitchen" | "laboratory" | "lake" | "laundrette" | "lavender field" | "library"
  | "lift" | "living room" | "locker room" | "log cabin" | "london" | "market" | "mars" | "meadow"
  | "moon" | "mountains" | "museum" | "neon street" | "new york" | "observatory" | "office"
  | "old kitchen" | "open sea" | "orchard" | "paris" | "park" | "pet shop" | "petrol station"
  | "pharmacy" | "pier" | "playground" | "playroom" | "polar ice" | "police station" | "porch"
  | "post office" | "pottery" | "prison cell" | "pumpkin patch" | "race track" | "record shop"
  | "recording studio" | "restaurant" | "rice field" | "river" | "rome" | "rooftop" | "runway"
  | "san francisco" | "sauna" | "savanna" | "server room" | "ship" | "shop" | "shopping street"
  | "skatepark" | "ski slope" | "snow" | "space" | "spaceship" | "stadium" | "stage" | "station"
  | "studio" | "summit" | "sunflower field" | "supermarket" | "swamp" | "sweet shop"
  | "swimming pool" | "sydney" | "taj mahal" | "tall grass" | "tavern" | "teahouse" | "temple"
  | "tennis court" | "throne room" | "toy shop" | "train" | "tropical beach" | "tulip field"
  | "underground station" | "underground train" | "underwater" | "venice" | "village" | "vineyard"
  | "volcano" | "waiting room" | "waterfall" | "wheat field" | "wild west" | "window" | "workshop"
  | "zen garden" | "zoo";

/** Every entry by its name. */
// deno-fmt-ignore
export const PLACES: Readonly<Record<Setting, PlaceEntry>> = {
  "aeroplane cabin": aeroplaneCabin, airport, alley, allotment, "amusement park": amusementPark,
  aquarium, arcade, "art studio": artStudio, attic, bakery, balcony, "bamboo forest": bambooForest,
  bank, bar, barn, bathroom, beach, bedroom, "bowling alley": bowlingAlley,
  "boxing ring": boxingRing, bridge, bus, "bus stop": busStop, cafe, campsite, canal,
  "candy land": candyLand, canyon, "car park": carPark, castle, cathedral, cave, cellar,
  "cherry blossoms": cherryBlossoms, "chess club": chessClub, "christmas market": christmasMarket,
  church, cinema, circus, city, classroom, cliff, "clothes shop": clothesShop, clouds, cockpit,
  "construction site": constructionSite, "corn field": cornField, corridor, courtroom, courtyard,
  "cruise ship": cruiseShip, "dance floor": danceFloor, "dental surgery": dentalSurgery, desert,
  dig, diner, "dining room": diningRoom, dojo, doorstep, "dressing room": dressingRoom, dungeon,
  egypt, engawa, "examining room": examiningRoom, factory, farm, "fire station": fireStation, fjord,
  "flower shop": flowerShop, forest, garage, garden, "golf course": golfCourse, graveyard,
  "great wall": greatWall, "greek village": greekVillage, greenhouse, gym, "hair salon": hairSalon,
  harbour, highway, hill, hospital, "hospital corridor": hospitalCorridor, "hot spring": hotSpring,
  "ice cream parlour": iceCreamParlour, "ice rink": iceRink, "internet cafe": internetCafe, island,
  "jazz club": jazzClub, jungle, junkyard, kitchen, laboratory, lake, laundrette,
  "lavender field": lavenderField, library, lift, "living room": livingRoom,
  "locker room": lockerRoom, "log cabin": logCabin, london, market, mars, meadow, moon, mountains,
  museum, "neon street": neonStreet, "new york": newYork, observatory, office,
  "old kitchen": oldKitchen, "open sea": openSea, orchard, paris, park, "pet shop": petShop,
  "petrol station": petrolStation, pharmacy, pier, playground, playroom, "polar ice": polarIce,
  "police station": policeStation, porch, "post office": postOffice, pottery,
  "prison cell": prisonCell, "pumpkin patch": pumpkinPatch, "race track": raceTrack,
  "record shop": recordShop, "recording studio": recordingStudio, restaurant,
  "rice field": riceField, river, rome, rooftop, runway, "san francisco": sanFrancisco, sauna,
  savanna, "server room": serverRoom, ship, shop, "shopping street": shoppingStreet, skatepark,
  "ski slope": skiSlope, snow, space, spaceship, stadium, stage, station, studio, summit,
  "sunflower field": sunflowerField, supermarket, swamp, "sweet shop": sweetShop,
  "swimming pool": swimmingPool, sydney, "taj mahal": tajMahal, "tall grass": tallGrass, tavern,
  teahouse, temple, "tennis court": tennisCourt, "throne room": throneRoom, "toy shop": toyShop,
  train, "tropical beach": tropicalBeach, "tulip field": tulipField,
  "underground station": undergroundStation, "underground train": undergroundTrain, underwater,
  venice, village, vineyard, volcano, "waiting room": waitingRoom, waterfall,
  "wheat field": wheatField, "wild west": wildWest, window, workshop, "zen garden": zenGarden, zoo,
};

/** Every name, in the order of the alphabet. */
export const SETTINGS: Setting[] = Object.keys(PLACES) as Setting[];
