/**
 * Pictures of pets that have died: when that was is not in them.
 */
import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";

Deno.test("[words] the month in which a pet died is no season, and what it was like is its coat", () => {
  for (
    const description of [
      "my cat Milo died in May, he was black, draw him on a cloud",
      "Il mio gatto Pippo è morto a maggio, era nero. Vorrei vederlo su una nuvola",
      "Mi gato murió en mayo, era negro. Dibújalo en una nube",
      "unser Kater ist im Mai gestorben, er war schwarz. Bitte auf einer Wolke",
    ]
  ) {
    const { season, setting, coat } = resolve(parse(description), { style: "cartoon", seed: "1" });
    assert.deepEqual(
      { season: season ?? "any", setting, colour: coat.colour },
      { season: "any", setting: "clouds", colour: "black" },
      description,
    );
  }
  assert.equal(resolve(parse("a cat in spring"), { style: "cartoon", seed: "1" }).season, "spring");
});
