/**
 * @module English words for being dressed as fruit, food, an animal or a thing, to which a soft suit is nearest, and
 * for a sport, to which the shirt of a team is.
 */
import { nearest, says, type Term } from "../../vocabulary/term.ts";
import type { Costume } from "../../wardrobe/costumes.ts";

/** What people dress up as, by the costume for it. */
const DISGUISED_AS: Partial<Record<Costume, readonly string[]>> = {
  banana: ["banana"],
  bee: ["bumblebee", "bumble bee", "honeybee"],
  bear: ["bear", "teddy bear", "teddy"],
  bunny: ["bunny", "rabbit", "easter bunny"],
  frog: ["frog", "toad"],
  lion: ["lion"],
  pumpkin: ["pumpkin", "jack-o'-lantern"],
  shark: ["shark"],
  skeleton: ["skeleton"],
};

/** What people dress up as for which there is no costume. */
const DISGUISES = listed(`
pineapple, strawberry, watermelon, carrot, potato, broccoli, pickle, pear, acorn, peanut, pea pod, corn cob,
taco, hot dog, hotdog, sushi roll, pizza, pizza slice, burger, hamburger, donut, doughnut, cupcake, cookie, fried egg, burrito,
ice cream cone, pretzel, gingerbread man, sunflower, cactus, christmas tree, tree, mushroom, snowman,
ladybird, ladybug, caterpillar, spider, snail, lobster, crab, octopus, jellyfish, fish, goldfish, turtle,
chicken, duck, penguin, owl, parrot, turkey, flamingo, swan, bird, pig, sheep, lamb, horse, elephant,
panda, koala, monkey, gorilla, kangaroo, fox, wolf, deer, hedgehog, squirrel, raccoon, mouse, rat, dog, teddy bear,
hamster, bat, egg, toast, cheese, chick, sausage, whale, walrus, otter, dolphin, sloth, llama, traffic cone, teapot
`);

/** Before "suit" and "outfit" these are its colour or its print. */
const COLOURS_AND_PRINTS = listed(`
orange, lemon, peach, cherry, rose, aubergine, eggplant, tomato, avocado, rainbow, apple, daisy, flower, star, moon, sun,
cloud, snowflake, leaf, leopard, tiger, zebra, giraffe, cow, reindeer, present, gift
`);

const AS = ["dressed as", "dressed up as", "dressed like"];

const SUITS = ["costume", "suit", "outfit", "onesie"];

const SPORTS = listed(
  "football, soccer, basketball, baseball, tennis, rugby, hockey, ice hockey, cricket, volleyball, handball, american football, badminton, netball, lacrosse, athletics, running, marathon, golf, cycling",
);

const KITS = [
  "kit",
  "gear",
  "outfit",
  "uniform",
  "clothes",
  "whites",
  "jersey",
  "shirt",
  "vest",
  "top",
  "strip",
];

export const FANCY_DRESS_TERMS: Term[] = [
  ...(Object.entries(DISGUISED_AS) as [Costume, readonly string[]][]).map(([costume, names]) =>
    says(
      { costume },
      names.flatMap((name) => [
        ...AS.map((as) => `${as} ${article(name)} ${name}`),
        ...["costume", "onesie", "disguise"].map((suit) => `${name} ${suit}`),
      ]).join(", "),
      { role: "thing" },
    )
  ),
  nearest(
    { costume: "onesie" },
    [
      ...[...DISGUISES, ...COLOURS_AND_PRINTS].flatMap((worn) =>
        AS.map((as) => `${as} ${article(worn)} ${worn}`)
      ),
      ...DISGUISES.flatMap((worn) => SUITS.map((suit) => `${worn} ${suit}`)),
      ...COLOURS_AND_PRINTS.map((worn) => `${worn} costume`),
    ].join(", "),
    { role: "thing" },
  ),
  nearest(
    { costume: "sports jersey" },
    SPORTS.flatMap((sport) => KITS.map((kit) => `${sport} ${kit}`)).join(", "),
    { role: "thing" },
  ),
];

function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? "an" : "a";
}

function listed(words: string): string[] {
  return words.split(",").map((word) => word.trim());
}
