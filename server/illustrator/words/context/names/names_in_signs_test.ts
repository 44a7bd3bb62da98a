import assert from "node:assert/strict";
import { planCharacter } from "../../../mod.ts";

Deno.test("[names in signs] a pet's name says nothing of its look", () => {
  const cases: [description: string, alt: RegExp][] = [
    ["我的猫咪叫小黑，是一只橘猫", /curious orange/],
    ["我家的猫叫小黑，是一只黑猫", /curious black/],
    ["小白是一只黑猫", /curious black/],
    ["モモという白猫がソファで寝ている", /^A white cat sleeps .*on a couch/],
    ["이름은 나비, 검은 고양이", /curious black/],
    ["قطتي مشمش برتقالية وسمينة", /orange .*cat/],
    ["قطي سلطان أسود وكبير", /^(?!.*crown).*black/],
    ["قطتي سوداء وصغيرة", /black/],
  ];
  for (const [description, expected] of cases) {
    const { alt } = planCharacter(description, { style: "cartoon", seed: "1" });
    assert.match(alt, expected, description);
  }
});

Deno.test("[names in signs] a cat that calls has no name", () => {
  const { alt } = planCharacter("一只黑猫在屋顶上叫", { style: "cartoon", seed: "1" });
  assert.match(alt, /meow/);
});
