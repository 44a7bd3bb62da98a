/**
 * @module Every breed, one row each: its words, and what its name implies about a cat. Words about the same
 * thing win over it.
 */
import type { CatSpec, EyeColour, Feature } from "../../spec.ts";

/** What a breed decides; the rest stays open. */
export interface BreedTraits extends Partial<Pick<CatSpec, "build" | "age">> {
  /** What is typical of its coat; words win over it. */
  coat?: Partial<CatSpec["coat"]>;
  /** The usual colour of both eyes. */
  eyes?: EyeColour;
  /** What its body is known by. */
  features?: readonly Feature[];
  /** English words for it besides its name; other languages are in `words/lang`. */
  words?: string;
}

/** Every breed by its name. */
export const BREEDS = {
  shorthair: {
    words: "domestic shorthair, dsh, european shorthair, domestic short hair",
    coat: { length: "short" },
  },
  longhair: { words: "domestic longhair, dlh, domestic long hair", coat: { length: "fluffy" } },
  persian: {
    features: ["flat face", "round face"],
    coat: { colour: "cream", pattern: "solid", length: "fluffy" },
    build: "chubby",
    eyes: "copper",
  },
  himalayan: {
    words: "himmy",
    features: ["flat face", "round face"],
    coat: { colour: "cream", second: "chocolate", pattern: "points", length: "fluffy" },
    build: "chubby",
    eyes: "blue",
  },
  exotic: {
    words: "exotic shorthair",
    features: ["flat face", "round face"],
    coat: { length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  siamese: {
    words: "siam, siamkatze, thai cat",
    features: ["wedge face", "large ears"],
    coat: { colour: "cream", second: "seal", pattern: "points", length: "short" },
    build: "slim",
    eyes: "blue",
  },
  oriental: {
    features: ["wedge face", "large ears", "long legs"],
    coat: { pattern: "solid", length: "short" },
    build: "slim",
    eyes: "green",
  },
  balinese: {
    features: ["wedge face"],
    coat: { colour: "cream", second: "chocolate", pattern: "points", length: "fluffy" },
    build: "slim",
    eyes: "blue",
  },
  "maine coon": {
    words: "mainecoon, coon cat, coonie",
    features: ["tufted ears", "long muzzle"],
    coat: { colour: "brown", pattern: "tabby", length: "fluffy" },
    build: "chubby",
    eyes: "amber",
  },
  "norwegian forest": {
    words: "norwegian forest cat, wegie, norwegian",
    features: ["wedge face", "tufted ears"],
    coat: { colour: "grey", pattern: "tabby", length: "fluffy" },
    build: "average",
    eyes: "green",
  },
  siberian: {
    words: "siberian cat, siberian forest",
    features: ["round face", "tufted ears"],
    coat: { colour: "brown", pattern: "tabby", length: "fluffy" },
    build: "chubby",
    eyes: "green",
  },
  ragdoll: {
    features: ["long muzzle"],
    words: "rag doll",
    coat: { colour: "cream", second: "grey", pattern: "points", length: "fluffy" },
    build: "chubby",
    eyes: "blue",
  },
  birman: {
    words: "sacred birman",
    coat: {
      colour: "cream",
      second: "chocolate",
      pattern: "points",
      length: "fluffy",
      white: ["socks"],
    },
    build: "average",
    eyes: "blue",
  },
  "british shorthair": {
    words: "british, british short hair, british blue, brit shorthair, bsh",
    features: ["round face"],
    coat: { colour: "grey", pattern: "solid", length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  "scottish fold": {
    words: "scottishfold",
    features: ["folded ears", "round face"],
    coat: { colour: "grey", pattern: "tabby", length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  "american shorthair": {
    features: ["round face"],
    words: "american short hair",
    coat: { colour: "silver", pattern: "classic tabby", length: "short" },
    build: "average",
    eyes: "green",
  },
  "american curl": { features: ["curled ears"], coat: { length: "fluffy" }, build: "slim" },
  "russian blue": {
    words: "russian",
    features: ["wedge face"],
    coat: { colour: "grey", pattern: "solid", length: "short" },
    build: "slim",
    eyes: "green",
  },
  chartreux: {
    features: ["round face"],
    coat: { colour: "grey", pattern: "solid", length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  korat: {
    features: ["round face", "big eyes"],
    coat: { colour: "grey", pattern: "solid", length: "short" },
    build: "slim",
    eyes: "green",
  },
  bengal: {
    words: "bengali, bengal cat",
    coat: { colour: "golden", pattern: "rosetted", length: "short" },
    build: "slim",
    eyes: "green",
  },
  ocicat: {
    coat: { colour: "silver", pattern: "spotted", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  abyssinian: {
    words: "abby cat",
    features: ["large ears", "wedge face"],
    coat: { colour: "cinnamon", pattern: "ticked", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  somali: {
    features: ["large ears"],
    coat: { colour: "cinnamon", pattern: "ticked", length: "medium" },
    build: "slim",
    eyes: "amber",
  },
  "egyptian mau": {
    words: "mau, egyptian",
    coat: { colour: "silver", pattern: "spotted", length: "short" },
    build: "slim",
    eyes: "green",
  },
  savannah: {
    features: ["long legs", "large ears", "long muzzle"],
    coat: { colour: "golden", pattern: "spotted", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  sphynx: {
    words: "sphinx, sphynx cat",
    features: ["large ears", "wedge face"],
    coat: { colour: "apricot", pattern: "solid", length: "hairless", white: [] },
    build: "slim",
    eyes: "blue",
  },
  "devon rex": {
    words: "devon",
    features: ["large ears", "round face", "big eyes"],
    coat: { length: "curly" },
    build: "slim",
    eyes: "amber",
  },
  "cornish rex": {
    words: "cornish",
    features: ["large ears", "wedge face", "long legs"],
    coat: { length: "curly" },
    build: "slim",
    eyes: "green",
  },
  "selkirk rex": {
    words: "selkirk",
    features: ["round face"],
    coat: { length: "curly" },
    build: "chubby",
    eyes: "amber",
  },
  burmese: {
    features: ["round face"],
    coat: { colour: "chocolate", pattern: "solid", length: "short" },
    build: "average",
    eyes: "yellow",
  },
  tonkinese: {
    coat: { colour: "fawn", second: "brown", pattern: "points", length: "short" },
    build: "average",
    eyes: "aqua",
  },
  "turkish angora": {
    words: "angora",
    features: ["wedge face"],
    coat: { colour: "white", pattern: "solid", length: "medium" },
    build: "slim",
    eyes: "blue",
  },
  "turkish van": {
    features: ["long muzzle"],
    coat: { colour: "orange", pattern: "van", length: "medium" },
    build: "average",
    eyes: "amber",
  },
  manx: { features: ["no tail", "round face"], coat: { length: "short" }, build: "chubby" },
  "japanese bobtail": {
    features: ["bobtail", "long legs"],
    coat: { colour: "orange", second: "black", pattern: "calico", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  munchkin: { features: ["short legs"], coat: { length: "short" }, build: "chubby" },
  bombay: {
    features: ["round face"],
    coat: { colour: "black", pattern: "solid", length: "short" },
    build: "average",
    eyes: "copper",
  },
  snowshoe: {
    coat: {
      colour: "cream",
      second: "chocolate",
      pattern: "points",
      length: "short",
      white: ["muzzle", "socks"],
    },
    build: "average",
    eyes: "blue",
  },
  singapura: {
    features: ["large ears", "round face"],
    coat: { colour: "fawn", pattern: "ticked", length: "short" },
    build: "slim",
    eyes: "gold",
  },
  nebelung: {
    features: ["wedge face"],
    coat: { colour: "grey", pattern: "solid", length: "fluffy" },
    build: "slim",
    eyes: "green",
  },
  "havana brown": {
    features: ["long muzzle"],
    coat: { colour: "chocolate", pattern: "solid", length: "short" },
    build: "slim",
    eyes: "green",
  },
  ragamuffin: {
    features: ["round face"],
    coat: { colour: "grey", pattern: "bicolour", length: "fluffy" },
    build: "chubby",
    eyes: "blue",
  },
  toyger: {
    coat: { colour: "orange", pattern: "tabby", length: "short" },
    build: "muscular",
    eyes: "gold",
  },
  "american bobtail": {
    features: ["bobtail"],
    coat: { colour: "brown", pattern: "tabby", length: "medium" },
    build: "average",
    eyes: "amber",
  },
  "american wirehair": {
    words: "american wire hair, wirehair",
    coat: { colour: "silver", pattern: "tabby", length: "curly" },
    build: "average",
    eyes: "gold",
  },
  "australian mist": {
    features: ["round face"],
    coat: { colour: "fawn", pattern: "spotted", length: "short" },
    build: "average",
    eyes: "green",
  },
  burmilla: {
    features: ["round face"],
    coat: { colour: "silver", pattern: "shaded", length: "short" },
    build: "average",
    eyes: "green",
  },
  chinchilla: {
    words: "chinchilla persian, silver shaded persian, chinchilla cat",
    features: ["flat face", "round face"],
    coat: { colour: "silver", pattern: "shaded", length: "fluffy" },
    build: "chubby",
    eyes: "emerald",
  },
  "british longhair": {
    words: "british long hair, highlander cat, lowlander",
    features: ["round face"],
    coat: { colour: "grey", pattern: "solid", length: "fluffy" },
    build: "chubby",
    eyes: "copper",
  },
  "scottish straight": {
    features: ["round face"],
    coat: { colour: "grey", pattern: "solid", length: "short" },
    build: "chubby",
    eyes: "copper",
  },
  "highland fold": {
    words: "scottish fold longhair, longhaired scottish fold, coupari",
    features: ["folded ears", "round face"],
    coat: { colour: "cream", pattern: "tabby", length: "fluffy" },
    build: "chubby",
    eyes: "copper",
  },
  minuet: {
    words: "minuet cat, napoleon cat, munchkin persian",
    features: ["short legs", "flat face", "round face"],
    coat: { colour: "cream", pattern: "solid", length: "fluffy" },
    build: "chubby",
    eyes: "copper",
  },
  bambino: {
    words: "bambino cat, dwelf",
    features: ["short legs", "large ears"],
    coat: { colour: "apricot", pattern: "solid", length: "hairless", white: [] },
    build: "average",
    eyes: "blue",
  },
  peterbald: {
    features: ["large ears", "wedge face", "long legs"],
    coat: { colour: "grey", pattern: "solid", length: "hairless", white: [] },
    build: "slim",
    eyes: "green",
  },
  donskoy: {
    words: "don sphynx, don hairless",
    features: ["large ears"],
    coat: { colour: "fawn", pattern: "solid", length: "hairless", white: [] },
    build: "average",
    eyes: "aqua",
  },
  "elf cat": {
    features: ["curled ears"],
    coat: { colour: "apricot", pattern: "solid", length: "hairless", white: [] },
    build: "slim",
    eyes: "blue",
  },
  levkoy: {
    words: "ukrainian levkoy",
    features: ["folded ears", "wedge face"],
    coat: { colour: "grey", pattern: "solid", length: "hairless", white: [] },
    build: "slim",
    eyes: "blue",
  },
  lykoi: {
    words: "werewolf cat, wolf cat",
    features: ["large ears", "wedge face"],
    coat: { colour: "charcoal", pattern: "smoke", length: "medium" },
    build: "slim",
    eyes: "gold",
  },
  laperm: {
    words: "la perm",
    features: ["wedge face"],
    coat: { colour: "brown", pattern: "tabby", length: "curly" },
    build: "slim",
    eyes: "green",
  },
  "german rex": {
    features: ["round face"],
    coat: { length: "curly" },
    build: "average",
    eyes: "green",
  },
  "ural rex": { coat: { length: "curly" }, build: "average", eyes: "amber" },
  cymric: {
    words: "longhair manx, longhaired manx",
    features: ["no tail", "round face"],
    coat: { length: "fluffy" },
    build: "chubby",
  },
  "kurilian bobtail": {
    words: "kuril bobtail, kurilian",
    features: ["bobtail"],
    coat: { colour: "red", pattern: "tabby", length: "medium" },
    build: "average",
    eyes: "gold",
  },
  "mekong bobtail": {
    words: "thai bobtail",
    features: ["bobtail"],
    coat: { colour: "cream", second: "seal", pattern: "points", length: "short" },
    build: "slim",
    eyes: "blue",
  },
  pixiebob: {
    words: "pixie bob, pixie-bob",
    features: ["bobtail", "tufted ears", "long muzzle"],
    coat: { colour: "brown", pattern: "spotted", length: "medium" },
    build: "muscular",
    eyes: "gold",
  },
  chausie: {
    words: "jungle cat hybrid, stone cougar",
    features: ["long legs", "large ears", "tufted ears"],
    coat: { colour: "golden", pattern: "ticked", length: "short" },
    build: "slim",
    eyes: "yellow",
  },
  serengeti: {
    features: ["long legs", "large ears"],
    coat: { colour: "golden", pattern: "spotted", length: "short" },
    build: "slim",
    eyes: "gold",
  },
  sokoke: {
    words: "sokoke forest cat",
    features: ["long legs"],
    coat: { colour: "brown", pattern: "classic tabby", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  "california spangled": {
    coat: { colour: "brown", pattern: "spotted", length: "short" },
    build: "slim",
    eyes: "amber",
  },
  "arabian mau": {
    words: "desert cat, dubai cat",
    features: ["large ears", "long legs"],
    coat: { colour: "brown", pattern: "tabby", length: "short" },
    build: "slim",
    eyes: "green",
  },
  "dragon li": {
    words: "li hua, chinese li hua, li hua mao",
    coat: { colour: "brown", pattern: "tabby", length: "short" },
    build: "muscular",
    eyes: "yellow",
  },
  "khao manee": {
    words: "diamond eye cat",
    features: ["wedge face"],
    coat: { colour: "white", pattern: "solid", length: "short" },
    build: "slim",
    eyes: "ice blue",
  },
  "oriental longhair": {
    words: "javanese cat, mandarin cat, foreign longhair",
    features: ["wedge face", "large ears"],
    coat: { colour: "chocolate", pattern: "solid", length: "fluffy" },
    build: "slim",
    eyes: "green",
  },
  "colorpoint shorthair": {
    words: "colourpoint shorthair, colorpoint, colourpoint",
    features: ["wedge face", "large ears"],
    coat: { colour: "cream", second: "red", pattern: "points", length: "short" },
    build: "slim",
    eyes: "blue",
  },
  "neva masquerade": {
    words: "siberian colourpoint, siberian colorpoint, neva",
    features: ["round face", "tufted ears"],
    coat: { colour: "cream", second: "seal", pattern: "lynx points", length: "fluffy" },
    build: "chubby",
    eyes: "blue",
  },
  "snow bengal": {
    words: "bengal snow",
    coat: { colour: "cream", second: "brown", pattern: "lynx points", length: "short" },
    build: "slim",
    eyes: "ice blue",
  },
  "ojos azules": {
    coat: { colour: "brown", pattern: "tabby", length: "short" },
    build: "average",
    eyes: "blue",
  },
  tiffany: {
    words: "tiffanie, chantilly tiffany, chantilly, foreign tiffany, asian semi longhair",
    coat: { colour: "chocolate", pattern: "solid", length: "fluffy" },
    build: "average",
    eyes: "gold",
  },
  "york chocolate": {
    coat: { colour: "chocolate", pattern: "solid", length: "medium" },
    build: "average",
    eyes: "gold",
  },
  "aegean cat": {
    words: "aegean, greek cat, greek island cat",
    coat: { colour: "white", second: "grey", pattern: "bicolour", length: "medium" },
    build: "average",
    eyes: "green",
  },
  "brazilian shorthair": {
    words: "pelo curto brasileiro",
    coat: { colour: "brown", pattern: "tabby", length: "short" },
    build: "average",
    eyes: "green",
  },
} as const satisfies Record<string, BreedTraits>;

/** The name of a breed. */
export type Breed = keyof typeof BREEDS;

/** Every name. */
export const BREED_NAMES: Breed[] = Object.keys(BREEDS) as Breed[];

/** What this breed implies. */
export function traitsOf(breed: Breed): BreedTraits {
  return BREEDS[breed] as unknown as BreedTraits;
}
