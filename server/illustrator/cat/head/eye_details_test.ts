import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { compose } from "../../compose.ts";
import type { CatSpec, Feature } from "../../spec.ts";

const namesOf = (...features: Feature[]): string[] => {
  const spec: CatSpec = { ...PLAIN_CAT, pose: "sitting", mood: "calm", features };
  return compose(spec).items.map(({ name }) => name);
};

Deno.test("[cat] what words say of eyes, teeth and whiskers is in the picture", () => {
  const pieces: [Feature, RegExp][] = [
    ["heart eyes", /heart pupil/],
    ["star eyes", /star pupil/],
    ["spiral eyes", /spiral/],
    ["button eyes", /button/],
    ["eyelashes", /eyelash/],
    ["eyeliner", /eyeliner/],
    ["eyeshadow", /eyeshadow/],
    ["bags under its eyes", / bag /],
    ["bushy eyebrows", /bushy eyebrow/],
    ["missing tooth", /^missing tooth$/],
    ["braces", /braces/],
    ["gold teeth", /gold teeth/],
    ["tongue out", /^tongue/],
    ["tears", /stream of tears/],
    ["curly whiskers", /curly whisker/],
  ];
  const plain = namesOf();
  for (const [feature, piece] of pieces) {
    assert.ok(!plain.some((name) => piece.test(name)), `plain: ${feature}`);
    assert.ok(namesOf(feature).some((name) => piece.test(name)), feature);
  }
  assert.ok(plain.some((name) => /whisker/.test(name)));
  assert.ok(!namesOf("no whiskers").some((name) => /whisker/.test(name)));
});

Deno.test("[cat] one eye is shut, and a blind cat's cloudy eyes are open", () => {
  const eyesOf = (features: Feature[]) =>
    compose({ ...PLAIN_CAT, pose: "sitting", mood: "calm", features }).items
      .filter((item) => item.is === "eye");
  assert.equal(eyesOf(["one eye shut"]).filter(({ closed }) => closed).length, 1);
  assert.equal(eyesOf(["cloudy eyes"]).filter(({ closed }) => closed).length, 0);
});

Deno.test("[cat] eyes that are hearts or stars are open, also in a mood that shuts them", () => {
  for (const feature of ["heart eyes", "star eyes", "spiral eyes"] as const) {
    const { items } = compose({
      ...PLAIN_CAT,
      pose: "sitting",
      mood: "loving",
      features: [feature],
    });
    const open = items.filter((item) => item.is === "eye" && !item.closed && item.upperLid < 0.1);
    assert.equal(open.length, 2, feature);
    assert.ok(items.some(({ name }) => /heart pupil|star pupil|spiral/.test(name)), feature);
  }
});
