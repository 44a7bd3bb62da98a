import assert from "node:assert/strict";
import { Failure } from "../failures/failure.ts";
import { refuseProfanity } from "./refuse_profanity.ts";

function passes(text: string): boolean {
  try {
    refuseProfanity({ name: text });
    return true;
  } catch (error) {
    assert.ok(error instanceof Failure && error.kind === "invalid");
    return false;
  }
}

Deno.test("words that offend are found, also in disguise", () => {
  for (const text of ["Fuck", "sh1t happens", "fuuuuck", "big a$$ cat", "you pussycat cunt"]) {
    assert.equal(passes(text), false, text);
  }
});

Deno.test("names and words that only look like it pass", () => {
  const harmless = [
    "Scunthorpe",
    "a cockatoo and a cockapoo",
    "Pussycat",
    "a grey pussy cat",
    "Pussy Willow",
    "Dick Whittington's cat",
    "Moby Dick",
    "Dickens",
    "a great tit on a branch",
    "with a mass of assorted yarn",
    "pricked ears",
    "Sir Cumference",
    "Titania",
    "Maine Coon",
    "a Shih Tzu",
    "shiitake mushrooms",
    "Essex grass",
    "a kink in its tail",
  ];
  for (const text of harmless) assert.equal(passes(text), true, text);
});

Deno.test("digits inside a word are letters in disguise, whatever number follows", () => {
  for (const text of ["sh1t", "n1gg3r 16", "5h1t", "4sshole 2000", "c0ck7", "fu¢k 455"]) {
    assert.equal(passes(text), false, text);
  }
});

Deno.test("a number after a harmless name, or alone, offends in no combination", () => {
  const names = "Cat,Miso,N,A,S,Ti,Ni,Felix,Luna,Sushi,Cas,Titus,Pan,Co,Nico,Ana,Mr Sho,猫,Мурка";
  const refused: string[] = [];
  for (const name of ["", ...names.split(",").filter(passes)]) {
    for (const separator of ["", " ", "-", "_", "#", " no. "]) {
      for (let number = 0; number < 1000; number += 1) {
        const text = `${name}${separator}${number}`;
        if (!passes(text)) refused.push(text);
      }
    }
  }
  assert.deepEqual(refused, []);
});

Deno.test("the refusal names the field and the words", () => {
  assert.throws(() => refuseProfanity({ name: "Felix", traits: ["Shy", "a wanker"] }), {
    message: "Please choose other words: “wanker” in the traits is not for everybody.",
  });
  assert.throws(
    () => refuseProfanity({ prompt: "a shit cat, fuck" }),
    /“shit”, “fuck” in the description/,
  );
});
