import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";
import { understanding } from "../../understanding.ts";

const ANIMALS = ["dolphin", "dog", "rabbit", "duck", "owl"];
const DOING = { jumping: "jumping", sleeping: "sleeping", dancing: "dancing", walking: "walking" };

const poseOf = (text: string) =>
  resolve(parse(text), { style: "cartoon", seed: "1" }).provenance.pose;

Deno.test("[words] what another animal does is not done by the cat, and the receipt says so", () => {
  for (const animal of ANIMALS) {
    for (const doing of Object.keys(DOING)) {
      for (
        const text of [
          `a black cat with a ${animal} ${doing} beside it`,
          `a black cat in a garden, the ${animal} is ${doing}`,
          `a black cat and a bear with a ${animal} who is ${doing}`,
        ]
      ) {
        assert.notEqual(poseOf(text), "text", text);
        const told = understanding(parse(text)).understood.find((one) => one.text === doing);
        assert.match(told?.meaning ?? "", /left out: it describes another animal/, text);
      }
    }
  }
});

Deno.test("[words] what the cat does beside an animal, or with it, is done by the cat", () => {
  for (const [doing, pose] of Object.entries(DOING)) {
    for (
      const text of [
        `a black cat ${doing} beside a dog`,
        `a black cat and a dog ${doing} in a garden`,
        `a cat beside a dog, ${doing}`,
      ]
    ) {
      assert.equal(resolve(parse(text), { style: "cartoon", seed: "1" }).pose, pose, text);
    }
  }
  assert.equal(poseOf("eine Katze, die neben einem Hund schläft"), "text");
});

Deno.test("[words] what another animal holds or eats is not the cat's, and the words are listed", () => {
  for (const doing of ["holding a balloon", "riding a bicycle", "reading a book"]) {
    const said = parse(`a black cat with a dog ${doing}`);
    const own = said.relations?.filter(({ who }) => "cat" in who) ?? [];
    assert.deepEqual(own, [], doing);
    const { ignored, understood } = understanding(said);
    const told = [
      ...ignored,
      ...understood.filter((one) => /left out/.test(one.meaning)).map(({ text }) => text),
    ];
    assert.ok(told.some((words) => words.includes(doing.split(" ")[0]!)), `${doing}: ${told}`);
  }
});
