/**
 * @module Every entry of `wardrobe/costumes`. Written by `deno task entries`: change the entries, not this file.
 */
import type { CostumeEntry } from "./costume_entry.ts";
import { costume as alien } from "./costumes/alien.ts";
import { costume as angel } from "./costumes/angel.ts";
import { costume as apron } from "./costumes/apron.ts";
import { costume as archer } from "./costumes/archer.ts";
import { costume as astronaut } from "./costumes/astronaut.ts";
import { costume as baker } from "./costumes/baker.ts";
import { costume as ballGown } from "./costumes/ball_gown.ts";
import { costume as banana } from "./costumes/banana.ts";
import { costume as barber } from "./costumes/barber.ts";
import { costume as batWings } from "./costumes/bat_wings.ts";
import { costume as bathrobe } from "./costumes/bathrobe.ts";
import { costume as bear } from "./costumes/bear.ts";
import { costume as bee } from "./costumes/bee.ts";
import { costume as beekeeper } from "./costumes/beekeeper.ts";
import { costume as bellhop } from "./costumes/bellhop.ts";
import { costume as belt } from "./costumes/belt.ts";
import { costume as bikini } from "./costumes/bikini.ts";
import { costume as briefs } from "./costumes/briefs.ts";
import { costume as bunny } from "./costumes/bunny.ts";
import { costume as butcher } from "./costumes/butcher.ts";
import { costume as butterfly } from "./costumes/butterfly.ts";
import { costume as butterflyWings } from "./costumes/butterfly_wings.ts";
import { costume as cape } from "./costumes/cape.ts";
import { costume as cardigan } from "./costumes/cardigan.ts";
import { costume as carpenter } from "./costumes/carpenter.ts";
import { costume as caveman } from "./costumes/caveman.ts";
import { costume as cheerleader } from "./costumes/cheerleader.ts";
import { costume as chef } from "./costumes/chef.ts";
import { costume as cheongsam } from "./costumes/cheongsam.ts";
import { costume as chicken } from "./costumes/chicken.ts";
import { costume as chimneySweep } from "./costumes/chimney_sweep.ts";
import { costume as christmasJumper } from "./costumes/christmas_jumper.ts";
import { costume as clown } from "./costumes/clown.ts";
import { costume as coat } from "./costumes/coat.ts";
import { costume as constructionWorker } from "./costumes/construction_worker.ts";
import { costume as cow } from "./costumes/cow.ts";
import { costume as cowboy } from "./costumes/cowboy.ts";
import { costume as cyclist } from "./costumes/cyclist.ts";
import { costume as deliveryRider } from "./costumes/delivery_rider.ts";
import { costume as detective } from "./costumes/detective.ts";
import { costume as devil } from "./costumes/devil.ts";
import { costume as dinosaur } from "./costumes/dinosaur.ts";
import { costume as dirndl } from "./costumes/dirndl.ts";
import { costume as diver } from "./costumes/diver.ts";
import { costume as doctor } from "./costumes/doctor.ts";
import { costume as dog } from "./costumes/dog.ts";
import { costume as dragon } from "./costumes/dragon.ts";
import { costume as dress } from "./costumes/dress.ts";
import { costume as duck } from "./costumes/duck.ts";
import { costume as electrician } from "./costumes/electrician.ts";
import { costume as elephant } from "./costumes/elephant.ts";
import { costume as elf } from "./costumes/elf.ts";
import { costume as embroideredShirt } from "./costumes/embroidered_shirt.ts";
import { costume as explorer } from "./costumes/explorer.ts";
import { costume as fairy } from "./costumes/fairy.ts";
import { costume as farmer } from "./costumes/farmer.ts";
import { costume as featheredWings } from "./costumes/feathered_wings.ts";
import { costume as firefighter } from "./costumes/firefighter.ts";
import { costume as flightAttendant } from "./costumes/flight_attendant.ts";
import { costume as florist } from "./costumes/florist.ts";
import { costume as fortuneTeller } from "./costumes/fortune_teller.ts";
import { costume as fox } from "./costumes/fox.ts";
import { costume as frillyApron } from "./costumes/frilly_apron.ts";
import { costume as frog } from "./costumes/frog.ts";
import { costume as furCoat } from "./costumes/fur_coat.ts";
import { costume as ghost } from "./costumes/ghost.ts";
import { costume as giraffe } from "./costumes/giraffe.ts";
import { costume as gladiator } from "./costumes/gladiator.ts";
import { costume as gnome } from "./costumes/gnome.ts";
import { costume as graduate } from "./costumes/graduate.ts";
import { costume as grassSkirt } from "./costumes/grass_skirt.ts";
import { costume as hanfu } from "./costumes/hanfu.ts";
import { costume as harness } from "./costumes/harness.ts";
import { costume as highVisibilityVest } from "./costumes/high-visibility_vest.ts";
import { costume as hippie } from "./costumes/hippie.ts";
import { costume as hoodedCloak } from "./costumes/hooded_cloak.ts";
import { costume as hoodie } from "./costumes/hoodie.ts";
import { costume as jacket } from "./costumes/jacket.ts";
import { costume as jeans } from "./costumes/jeans.ts";
import { costume as jester } from "./costumes/jester.ts";
import { costume as jockey } from "./costumes/jockey.ts";
import { costume as judge } from "./costumes/judge.ts";
import { costume as karate } from "./costumes/karate.ts";
import { costume as kilt } from "./costumes/kilt.ts";
import { costume as kimono } from "./costumes/kimono.ts";
import { costume as king } from "./costumes/king.ts";
import { costume as knight } from "./costumes/knight.ts";
import { costume as kurta } from "./costumes/kurta.ts";
import { costume as ladybird } from "./costumes/ladybird.ts";
import { costume as leatherArmour } from "./costumes/leather_armour.ts";
import { costume as lederhosen } from "./costumes/lederhosen.ts";
import { costume as leggings } from "./costumes/leggings.ts";
import { costume as leprechaun } from "./costumes/leprechaun.ts";
import { costume as lifeJacket } from "./costumes/life_jacket.ts";
import { costume as lifeguard } from "./costumes/lifeguard.ts";
import { costume as lion } from "./costumes/lion.ts";
import { costume as lobster } from "./costumes/lobster.ts";
import { costume as luchador } from "./costumes/luchador.ts";
import { costume as lumberjack } from "./costumes/lumberjack.ts";
import { costume as magician } from "./costumes/magician.ts";
import { costume as maid } from "./costumes/maid.ts";
import { costume as marchingBand } from "./costumes/marching_band.ts";
import { costume as matador } from "./costumes/matador.ts";
import { costume as mechanic } from "./costumes/mechanic.ts";
import { costume as mermaid } from "./costumes/mermaid.ts";
import { costume as mime } from "./costumes/mime.ts";
import { costume as miner } from "./costumes/miner.ts";
import { costume as monk } from "./costumes/monk.ts";
import { costume as monkey } from "./costumes/monkey.ts";
import { costume as mouse } from "./costumes/mouse.ts";
import { costume as mummy } from "./costumes/mummy.ts";
import { costume as musketeer } from "./costumes/musketeer.ts";
import { costume as nightgown } from "./costumes/nightgown.ts";
import { costume as ninja } from "./costumes/ninja.ts";
import { costume as nun } from "./costumes/nun.ts";
import { costume as nurse } from "./costumes/nurse.ts";
import { costume as onesie } from "./costumes/onesie.ts";
import { costume as overalls } from "./costumes/overalls.ts";
import { costume as owl } from "./costumes/owl.ts";
import { costume as painter } from "./costumes/painter.ts";
import { costume as panda } from "./costumes/panda.ts";
import { costume as penguin } from "./costumes/penguin.ts";
import { costume as pharaoh } from "./costumes/pharaoh.ts";
import { costume as pig } from "./costumes/pig.ts";
import { costume as pilot } from "./costumes/pilot.ts";
import { costume as pirate } from "./costumes/pirate.ts";
import { costume as plagueDoctor } from "./costumes/plague_doctor.ts";
import { costume as plumber } from "./costumes/plumber.ts";
import { costume as polarExplorer } from "./costumes/polar_explorer.ts";
import { costume as policeOfficer } from "./costumes/police_officer.ts";
import { costume as poncho } from "./costumes/poncho.ts";
import { costume as postman } from "./costumes/postman.ts";
import { costume as priest } from "./costumes/priest.ts";
import { costume as princess } from "./costumes/princess.ts";
import { costume as prisoner } from "./costumes/prisoner.ts";
import { costume as pufferJacket } from "./costumes/puffer_jacket.ts";
import { costume as pumpkin } from "./costumes/pumpkin.ts";
import { costume as punk } from "./costumes/punk.ts";
import { costume as pyjamas } from "./costumes/pyjamas.ts";
import { costume as queen } from "./costumes/queen.ts";
import { costume as racingDriver } from "./costumes/racing_driver.ts";
import { costume as raincoat } from "./costumes/raincoat.ts";
import { costume as referee } from "./costumes/referee.ts";
import { costume as reindeer } from "./costumes/reindeer.ts";
import { costume as ringmaster } from "./costumes/ringmaster.ts";
import { costume as robe } from "./costumes/robe.ts";
import { costume as robot } from "./costumes/robot.ts";
import { costume as rockAndRollSinger } from "./costumes/rock_and_roll_singer.ts";
import { costume as royalGuard } from "./costumes/royal_guard.ts";
import { costume as ruffledDress } from "./costumes/ruffled_dress.ts";
import { costume as sailor } from "./costumes/sailor.ts";
import { costume as samurai } from "./costumes/samurai.ts";
import { costume as santa } from "./costumes/santa.ts";
import { costume as sari } from "./costumes/sari.ts";
import { costume as scarecrow } from "./costumes/scarecrow.ts";
import { costume as schoolUniform } from "./costumes/school_uniform.ts";
import { costume as scientist } from "./costumes/scientist.ts";
import { costume as scrubs } from "./costumes/scrubs.ts";
import { costume as shark } from "./costumes/shark.ts";
import { costume as shawl } from "./costumes/shawl.ts";
import { costume as sheep } from "./costumes/sheep.ts";
import { costume as shirt } from "./costumes/shirt.ts";
import { costume as shorts } from "./costumes/shorts.ts";
import { costume as skeleton } from "./costumes/skeleton.ts";
import { costume as skirt } from "./costumes/skirt.ts";
import { costume as snowman } from "./costumes/snowman.ts";
import { costume as softCostume } from "./costumes/soft_costume.ts";
import { costume as soldier } from "./costumes/soldier.ts";
import { costume as sportsJersey } from "./costumes/sports_jersey.ts";
import { costume as stripedShirt } from "./costumes/striped_shirt.ts";
import { costume as suit } from "./costumes/suit.ts";
import { costume as sumoBelt } from "./costumes/sumo_belt.ts";
import { costume as superhero } from "./costumes/superhero.ts";
import { costume as suspenders } from "./costumes/suspenders.ts";
import { costume as sweater } from "./costumes/sweater.ts";
import { costume as swimsuit } from "./costumes/swimsuit.ts";
import { costume as tShirt } from "./costumes/t-shirt.ts";
import { costume as tailor } from "./costumes/tailor.ts";
import { costume as tangJacket } from "./costumes/tang_jacket.ts";
import { costume as tankTop } from "./costumes/tank_top.ts";
import { costume as tiger } from "./costumes/tiger.ts";
import { costume as toga } from "./costumes/toga.ts";
import { costume as tracksuit } from "./costumes/tracksuit.ts";
import { costume as trenchCoat } from "./costumes/trench_coat.ts";
import { costume as turtle } from "./costumes/turtle.ts";
import { costume as tutu } from "./costumes/tutu.ts";
import { costume as tuxedo } from "./costumes/tuxedo.ts";
import { costume as tweedJacket } from "./costumes/tweed_jacket.ts";
import { costume as unicorn } from "./costumes/unicorn.ts";
import { costume as uniform } from "./costumes/uniform.ts";
import { costume as vampire } from "./costumes/vampire.ts";
import { costume as vest } from "./costumes/vest.ts";
import { costume as viking } from "./costumes/viking.ts";
import { costume as waiter } from "./costumes/waiter.ts";
import { costume as waitress } from "./costumes/waitress.ts";
import { costume as weddingDress } from "./costumes/wedding_dress.ts";
import { costume as witch } from "./costumes/witch.ts";
import { costume as wizard } from "./costumes/wizard.ts";
import { costume as wolf } from "./costumes/wolf.ts";
import { costume as wrappedTowel } from "./costumes/wrapped_towel.ts";
import { costume as zebra } from "./costumes/zebra.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type Costume =
  | "alien" | "angel" | "apron" | "archer" | "astronaut" | "baker" | "ball gown" | "banana"
  | "barber" | "bat wings" | "bathrobe" | "bear" | "bee" | "beekeeper" | "bellhop" | "belt"
  | "bikini" | "briefs" | "bunny" | "butcher" | "butterfly" | "butterfly wings" | "cape"
  | "cardigan" | "carpenter" | "caveman" | "cheerleader" | "chef" | "cheongsam" | "chicken"
  | "chimney sweep" | "christmas jumper" | "clown" | "coat" | "construction worker" | "cow"
  | "cowboy" | "cyclist" | "delivery rider" | "detective" | "devil" | "dinosaur" | "dirndl"
  | "diver" | "doctor" | "dog" | "dragon" | "dress" | "duck" | "electrician" | "elephant" | "elf"
  | "embroidered shirt" | "explorer" | "fairy" | "farmer" | "feathered wings" | "firefighter"
  | "flight attendant" | "florist" | "fortune teller" | "fox" | "frilly apron" | "frog" | "fur coat"
  | "ghost" | "giraffe" | "gladiator" | "gnome" | "graduate" | "grass skirt" | "hanfu" | "harness"
  | "high-visibility vest" | "hippie" | "hooded cloak" | "hoodie" | "jacket" | "jeans" | "jester"
  | "jockey" | "judge" | "karate" | "kilt" | "kimono" | "king" | "knight" | "kurta" | "ladybird"
  | "leather armour" | "lederhosen" | "leggings" | "leprechaun" | "life jacket" | "lifeguard"
  | "lion" | "lobster" | "luchador" | "lumberjack" | "magician" | "maid" | "marching band"
  | "matador" | "mechanic" | "mermaid" | "mime" | "miner" | "monk" | "monkey" | "mouse" | "mummy"
  | "musketeer" | "nightgown" | "ninja" | "nun" | "nurse" | "onesie" | "overalls" | "owl"
  | "painter" | "panda" | "penguin" | "pharaoh" | "pig" | "pilot" | "pirate" | "plague doctor"
  | "plumber" | "polar explorer" | "police officer" | "poncho" | "postman" | "priest" | "princess"
  | "prisoner" | "puffer jacket" | "pumpkin" | "punk" | "pyjamas" | "queen" | "racing driver"
  | "raincoat" | "referee" | "reindeer" | "ringmaster" | "robe" | "robot" | "rock and roll singer"
  | "royal guard" | "ruffled dress" | "sailor" | "samurai" | "santa" | "sari" | "scarecrow"
  | "school uniform" | "scientist" | "scrubs" | "shark" | "shawl" | "sheep" | "shirt" | "shorts"
  | "skeleton" | "skirt" | "snowman" | "soft costume" | "soldier" | "sports jersey"
  | "striped shirt" | "suit" | "sumo belt" | "superhero" | "suspenders" | "sweater" | "swimsuit"
  | "t-shirt" | "tailor" | "tang jacket" | "tank top" | "tiger" | "toga" | "tracksuit"
  | "trench coat" | "turtle" | "tutu" | "tuxedo" | "tweed jacket" | "unicorn" | "uniform"
  | "vampire" | "vest" | "viking" | "waiter" | "waitress" | "wedding dress" | "witch" | "wizard"
  | "wolf" | "wrapped towel" | "zebra";

/** Every entry by its name. */
// deno-fmt-ignore
export const COSTUMES: Readonly<Record<Costume, CostumeEntry>> = {
  alien, angel, apron, archer, astronaut, baker, "ball gown": ballGown, banana, barber,
  "bat wings": batWings, bathrobe, bear, bee, beekeeper, bellhop, belt, bikini, briefs, bunny,
  butcher, butterfly, "butterfly wings": butterflyWings, cape, cardigan, carpenter, caveman,
  cheerleader, chef, cheongsam, chicken, "chimney sweep": chimneySweep,
  "christmas jumper": christmasJumper, clown, coat, "construction worker": constructionWorker, cow,
  cowboy, cyclist, "delivery rider": deliveryRider, detective, devil, dinosaur, dirndl, diver,
  doctor, dog, dragon, dress, duck, electrician, elephant, elf,
  "embroidered shirt": embroideredShirt, explorer, fairy, farmer, "feathered wings": featheredWings,
  firefighter, "flight attendant": flightAttendant, florist, "fortune teller": fortuneTeller, fox,
  "frilly apron": frillyApron, frog, "fur coat": furCoat, ghost, giraffe, gladiator, gnome,
  graduate, "grass skirt": grassSkirt, hanfu, harness, "high-visibility vest": highVisibilityVest,
  hippie, "hooded cloak": hoodedCloak, hoodie, jacket, jeans, jester, jockey, judge, karate, kilt,
  kimono, king, knight, kurta, ladybird, "leather armour": leatherArmour, lederhosen, leggings,
  leprechaun, "life jacket": lifeJacket, lifeguard, lion, lobster, luchador, lumberjack, magician,
  maid, "marching band": marchingBand, matador, mechanic, mermaid, mime, miner, monk, monkey, mouse,
  mummy, musketeer, nightgown, ninja, nun, nurse, onesie, overalls, owl, painter, panda, penguin,
  pharaoh, pig, pilot, pirate, "plague doctor": plagueDoctor, plumber,
  "polar explorer": polarExplorer, "police officer": policeOfficer, poncho, postman, priest,
  princess, prisoner, "puffer jacket": pufferJacket, pumpkin, punk, pyjamas, queen,
  "racing driver": racingDriver, raincoat, referee, reindeer, ringmaster, robe, robot,
  "rock and roll singer": rockAndRollSinger, "royal guard": royalGuard,
  "ruffled dress": ruffledDress, sailor, samurai, santa, sari, scarecrow,
  "school uniform": schoolUniform, scientist, scrubs, shark, shawl, sheep, shirt, shorts, skeleton,
  skirt, snowman, "soft costume": softCostume, soldier, "sports jersey": sportsJersey,
  "striped shirt": stripedShirt, suit, "sumo belt": sumoBelt, superhero, suspenders, sweater,
  swimsuit, "t-shirt": tShirt, tailor, "tang jacket": tangJacket, "tank top": tankTop, tiger, toga,
  tracksuit, "trench coat": trenchCoat, turtle, tutu, tuxedo, "tweed jacket": tweedJacket, unicorn,
  uniform, vampire, vest, viking, waiter, waitress, "wedding dress": weddingDress, witch, wizard,
  wolf, "wrapped towel": wrappedTowel, zebra,
};

/** Every name, in the order of the alphabet. */
export const COSTUME_KINDS: Costume[] = Object.keys(COSTUMES) as Costume[];
