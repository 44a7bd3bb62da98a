/**
 * @module English words for things that neither their names nor WordNet give, and words that are drawn as
 * something near. Checked by eye: a wrong thing is worse than none.
 */
import { readTable } from "./tables.ts";

const TABLE = await readTable("aliases.tsv");

/**
 * By thing, words that mean the thing itself. One that WordNet takes for a kind of it counts as something near, as it
 * looks otherwise, unless "=" stands before it.
 */
export const ALIASES: Readonly<Record<string, string>> = column(1);

/** By thing, words that are drawn as the thing, which the receipt says. */
export const NEAR: Readonly<Record<string, string>> = column(2);

/** Words that WordNet gives and people mean otherwise. */
export const FALSE_FRIENDS: readonly string[] = listed(`
  bones, clappers, finger cymbals, cooking, home base, flight simulator, sodium thiopental,
  phenobarbital, phenobarbitone, bowknot, irons, irons, mate, bodkin, body bag, bullshot,
  bloody shame, calamus, coffin nail, commuter, cruiser, cupper, devilfish, douche bag, drone,
  funny wagon, greenback, grinder, guinea, harvest, hero, human remains pouch, john,
  bumper, shooter, coping, beefcake, closeup, close up, headshot, longshot, fuze, skyhook, speculum, hessian,
  hessian boot, cathedra, nautilus, laurel wreath, iron horse, ice pack, ice bag, dust bag, vacuum bag,
  rosin bag, sick bag, sickbag, sweat bag, waterskin, water skin, wineskin, nosebag, feedbag, sachet, bag of chalk,
  chalk bag, gamebag, pannier, drainpipe, drain pipe, marijuana cigarette, mill, minute steak, pilot engine, pocket, privy,
  quack quack, reefer, seckel, sinker, spliff, stinger, store, test instrument vehicle, tuna,
  vintage, bee eater, pump, cake mix, tank, murphy, tater, pilot, silverback, shipwreck,
  transporter, missile, guided missile, ballistic missile, bomber, dive bomber, biddy, quill,
  mag, mags, air bag, bin liner, burn bag, personnel pouch, mail, fowl, game, pie dog, horn, big blue,
  big board, chips, mango tree, banana tree, pomegranate tree, apricot tree, common fig tree,
  wild plum tree
`);

/** Words among those of `ALIASES` and of WordNet that mean something else of the same look: a receipt says so. */
export const LOOSE: readonly string[] = listed(`
  red carpet, bluebird, chili con carne, mochi, jug, pitcher, recorder, oboe, keytar, synthesizer,
  frappuccino, spilled ink, spilled milk, ink stain,
  battledore, performing arts, construction, rodeo bull, kale, handcart, golden cup, udon, pho,
  soba, snow boots, fur boots, felt boots, booties, bunny slippers, grasshopper, grasshoppers,
  crane bird, wagon, wagons, covered wagon, gypsy wagon, cart, freezer, wood-fired oven,
  brick oven, pizza oven, mantelpiece, mantel, ledge,
  pennant, bust, tree trunk, marimba, glockenspiel, vibraphone, galata tower, leaning tower,
  gingerbread cat, cleaver, pinball machine, pin, pins
`);

function column(index: number): Record<string, string> {
  return Object.fromEntries(TABLE.map((row) => [row[0]!, row[index] ?? ""]));
}

function listed(text: string): string[] {
  return text.split(",").map((word) => word.trim());
}
