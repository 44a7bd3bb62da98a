/**
 * What a blanket and a cage hide and show.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { compose } from "../../compose.ts";
import { POSE_NAMES } from "../../cat/poses.ts";
import { boundsOf, heightOf } from "../../geometry/measure.ts";
import { covers, middleOf, partOf, seenOf } from "../seen.ts";

Deno.test("[staging] under a blanket the trunk is covered and the face looks out, in every pose", () => {
  for (const pose of POSE_NAMES.filter((pose) => pose !== "portrait")) {
    const scene = compose({
      ...PLAIN_CAT,
      pose,
      props: [{ kind: "blanket" }],
      relations: [{ who: "cat 1", is: "under", what: "thing 1" }],
    });
    const cat = seenOf(scene, "cat 1")!, blanket = seenOf(scene, "thing 1")!;
    const torso = partOf(cat, "torso")!, head = partOf(cat, "head");
    assert.ok(covers(blanket, middleOf(boundsOf([torso]))), `${pose}: trunk`);
    assert.ok(
      !head || scene.items.indexOf(head) > blanket.last,
      `${pose}: the head is under the blanket`,
    );
  }
});

Deno.test("[staging] a bird in a cage is between its back and its bars, and the cat is still there", () => {
  const scene = compose({
    ...PLAIN_CAT,
    props: [{ kind: "parrot" }, { kind: "birdcage" }],
    relations: [
      { who: "thing 1", is: "inside", what: "thing 2" },
      { who: "thing 2", is: "left of", what: "cat 1" },
    ],
  });
  const bird = seenOf(scene, "thing 1")!, cage = seenOf(scene, "thing 2")!;
  const cat = seenOf(scene, "cat 1")!;
  assert.ok(cage.first < bird.first && bird.last < cage.last);
  assert.ok(bird.box.left > cage.box.left && bird.box.right < cage.box.right);
  assert.ok(bird.box.top > cage.box.top && bird.box.bottom < cage.box.bottom);
  assert.ok(middleOf(cage.box)[0] < middleOf(cat.body)[0]);
});

Deno.test("[staging] a thing in a box that holds no cat leaves the picture whole", () => {
  const scene = compose({
    ...PLAIN_CAT,
    props: [{ kind: "parrot" }, { kind: "box" }],
    relations: [{ who: "thing 1", is: "inside", what: "thing 2" }],
  });
  const cat = seenOf(scene, "cat 1")!;
  assert.ok(heightOf(cat.box) > 200 && cat.box.top > 0 && cat.box.bottom < 1024);
});
