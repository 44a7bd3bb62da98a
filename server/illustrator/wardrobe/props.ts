/**
 * @module Every entry of `wardrobe/props`. Written by `deno task entries`: change the entries, not this file.
 */
import type { PropEntry } from "./prop_entry.ts";
import { prop as balloon } from "./props/balloon.ts";
import { prop as bird } from "./props/bird.ts";
import { prop as book } from "./props/book.ts";
import { prop as box } from "./props/box.ts";
import { prop as broom } from "./props/broom.ts";
import { prop as butterfly } from "./props/butterfly.ts";
import { prop as cake } from "./props/cake.ts";
import { prop as candle } from "./props/candle.ts";
import { prop as crescentMoon } from "./props/crescent_moon.ts";
import { prop as crystalBall } from "./props/crystal_ball.ts";
import { prop as cup } from "./props/cup.ts";
import { prop as cushion } from "./props/cushion.ts";
import { prop as dog } from "./props/dog.ts";
import { prop as donut } from "./props/donut.ts";
import { prop as doorway } from "./props/doorway.ts";
import { prop as drawer } from "./props/drawer.ts";
import { prop as duckling } from "./props/duckling.ts";
import { prop as fish } from "./props/fish.ts";
import { prop as flower } from "./props/flower.ts";
import { prop as gem } from "./props/gem.ts";
import { prop as ghost } from "./props/ghost.ts";
import { prop as gift } from "./props/gift.ts";
import { prop as guitar } from "./props/guitar.ts";
import { prop as hedgehog } from "./props/hedgehog.ts";
import { prop as iceCream } from "./props/ice_cream.ts";
import { prop as key } from "./props/key.ts";
import { prop as lantern } from "./props/lantern.ts";
import { prop as leafPile } from "./props/leaf_pile.ts";
import { prop as letter } from "./props/letter.ts";
import { prop as littleDragon } from "./props/little_dragon.ts";
import { prop as milk } from "./props/milk.ts";
import { prop as mouse } from "./props/mouse.ts";
import { prop as mushroom } from "./props/mushroom.ts";
import { prop as owl } from "./props/owl.ts";
import { prop as paintbrush } from "./props/paintbrush.ts";
import { prop as piano } from "./props/piano.ts";
import { prop as pizza } from "./props/pizza.ts";
import { prop as potion } from "./props/potion.ts";
import { prop as pumpkin } from "./props/pumpkin.ts";
import { prop as rabbit } from "./props/rabbit.ts";
import { prop as rocket } from "./props/rocket.ts";
import { prop as rose } from "./props/rose.ts";
import { prop as shield } from "./props/shield.ts";
import { prop as skateboard } from "./props/skateboard.ts";
import { prop as sunflower } from "./props/sunflower.ts";
import { prop as sword } from "./props/sword.ts";
import { prop as telescope } from "./props/telescope.ts";
import { prop as trophy } from "./props/trophy.ts";
import { prop as tulip } from "./props/tulip.ts";
import { prop as umbrella } from "./props/umbrella.ts";
import { prop as wand } from "./props/wand.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type DrawnProp =
  | "balloon" | "bird" | "book" | "box" | "broom" | "butterfly" | "cake" | "candle"
  | "crescent moon" | "crystal ball" | "cup" | "cushion" | "dog" | "donut" | "doorway" | "drawer"
  | "duckling" | "fish" | "flower" | "gem" | "ghost" | "gift" | "guitar" | "hedgehog" | "ice cream"
  | "key" | "lantern" | "leaf pile" | "letter" | "little dragon" | "milk" | "mouse" | "mushroom"
  | "owl" | "paintbrush" | "piano" | "pizza" | "potion" | "pumpkin" | "rabbit" | "rocket" | "rose"
  | "shield" | "skateboard" | "sunflower" | "sword" | "telescope" | "trophy" | "tulip" | "umbrella"
  | "wand";

/** Every entry by its name. */
// deno-fmt-ignore
export const PROPS: Readonly<Record<DrawnProp, PropEntry>> = {
  balloon, bird, book, box, broom, butterfly, cake, candle, "crescent moon": crescentMoon,
  "crystal ball": crystalBall, cup, cushion, dog, donut, doorway, drawer, duckling, fish, flower,
  gem, ghost, gift, guitar, hedgehog, "ice cream": iceCream, key, lantern, "leaf pile": leafPile,
  letter, "little dragon": littleDragon, milk, mouse, mushroom, owl, paintbrush, piano, pizza,
  potion, pumpkin, rabbit, rocket, rose, shield, skateboard, sunflower, sword, telescope, trophy,
  tulip, umbrella, wand,
};

/** Every name, in the order of the alphabet. */
export const DRAWN_PROPS: DrawnProp[] = Object.keys(PROPS) as DrawnProp[];
