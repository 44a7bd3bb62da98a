/** @module The people and cats that a development database begins with. */
import type { Accessory, ColourScheme, Style } from "../../lib/choices.ts";

export interface SeedCat {
  name: string;
  prompt: string;
  style: Style;
  traits: string[];
  accessories: Accessory[];
  colorScheme: ColourScheme;
  /** Its owner's text for the community. */
  description?: string;
}

export const SEED_PEOPLE = ["anna", "ben", "clara", "david", "emma", "felix", "greta", "hugo"];

/** Three for each of the people, one after the other: last month's entry, then two of this month. */
export const SEED_CATS: SeedCat[] = [
  cat("Marmalade", "a fluffy orange tabby wizard with green eyes", "cartoon", "gradient", {
    traits: ["Wise", "Patient"],
    accessories: ["hat"],
    description: "He knows every spell but the one that opens the fridge.",
  }),
  cat("Luna", "a black cat with yellow eyes sitting on the moon", "anime", "purple", {
    traits: ["Dreamy", "Quiet"],
    description: "She comes home when the stars go out.",
  }),
  cat("Biscuit", "a small cream kitten with blue eyes and a ball of yarn", "watercolor", "pink", {
    traits: ["Playful"],
    accessories: ["yarn"],
    description: "Eight weeks old, and already the boss.",
  }),
  cat("Captain Whiskers", "a ginger pirate cat with an eye patch at sea", "cartoon", "blue", {
    traits: ["Brave", "Loud"],
    description: "Looking for a crew. Fish is paid daily.",
  }),
  cat("Pixel", "a grey cat with green eyes in a forest", "pixel", "green", {
    traits: ["Curious"],
    accessories: ["gadget"],
  }),
  cat("Snowball", "a fluffy white cat with blue eyes in the snow", "realistic", "blue", {
    traits: ["Calm", "Gentle"],
    accessories: ["scarf"],
    description: "Melts for nobody, except for cheese.",
  }),
  cat("Professor Paws", "a grey cat reading in a library", "watercolor", "yellow", {
    traits: ["Clever", "Serious"],
    accessories: ["glasses"],
    description: "Office hours: between two naps.",
  }),
  cat("Ember", "a calico cat with orange eyes beside a campfire", "anime", "red", {
    traits: ["Warm", "Loyal"],
  }),
  cat("Pepper", "a black and white tuxedo cat in a city at night", "pixel", "purple", {
    traits: ["Elegant"],
    description: "Dressed for the opera, whatever the hour.",
  }),
  cat("Duchess", "a siamese cat with blue eyes wearing a crown", "realistic", "gradient", {
    traits: ["Proud", "Elegant"],
    description: "You may bring the breakfast now.",
  }),
  cat("Clover", "a brown tabby cat with green eyes in a meadow of flowers", "watercolor", "green", {
    traits: ["Cheerful"],
    accessories: ["backpack"],
    description: "Always finds the fourth leaf.",
  }),
  cat("Neptune", "a blue-grey cat at the beach", "cartoon", "blue", {
    traits: ["Adventurous"],
    accessories: ["glasses"],
  }),
  cat("Rocket", "an orange astronaut cat in space", "pixel", "purple", {
    traits: ["Fearless", "Fast"],
    description: "First paws on the moon.",
  }),
  cat("Willow", "a silver cat with yellow eyes in the rain", "anime", "blue", {
    traits: ["Shy", "Gentle"],
    description: "She likes the sound on the roof.",
  }),
  cat("Mochi", "a chubby white cat sleeping", "cartoon", "pink", {
    traits: ["Sleepy"],
    description: "Do not wake. Seriously.",
  }),
  cat("Sir Pounce", "a brown tabby knight cat in a castle", "cartoon", "red", {
    traits: ["Noble", "Brave"],
    description: "Defender of the laundry basket.",
  }),
  cat("Ivy", "a tortoiseshell cat with green eyes in a garden", "realistic", "green", {
    traits: ["Curious", "Independent"],
  }),
  cat("Ziggy", "a striped cat with odd eyes and a party hat", "pixel", "gradient", {
    traits: ["Silly", "Loud"],
    accessories: ["hat"],
    description: "It is always somebody's birthday.",
  }),
  cat("Tango", "a ginger cat dancing", "watercolor", "red", {
    traits: ["Passionate"],
    description: "Two left paws, and nobody cares.",
  }),
  cat("Misty", "a grey cat with yellow eyes in the mountains", "watercolor", "blue", {
    traits: ["Mysterious"],
    accessories: ["scarf"],
  }),
  cat("Cookie", "a brown cat with a chef hat in a kitchen", "cartoon", "yellow", {
    traits: ["Hungry", "Generous"],
    description: "The recipe says one pinch of fur.",
  }),
  cat("Shadow", "a black ninja cat at night", "anime", "purple", {
    traits: ["Silent", "Quick"],
    description: "You will not see this entry.",
  }),
  cat("Sunny", "a golden kitten with blue eyes in the sun", "anime", "yellow", {
    traits: ["Happy", "Friendly"],
    description: "A small star with four paws.",
  }),
  cat("Bramble", "a maine coon cat in an autumn forest", "realistic", "red", {
    traits: ["Wild", "Kind"],
  }),
];

type About = Partial<Pick<SeedCat, "traits" | "accessories" | "description">>;

function cat(
  name: string,
  prompt: string,
  style: Style,
  colorScheme: ColourScheme,
  { traits = [], accessories = [], description }: About,
): SeedCat {
  return { name, prompt, style, traits, accessories, colorScheme, description };
}
