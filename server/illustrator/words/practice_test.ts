import assert from "node:assert/strict";
import type { CatSpec } from "../spec.ts";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";

/** Descriptions as people write them, what must be decided by them, and with "!" what must not. */
const PRACTICE: readonly (readonly [description: string, facts: string])[] = [
  // Names.
  ["my old lady Hazel is a cream tabby with blue eyes", "coat cream, eyes blue, !eyes hazel"],
  ["Amber is our black kitten", "coat black, age kitten"],
  ["Pumpkin is a white cat", "coat white, !prop pumpkin"],
  ["our boy Smokey, orange with white paws", "coat orange"],
  ["Luna the grey cat in a garden", "coat grey, place garden"],
  ["a portrait of Misty, a brown tabby", "coat brown, pose portrait, !weather fog"],
  ["Stormy is a happy black cat", "coat black, mood happy, !weather storm"],
  ["a cat called Snowy sleeping on a cushion", "pose sleeping, prop cushion, !weather snow"],
  ["meet Ginger, our white Persian", "coat white"],
  ["Olive and Rusty, two black cats", "coat black"],
  ["a black cat named Sunny in the rain", "coat black, weather rain"],
  ["ein schwarzer Kater namens Tiger", "coat black"],
  ["una gata blanca llamada Luna", "coat white, !place moon"],
  ["une chatte noire appelée Olive", "coat black"],
  ["Rusty, a blue British shorthair", "coat grey"],
  // Whose colour it is.
  ["a blue cat", "coat blue"],
  ["a white cat with black eyes and a red hat", "coat white, red hat"],
  ["black cat, red scarf, green eyes", "coat black, red scarf, eyes green"],
  ["an orange cat in a blue kimono", "coat orange, blue kimono"],
  ["a red kimono on a white cat", "coat white, red kimono"],
  ["the cat is black and the hat is red", "coat black, red hat"],
  ["a cat whose scarf is blue", "blue scarf"],
  ["a grey cat in a golden crown on the beach", "coat grey, golden hat, place beach"],
  ["a white cat with a purple balloon", "coat white, purple balloon"],
  ["cream cat, pink bow, yellow balloon", "coat cream, pink scarf, yellow balloon"],
  ["a black wizard cat in a purple robe", "coat black, purple wizard"],
  ["a cat typing, neon street, black fur, purple and teal", "coat black, place neon street"],
  ["a ginger tom and a brown dog", "coat orange, brown dog"],
  ["white cat sitting on a red cushion", "coat white, red cushion, pose sitting"],
  ["a calico with one blue eye and one green eye", "pattern calico, eyes blue/green"],
  ["a wizard called Mo. She is grey with stripes", "coat grey, costume wizard, !grey wizard"],
  // Adjectives that follow.
  ["un chat noir qui dort sur un coussin rouge", "coat black, pose sleeping, red cushion"],
  ["un gato blanco con bufanda roja y ojos verdes", "coat white, red scarf, eyes green"],
  ["un gatto grigio con un cappello blu", "coat grey, blue hat"],
  ["um gato preto com olhos amarelos", "coat black, eyes yellow"],
  ["gato gris pirata en la playa", "coat grey, costume pirate, place beach"],
  ["chat roux chevalier devant un château", "coat orange, costume knight, place castle"],
  ["chat blanc aux yeux bleus dans un jardin", "coat white, eyes blue, place garden"],
  ["gatta nera sulla luna", "coat black, place moon"],
  ["gato negro", "coat black"],
  ["gato blanco y negro", "coat black, pattern bicolour"],
  ["قطة سوداء ترتدي قبعة حمراء", "coat black, red hat"],
  // Other languages.
  ["eine dicke graue Katze mit gelben Augen", "coat grey, eyes yellow, build chubby"],
  ["ein roter Kater im Schnee", "weather snow"],
  ["рыжий кот в красном шарфе", "coat orange, red scarf"],
  ["чёрная кошка с зелёными глазами", "coat black, eyes green"],
  ["белый кот спит на луне", "coat white, pose sleeping, place moon"],
  ["黒猫", "coat black"],
  ["一只戴着红色围巾的橘猫", "coat orange, red scarf"],
  ["검은 고양이가 숲에 앉아 있다", "coat black, place forest, pose sitting"],
  ["白い猫", "coat white"],
  // Emoji.
  ["🐈‍⬛", "coat black"],
  ["🐈‍⬛🌙", "coat black"],
  ["🐱🎩", "hat"],
  ["👩🏽‍🚀🐈", "costume astronaut"],
  // Denials.
  ["a black cat without a hat", "coat black, !hat"],
  ["no background, just a white cat", "coat white, place studio"],
  ["a pirate cat but no parrot and no sword", "costume pirate, !prop bird, !prop sword"],
  ["a grey cat, not sitting", "coat grey, !pose sitting"],
  ["a cat that isn't orange", "!coat orange"],
  ["a sleepy cat without glasses or a scarf", "mood sleepy, !glasses, !scarf"],
  ["a sad cat, not happy", "mood sad"],
  ["a tabby, no collar, green eyes", "pattern tabby, eyes green, !gadget"],
  // Typing as it comes.
  ["organge cat wiht green eyes", "coat orange, eyes green"],
  ["CAN YOU DRAW A BLACK CAT WITH A RED HAT", "coat black, red hat"],
  ["pls draw my cat as a wizard on the moon thx", "costume wizard, place moon"],
  ["A Fluffy White Kitten In A Garden", "coat white, age kitten, place garden, length fluffy"],
  ["cat. black. moon. hat.", "coat black, place moon, hat"],
];

Deno.test("[words] descriptions of a practice set decide what they say", () => {
  assert.ok(PRACTICE.length >= 60);
  const wrong = PRACTICE.flatMap(([description, facts]) => {
    const spec = resolve(parse(description), { style: "cartoon", seed: "11" });
    const found = factsOf(spec);
    const missed = facts.split(", ").filter((fact) =>
      fact.startsWith("!") ? found.includes(fact.slice(1)) : !found.includes(fact)
    );
    return missed.length > 0 ? [`${description}: ${missed.join(", ")} | ${found.join(", ")}`] : [];
  });
  assert.deepEqual(wrong, []);
});

/** What is drawn, in short words; decisions of the seed only where a "!" may ask for them. */
function factsOf(spec: CatSpec): string[] {
  const { coat, eyes, costume, accessories, props, provenance } = spec;
  const things = [...accessories, ...props];
  const decided = {
    coat: coat.colour,
    pattern: coat.pattern,
    length: coat.length,
    eyes: [...new Set([eyes.left, eyes.right])].join("/"),
    ...{ age: spec.age, build: spec.build, mood: spec.mood, pose: spec.pose },
    ...{ place: spec.setting, time: spec.time, weather: spec.weather },
  };
  return [
    ...Object.entries(decided)
      .filter(([what]) => provenance[SLOTS[what] ?? what] === "text")
      .map(([what, value]) => `${what} ${value}`),
    ...(costume ? [`costume ${costume.kind}`, `${costume.colour} ${costume.kind}`] : []),
    ...things.flatMap(({ kind, colour }) => [kind, `prop ${kind}`, `${colour} ${kind}`]),
  ];
}

const SLOTS: Record<string, string> = {
  coat: "coat.colour",
  pattern: "coat.pattern",
  length: "coat.length",
  place: "setting",
};
