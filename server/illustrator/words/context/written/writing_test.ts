/**
 * What a description wants to be written is found, drawn, named, and not read as anything else.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../../lib/choices.ts";
import { compose } from "../../../compose.ts";
import { boundsOf, contains } from "../../../geometry/measure.ts";
import { planCharacter } from "../../../plan.ts";
import type { Region } from "../../../scene.ts";
import { writingIn } from "./writing.ts";

Deno.test("[writing] speech, signs and banners are found in many languages", () => {
  const cases: [string, string, string][] = [
    [`a cat saying "hello there"`, "speech bubble", "hello there"],
    ["a cat with a sign saying HELLO WORLD", "sign", "HELLO WORLD"],
    [`holding a sign that says "Will work for tuna!"`, "sign", "Will work for tuna!"],
    [`Oben soll "Frohe Weihnachten" stehen`, "banner", "Frohe Weihnachten"],
    ["рыжий кот, надпись «МАМЕ»", "banner", "МАМЕ"],
    ["banner HAPPY 10TH OLIVE", "banner", "HAPPY 10TH OLIVE"],
    ["chat roux, écrire « Bienvenue Léo »", "banner", "Bienvenue Léo"],
    ["猫が「HELLO」と書いてある看板を持っている", "sign", "HELLO"],
    ["un gato que dice «¡hola!»", "speech bubble", "¡hola!"],
    ["a coffee mug that says NOPE", "mug", "NOPE"],
    ["a chalkboard that says soup of the day", "blackboard", "soup of the day"],
    ["a cat holding a poster that says lost", "poster", "lost"],
    [`a card saying "get well"`, "card", "get well"],
    ["a cat in a football kit with the number 9 on his shirt", "garment", "9"],
    ["a basketball jersey number 23", "garment", "23"],
    ["a superhero cat with an M on its chest", "garment", "M"],
    ["a price tag “5 FISH”", "sign", "5 FISH"],
    ["a cat on a box labelled FRAGILE", "sign", "FRAGILE"],
    ["a cat with a cake that says happy birthday", "sign", "happy birthday"],
    ["a cat, the mat says GO AWAY", "sign", "GO AWAY"],
    ["a cat in a sash that says Miss Meow", "banner", "Miss Meow"],
    ["a cat, fireworks, “2025”", "banner", "2025"],
    ["ein Schild mit der Aufschrift „Zutritt verboten“", "sign", "Zutritt verboten"],
  ];
  for (const [prompt, on, text] of cases) {
    assert.deepEqual(writingIn(prompt)?.writing, { on, text }, prompt);
  }
});

Deno.test("[writing] names, garments, shouted descriptions and signs without letters are no writing", () => {
  for (
    const prompt of [
      `my cat "Luna" is black`,
      "a cat wearing a T-SHIRT",
      `a cat called "Mister Mittens" on a sofa`,
      `a "guilty" cat on a table`,
      "a cat with a TV and a USB stick",
      "BLACK CAT WITH A SIGN",
      "猫が「にゃー」と言って",
      `a sign saying "${"long ".repeat(12)}"`,
    ]
  ) assert.equal(writingIn(prompt), undefined, prompt);
});

Deno.test("[writing] it is drawn in front and clear of the cat, named, and not read as content", () => {
  for (const on of ["says", "with a sign", "with a banner"]) {
    for (const [i, style] of STYLES.entries()) {
      const { spec, alt, understanding } = planCharacter(
        `a grey cat ${on} "red hat"${i % 2 ? " facing left" : ""}`,
        { style, seed: `${i}` },
      );
      assert.deepEqual(spec.accessories, []);
      assert.match(alt, /says “red hat”\.$/);
      assert.ok(understanding.understood.some(({ meaning }) => meaning.includes("“red hat”")));
      assert.deepEqual(understanding.ignored, []);
      const { items } = compose(spec);
      const at = items.findIndex(({ name }) => name === spec.writing!.on);
      const board = items[at] as Region;
      const face = boundsOf(items.filter(({ name }) => name === "nose"));
      const ink = board.marks.flatMap(({ outline }) => outline);
      assert.ok(ink.length > 80, "letters");
      assert.ok(ink.every((point) => contains(board.outline, point)), `${on} ${style}: outside`);
      assert.ok(ink.every(([x, y]) => x > 16 && x < 1008 && y > 16 && y < 1008), "in the picture");
      const box = boundsOf([items[at]!]);
      const covers = box.left < face.right && box.right > face.left && box.top < face.bottom &&
        box.bottom > face.top;
      assert.ok(!covers, `${on} ${style}: on the face`);
      const later = items.slice(at + 1).filter(({ role }) => role !== "front");
      assert.ok(
        later.every((item) =>
          item.name.startsWith(spec.writing!.on) || / forepaw toe /.test(item.name) ||
          item.is === "region" && !ink.some((point) => contains(item.outline, point))
        ),
        `${on} ${style}: something hides the words`,
      );
    }
  }
});

Deno.test("[writing] long words on a thing end with a whole word", () => {
  const { ignored } = planCharacter(
    `a cat in a shirt saying ${"bla ".repeat(13)}doing yogalates on a mat`,
    { style: "cartoon", seed: "1" },
  ).understanding;
  const words = ignored.join(" ").split(" ");
  assert.ok(
    words.every((word) => /^(?:bla|saying|doing|yogalates|on|mat)$/.test(word)),
    `${words}`,
  );
});

Deno.test("[writing] a hat or a name before a sign does not take its words", () => {
  for (
    const description of [
      'a cat in a red hat and a sign saying "PLATFORM 1"',
      'a cat with a cap. A sign saying "PLATFORM 1" would be lovely.',
      'a cat with a sign saying "PLATFORM 1" and a cake',
    ]
  ) {
    assert.deepEqual(
      writingIn(description)?.writing,
      { on: "sign", text: "PLATFORM 1" },
      description,
    );
  }
  assert.notEqual(writingIn('a sign and a cap that says "BOSS", a cat')?.writing.on, "sign");
});

Deno.test("[writing] words of a garment without a front stand on a banner, and the receipt says so", () => {
  const { spec, understanding } = planCharacter("a cat in a wizard robe with the number 7 on it", {
    style: "cartoon",
    seed: "1",
  });
  assert.deepEqual(spec.writing, { on: "banner", text: "7" });
  assert.ok(understanding.understood.some(({ drawnAs }) => drawnAs?.includes("banner")));
});

Deno.test("[words] a number before its shirt is on the shirt", () => {
  const { spec } = planCharacter("a cat in a number 9 jersey", { style: "cartoon", seed: "1" });
  assert.equal(spec.writing?.text, "9");
  assert.equal(spec.writing?.on, "garment");
  assert.equal(spec.costume?.kind, "sports jersey");
});
