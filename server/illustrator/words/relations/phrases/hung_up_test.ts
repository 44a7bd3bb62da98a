import assert from "node:assert/strict";
import { drawnAs, ignoredIn, relatedIn } from "../../../../../tests/support/read_description.ts";

Deno.test("[words] what is hung up is there, and the cat is busy with what it hangs on", () => {
  for (
    const description of [
      "a cat hanging socks on a washing line",
      "a cat hanging up socks on the clothesline",
      "eine Katze hängt Socken an die Wäscheleine",
    ]
  ) {
    assert.deepEqual(relatedIn(description), [
      "cat 1 busy with washing line",
      "socks on washing line",
    ], description);
    assert.equal(ignoredIn(description), "", description);
  }
  assert.deepEqual(relatedIn("a cat hanging baubles on a Christmas tree"), [
    "cat 1 busy with Christmas tree",
    "bauble on Christmas tree",
  ]);
  assert.deepEqual(relatedIn("a cat hanging lanterns on a tree"), [
    "cat 1 busy with tree",
    "lantern on tree",
  ]);
});

Deno.test("[words] hanging out washing is drawn as said; of a coat on a stand only the stand is", () => {
  for (const description of ["a cat hanging out the washing", "eine Katze hängt Wäsche auf"]) {
    assert.deepEqual(relatedIn(description), ["cat 1 busy with washing line"], description);
  }
  assert.equal(drawnAs("a cat hanging out the washing", "hanging out the washing"), undefined);
  assert.deepEqual(relatedIn("a cat hanging her coat on a coat stand"), [
    "cat 1 busy with coat stand",
  ]);
  assert.ok(drawnAs("a cat hanging her coat on a coat stand", "hanging"));
});

Deno.test("[words] a cat that hangs there itself hangs nothing up", () => {
  assert.deepEqual(relatedIn("a cat hanging from a Christmas tree"), [
    "cat 1 hanging from Christmas tree",
  ]);
  assert.deepEqual(relatedIn("a cat sitting on a washing line"), ["cat 1 on washing line"]);
});

Deno.test("[words] pulling and pushing are read in other languages", () => {
  for (
    const description of [
      "eine Katze zieht einen Schlitten",
      "un chat qui tire un traîneau",
      "een kat trekt een slee",
      "kot ciągnie sanki",
      "en katt drar en släde",
      "кот тянет санки",
      "猫がそりを引いている",
      "고양이가 썰매를 끄는 그림",
    ]
  ) assert.deepEqual(relatedIn(description), ["cat 1 pulling sled"], description);
  for (
    const description of [
      "un gatto che spinge un carrello",
      "кот катит тележку",
      "un chat qui pousse un caddie",
      "eine Katze schiebt einen Einkaufswagen",
    ]
  ) {
    assert.deepEqual(relatedIn(description), ["cat 1 busy with shopping trolley"], description);
  }
  assert.equal(drawnAs("eine Katze schiebt einen Einkaufswagen", "schiebt"), undefined);
});
