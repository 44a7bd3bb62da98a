/**
 * @module What is known of every imported thing: the facts that a sentence, a layout and a painter need.
 */
import type { Texture } from "../scene.ts";

/** How large a thing is beside a cat, from a strawberry to a castle. */
const SIZE_CLASSES = [
  "tiny",
  "small",
  "medium",
  "large",
  "huge",
  "giant",
  "colossal",
] as const;
export type SizeClass = (typeof SIZE_CLASSES)[number];

/** The longest side of a drawing by its size class, in units of the cat (a sitting cat is 400 high). */
export const LONGEST_SIDE: Record<SizeClass, number> = {
  tiny: 58,
  small: 84,
  medium: 118,
  large: 164,
  huge: 220,
  giant: 300,
  colossal: 380,
};

/** Where a thing belongs beside a cat that does nothing with it. */
export type Whereabouts = "ground" | "hand" | "air" | "behind";

/** What all things of a category have in common. */
interface Traits {
  texture: Texture;
  /** As in `Region`. */
  volume: number;
  whereabouts: Whereabouts;
  /** It lives. */
  isFriend?: true;
  /** It has a rim, and things fit into it. */
  isContainer?: true;
  /** It shines by itself. */
  isLight?: true;
}

/** Every category, with how its things are painted and placed. */
export const CATEGORIES = {
  fruit: { texture: "plant", volume: 0.8, whereabouts: "ground" },
  vegetable: { texture: "plant", volume: 0.7, whereabouts: "ground" },
  food: { texture: "paper", volume: 0.5, whereabouts: "ground" },
  dish: { texture: "paper", volume: 0.5, whereabouts: "ground", isContainer: true },
  sweet: { texture: "paper", volume: 0.5, whereabouts: "ground" },
  drink: { texture: "paper", volume: 0.5, whereabouts: "ground", isContainer: true },
  tableware: { texture: "metal", volume: 0.4, whereabouts: "ground" },
  animal: { texture: "skin", volume: 0.6, whereabouts: "ground", isFriend: true },
  bat: { texture: "skin", volume: 0.5, whereabouts: "air", isFriend: true },
  bird: { texture: "skin", volume: 0.6, whereabouts: "ground", isFriend: true },
  "flying bird": { texture: "skin", volume: 0.6, whereabouts: "air", isFriend: true },
  reptile: { texture: "skin", volume: 0.6, whereabouts: "ground", isFriend: true },
  "sea animal": { texture: "skin", volume: 0.6, whereabouts: "ground", isFriend: true },
  insect: { texture: "skin", volume: 0.5, whereabouts: "ground", isFriend: true },
  "flying insect": { texture: "skin", volume: 0.5, whereabouts: "air", isFriend: true },
  cobweb: { texture: "cloth", volume: 0, whereabouts: "air" },
  "small object": { texture: "paper", volume: 0.4, whereabouts: "ground" },
  flower: { texture: "plant", volume: 0.4, whereabouts: "ground" },
  plant: { texture: "plant", volume: 0.4, whereabouts: "ground" },
  tree: { texture: "plant", volume: 0.5, whereabouts: "behind" },
  landmark: { texture: "stone", volume: 0.2, whereabouts: "behind" },
  building: { texture: "stone", volume: 0.2, whereabouts: "behind" },
  masonry: { texture: "stone", volume: 0.4, whereabouts: "ground" },
  vehicle: { texture: "metal", volume: 0.4, whereabouts: "ground" },
  boat: { texture: "wood", volume: 0.4, whereabouts: "ground", isContainer: true },
  aircraft: { texture: "metal", volume: 0.4, whereabouts: "air" },
  "street object": { texture: "metal", volume: 0.4, whereabouts: "ground" },
  furniture: { texture: "wood", volume: 0.3, whereabouts: "ground" },
  container: { texture: "cloth", volume: 0.4, whereabouts: "ground", isContainer: true },
  household: { texture: "metal", volume: 0.4, whereabouts: "ground" },
  light: { texture: "glass", volume: 0.5, whereabouts: "ground", isLight: true },
  clock: { texture: "metal", volume: 0.4, whereabouts: "ground" },
  instrument: { texture: "wood", volume: 0.5, whereabouts: "ground" },
  ball: { texture: "cloth", volume: 0.9, whereabouts: "ground" },
  "sports gear": { texture: "wood", volume: 0.4, whereabouts: "ground" },
  award: { texture: "metal", volume: 0.5, whereabouts: "ground" },
  toy: { texture: "wood", volume: 0.5, whereabouts: "ground" },
  "floating toy": { texture: "paper", volume: 0.6, whereabouts: "air" },
  craft: { texture: "wood", volume: 0.4, whereabouts: "ground" },
  clothing: { texture: "cloth", volume: 0.4, whereabouts: "ground" },
  jewel: { texture: "metal", volume: 0.5, whereabouts: "ground" },
  device: { texture: "metal", volume: 0.3, whereabouts: "ground" },
  science: { texture: "glass", volume: 0.4, whereabouts: "ground" },
  book: { texture: "paper", volume: 0.2, whereabouts: "ground" },
  money: { texture: "metal", volume: 0.4, whereabouts: "ground" },
  tool: { texture: "metal", volume: 0.4, whereabouts: "ground" },
  sky: { texture: "cloud", volume: 0.3, whereabouts: "air" },
  "ground weather": { texture: "cloud", volume: 0.6, whereabouts: "ground" },
  heart: { texture: "glass", volume: 0.7, whereabouts: "air" },
  figure: { texture: "skin", volume: 0.5, whereabouts: "ground" },
} as const satisfies Record<string, Traits>;
export type Category = keyof typeof CATEGORIES;

/** The traits of a category. */
export function traitsOf(category: Category): Traits {
  return CATEGORIES[category];
}

/** One imported thing. */
export interface Thing {
  /** Its English name, which recipes know it by. */
  name: string;
  plural: string;
  /** The emoji it was drawn after. */
  emoji: string;
  category: Category;
  size: SizeClass;
}
