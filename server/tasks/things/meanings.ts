/**
 * @module Which meaning of WordNet a thing is, where its name and category do not tell, and which thing
 * stands for a meaning that has no drawing of its own.
 */
import type { Category } from "../../illustrator/things/thing.ts";

/** The lexicographer files in which things of a category stand. */
export function filesOf(category: Category): readonly number[] {
  return FILES[category] ?? [6];
}

const LIVING = [5], EDIBLE = [13, 20], PLANT = [20], NATURAL = [17, 19, 11];

const FILES: Partial<Record<Category, readonly number[]>> = {
  fruit: EDIBLE,
  vegetable: EDIBLE,
  food: [13],
  dish: [13],
  sweet: [13],
  drink: [13, 6],
  animal: LIVING,
  bat: LIVING,
  bird: LIVING,
  "flying bird": LIVING,
  reptile: LIVING,
  "sea animal": LIVING,
  insect: LIVING,
  "flying insect": LIVING,
  flower: [20, 6],
  plant: PLANT,
  tree: PLANT,
  landmark: [6, 17],
  masonry: [6, 17],
  sky: NATURAL,
  "ground weather": NATURAL,
  "small object": [8, 5],
  book: [10, 6],
  money: [21, 6],
  award: [10, 6],
  jewel: [6],
};

/** A word that only the meaning in question has, for names whose first fitting meaning is another one. */
export const MEANT_BY: Readonly<Record<string, string>> = {
  hedgehog: "erinaceus europaeus",
  jellyfish: "medusa",
  pig: "hog",
  panda: "giant panda",
  cow: "moo-cow",
  cake: "layer cake",
  egg: "eggs",
  hen: "biddy",
  lobster: "true lobster",
  lollipop: "all-day sucker",
  tram: "streetcar",
  "high-speed train": "bullet train",
  "car": "automobile",
  "couch": "sofa",
  "game controller": "joystick",
  "cup of coffee": "coffee",
  "cup of tea": "tea",
  "mug of beer": "beer",
  "glass of wine": "wine",
  "glass of milk": "milk",
  "glass of whisky": "whiskey",
  "bottle of champagne": "champagne",
  "bowl of rice": "rice",
  "bowl of porridge": "porridge",
  "fried egg": "fried egg",
  "bow and arrow": "bow",
  "ear of corn": "sweet corn",
  "kitchen knife": "kitchen knife",
  "mobile phone": "cellular telephone",
  "aeroplane": "airplane",
  "motor scooter": "scooter",
  "hot pepper": "chili",
  "bell pepper": "sweet pepper",
  "wrench": "spanner",
  "rucksack": "backpack",
  "sailing boat": "sailboat",
  "tyrannosaurus": "tyrannosaurus rex",
  "sauropod": "sauropod",
  "palette": "pallet",
};

/** Things without a meaning in WordNet of their kind, or whose kinds would mislead. */
export const WITHOUT_KINDS: readonly string[] = [
  "egg", // Roe and nits are kinds of eggs.
  "bread", // Buns and loaves look otherwise, and so does money.
  "window",
  "door",
  "box", // A coffin is a kind of box.
  "key",
  "ring",
  "heart",
  "fire",
  "wave",
  "star",
  "cloud",
  "sun",
  "knot",
  "herb",
  "house",
  "hospital",
  "bank",
  "school",
  "shop",
  "hotel",
  "factory",
  "toilet", // A throne, where a cat sits on it, is none.
  "seedling",
  "bone",
  "brain",
  "feather",
  "wheel",
  "basket",
  "candy",
  "ticket",
  "letter",
  "chart",
  "calendar",
  "scroll",
  "newspaper",
  "notebook",
  "receipt",
  "trophy",
  "stadium",
  "crown",
  "coat",
  "dress",
  "glasses",
  "scarf",
  "tree",
  "mountain",
  "lever", // Pedals and keys are levers.
  "apple", // Crab apples, but also love apples and pumpkins of cooks.
];

/** Meanings without a drawing of their own, and the thing that stands for all kinds of them. */
export const STANDS_FOR: readonly (readonly [meaning: string, thing: string])[] = [
  ["pasta", "spaghetti"],
  ["noodle", "ramen"],
  ["conifer", "fir tree"],
  ["palm", "palm tree"],
  ["dinosaur", "tyrannosaurus"],
  ["songbird", "bird"],
  ["finch", "bird"],
  ["thrush", "bird"],
  ["warbler", "bird"],
  ["hawk", "eagle"],
  ["antelope", "deer"],
  ["baboon", "monkey"],
  ["ape", "gorilla"],
  ["truck", "lorry"],
  ["fishing boat", "sailing boat"],
  ["ship", "ocean liner"],
  ["motorboat", "motor boat"],
  ["yacht", "sailing boat"],
  ["coffee bean", "cup of coffee"],
  ["soup", "stew"],
  ["roll", "bread"],
  ["sausage", "hot dog"],
  ["salmon", "fish"],
  ["trout", "fish"],
  ["herring", "fish"],
  ["cyprinid", "fish"],
  ["percoid fish", "fish"],
  ["sword", "crossed swords"],
  ["armchair", "chair"],
  ["stool", "chair"],
  ["sofa", "couch"],
  ["lamp", "table lamp"],
  ["clock", "mantel clock"],
  ["bag", "handbag"],
  ["bottle", "lotion bottle"],
];

/** The same for compounds, of which a wide class says enough: "a spider plant" is a plant. */
export const OF_COMPOUNDS: typeof STANDS_FOR = [
  ["herb", "potted plant"],
  ["houseplant", "potted plant"],
  ["bulbous plant", "potted plant"],
  ["wildflower", "flower"],
  ["fungus", "toadstool"],
  ["amphibian", "frog"],
  ["insect", "beetle"],
  ["mollusk", "seashell"],
];
