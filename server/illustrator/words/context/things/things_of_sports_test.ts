import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { receiptOf } from "../../../plan.ts";

const meaningsIn = (words: string) => receiptOf(words).understood.map(({ meaning }) => meaning);

Deno.test("[words] a ball, a net and pins are those of the sport that is named", () => {
  for (
    const [words, meaning] of [
      ["a golfing cat, ball on the grass", "with: a golf ball"],
      ["a cat at the bowling alley with a ball", "with: a bowling ball"],
      ["bowling cat bursting through the pins", "with: bowling pins"],
      ["volleyball cat, net behind", "a volleyball net behind the cat"],
      ["a cat with a ball", "with: a ball"],
    ]
  ) assert.ok(meaningsIn(words!).includes(meaning!), `${words}: ${meaningsIn(words!).join("; ")}`);
});

Deno.test("[words] a human with whom the cat does something is listed as not drawn", () => {
  assert.deepEqual(receiptOf("cat walking a human on a leash").ignored.includes("human"), true);
  assert.ok(receiptOf("a cat stroking a tiny man").ignored.some((word) => word.includes("man")));
});

Deno.test("[words] socks that lie somewhere are socks, and no white paws", () => {
  assert.ok(meaningsIn("socks in a basket and a tabby asleep").includes("socks in a basket"));
  assert.ok(meaningsIn("a cat between the socks").includes("with: socks"));
  assert.ok(meaningsIn("kittens with socks").includes("white: socks"));
});

Deno.test("[words] four and five cats are counted in Chinese and Japanese", () => {
  for (
    const [words, count] of [["四只猫", 4], ["五只猫", 5], ["四匹の猫", 4], ["两只猫", 2]] as const
  ) {
    assert.equal(parse(words).cats?.length, count, words);
  }
});
