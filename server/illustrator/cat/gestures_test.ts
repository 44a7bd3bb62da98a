/**
 * What a viewer recognises of a gesture, in every style and body.
 */
import assert from "node:assert/strict";
import { apart, everyCat, eyesOf, find, middleOf } from "../../../tests/support/drawn_cats.ts";
import { recipeOf } from "../../../tests/support/read_description.ts";
import { bounds, contains } from "../geometry/measure.ts";
import type { Point } from "../scene.ts";
import type { Cat } from "./cat.ts";
import type { Mood } from "./moods.ts";
import type { Pose } from "./poses.ts";

const pawOf = ({ limbs, front }: Cat, side: string) =>
  find([...limbs, ...front], `${side} forepaw`);
const armOf = ({ limbs, front }: Cat, side: string) =>
  find([...limbs, ...front], `${side} foreleg`);
const pawsOf = (cat: Cat): [left: Point, right: Point] => [
  middleOf(pawOf(cat, "left")),
  middleOf(pawOf(cat, "right")),
];

Deno.test("[gestures] folded arms cross before the chest, each paw on the other side", () => {
  for (const { cat, what } of everyCat({ pose: "arms folded" })) {
    const [left, right] = pawsOf(cat), { at: [x] } = cat.figure.neck;
    assert.ok(left[0] > x + 10 && right[0] < x - 10, what);
    assert.ok(Math.abs(left[1] - right[1]) < 40, what);
  }
});

Deno.test("[gestures] paws on hips lie on the trunk, elbows stand out beside it", () => {
  for (const { cat, what } of everyCat({ pose: "paws on hips" })) {
    const trunk = bounds(find(cat.torso, "torso").outline);
    for (const [x] of pawsOf(cat)) assert.ok(x > trunk.left - 8 && x < trunk.right + 8, what);
    assert.ok(bounds(armOf(cat, "right").outline).right > trunk.right + 20, what);
    assert.ok(bounds(armOf(cat, "left").outline).left < trunk.left - 20, what);
  }
});

Deno.test("[gestures] who points stretches one arm out beside its head and looks there", () => {
  for (const { cat, what } of everyCat({ pose: "pointing" })) {
    const [left, right] = pawsOf(cat), head = bounds(find(cat.skull, "head").outline);
    assert.ok(right[0] > head.right, what);
    assert.ok(left[1] > right[1] + 50, what);
    for (const { look } of eyesOf(cat.features)) assert.ok(look[0] > 0.4, what);
  }
});

Deno.test("[gestures] a shrug has both paws beside the head, pads up, below the face", () => {
  for (const { cat, what } of everyCat({ pose: "shrugging" })) {
    const head = find(cat.skull, "head").outline;
    for (const paw of pawsOf(cat)) {
      assert.ok(!contains(head, paw) && paw[1] > cat.figure.head.at[1], what);
    }
    assert.ok(cat.front.some(({ name }) => name.startsWith("right forepaw pad")), what);
  }
});

Deno.test("[gestures] fists are before the cheeks and hide no eye", () => {
  for (const { cat, what } of everyCat({ pose: "boxing" })) {
    const { at: [x, y], scale } = cat.figure.head;
    const [left, right] = pawsOf(cat);
    assert.ok(left[0] < x - 40 * scale && right[0] > x + 40 * scale, what);
    for (const [, py] of [left, right]) assert.ok(py > y && py < y + 130 * scale, what);
    for (const { centre } of eyesOf(cat.features)) {
      for (const side of ["left", "right"]) {
        assert.ok(!contains(pawOf(cat, side).outline, centre), what);
      }
    }
  }
});

Deno.test("[gestures] spread arms are nearly level, the paws farther out than the head", () => {
  for (const { cat, what } of everyCat({ pose: "arms spread" })) {
    const [left, right] = pawsOf(cat), head = bounds(find(cat.skull, "head").outline);
    assert.ok(left[0] < head.left && right[0] > head.right, what);
    for (const side of ["left", "right"]) {
      const { top, bottom } = bounds(armOf(cat, side).outline);
      assert.ok(bottom - top < 98, `${what}: ${bottom - top}`);
    }
  }
});

Deno.test("[gestures] who bows has its head low, shut eyes and an arm before the belly", () => {
  const standing = everyCat({ pose: "upright" });
  for (const [i, { cat, what }] of everyCat({ pose: "bowing" }).entries()) {
    assert.ok(cat.figure.head.at[1] > standing[i]!.cat.figure.head.at[1] + 70, what);
    assert.ok(eyesOf(cat.features).every(({ closed }) => closed === "asleep"), what);
    const [left, right] = pawsOf(cat), { at: [x] } = cat.figure.neck;
    assert.ok(Math.abs(right[0] - x) < 40 && left[0] < x - 76, what);
  }
});

Deno.test("[gestures] on tiptoe a cat is taller, on narrow feet that touch the ground", () => {
  const standing = everyCat({ pose: "upright" });
  for (const [i, { cat, what }] of everyCat({ pose: "on tiptoe" }).entries()) {
    const foot = (of: Cat) => bounds(find(of.limbs, "left hind paw").outline);
    const tip = foot(cat), sole = foot(standing[i]!.cat);
    assert.ok(cat.figure.head.at[1] < standing[i]!.cat.figure.head.at[1] - 25, what);
    assert.ok(tip.bottom > -4 && tip.right - tip.left < 0.8 * (sole.right - sole.left), what);
  }
});

Deno.test("[gestures] in a handstand the forepaws are on the ground, the hind paws highest, the face upside down", () => {
  for (const { cat, what } of everyCat({ pose: "handstand" })) {
    const hind = bounds(find(cat.limbs, "left hind paw").outline);
    for (const side of ["left", "right"]) {
      assert.ok(Math.abs(bounds(pawOf(cat, side).outline).bottom) < 16, what);
    }
    assert.ok(hind.bottom < bounds(find(cat.torso, "torso").outline).top + 40, what);
    const nose = middleOf(find(cat.features, "nose"))[1];
    assert.ok(eyesOf(cat.features).every(({ centre }) => centre[1] > nose), what);
  }
});

Deno.test("[gestures] who falls is in the air, back down, all paws above its trunk", () => {
  for (const { cat, what } of everyCat({ pose: "falling" })) {
    assert.ok(cat.figure.rest.lift > 80, what);
    const trunk = middleOf(find(cat.torso, "torso"))[1];
    for (const name of ["near hind paw", "near forepaw"]) {
      assert.ok(middleOf(find(cat.limbs, name))[1] < trunk, what);
    }
  }
});

Deno.test("[gestures] who slips leans far back, a foot in the air ahead and both arms flung out", () => {
  for (const { cat, what } of everyCat({ pose: "slipping" })) {
    const [hipX, hipY] = middleOf(find(cat.limbs, "left hind paw"));
    const [footX, footY] = middleOf(find(cat.limbs, "right hind paw"));
    assert.ok(footX > hipX + 76 && footY < hipY - 60, what);
    assert.ok(cat.figure.head.at[0] < hipX - 30, what);
  }
});

Deno.test("[gestures] a paw is at the lips of who asks for silence, at the chin of who thinks", () => {
  for (const { cat, what } of everyCat({ pose: "shushing" })) {
    const { at: [x, y], scale } = cat.figure.head;
    assert.ok(apart(pawsOf(cat)[1], [x, y + 60 * scale]) < 40 * scale, what);
    assert.ok(find(cat.front, "right foreleg"), what);
    const paw = pawOf(cat, "right").outline;
    for (const { centre } of eyesOf(cat.features)) assert.ok(!contains(paw, centre), what);
  }
  for (const { cat, what } of everyCat({ pose: "thinking" })) {
    const chin = bounds(find(cat.skull, "head").outline).bottom;
    assert.ok(Math.abs(pawsOf(cat)[1][1] - chin) < 40, what);
    for (const { look } of eyesOf(cat.features)) assert.ok(look[1] < -0.3, what);
  }
});

Deno.test("[gestures] paws lie on the roots of both ears of who hears no evil", () => {
  for (const { cat, what } of everyCat({ pose: "covering its ears" })) {
    for (const side of ["left", "right"]) {
      const ear = find(cat.ears, `${side} ear`).outline, paw = middleOf(pawOf(cat, side));
      assert.ok(ear.some((point) => apart(point, paw) < 36), `${what} ${side}`);
    }
  }
});

const ASKED: [prompt: string, pose: Pose][] = [
  ["a cat with its arms crossed", "arms folded"],
  ["an angry cat with its paws on its hips", "paws on hips"],
  ["a cat pointing to the side", "pointing"],
  ["a kitten shrugging", "shrugging"],
  ["two cats boxing", "boxing"],
  ["a cat with its arms spread wide", "arms spread"],
  ["an actor cat taking a bow", "bowing"],
  ["a kitten on tiptoe", "on tiptoe"],
  ["a cat doing a handstand", "handstand"],
  ["a cat falling from the sky", "falling"],
  ["a cat slipping on ice", "slipping"],
  ["a librarian cat, finger on lips", "shushing"],
  ["a cat with its paws over its ears", "covering its ears"],
  ["a cat deep in thought", "thinking"],
];

Deno.test("[gestures] people's words ask for them; leaves that fall and who falls asleep do not", () => {
  for (const [prompt, pose] of ASKED) assert.equal(recipeOf(prompt).pose, pose, prompt);
  for (
    const prompt of [
      "a cat falling asleep",
      "a sitting cat and falling leaves",
      "a cat in the fallen leaves",
      "a sitting cat with a falling star",
    ]
  ) assert.notEqual(recipeOf(prompt).pose, "falling", prompt);
});

const FELT: [prompt: string, mood: Mood][] = [
  ["a cat looking guilty", "guilty"],
  ["a confused kitten", "confused"],
  ["a cat with narrowed eyes", "suspicious"],
  ["a nervous cat", "worried"],
];

Deno.test("[gestures] guilt, confusion, suspicion and worry have faces of their own", () => {
  for (const [prompt, mood] of FELT) assert.equal(recipeOf(prompt).mood, mood, prompt);
  const eyes = (mood: Mood) =>
    everyCat({ mood }).map(({ cat, what }) => ({ eyes: eyesOf(cat.features), cat, what }));
  const calm = eyes("calm");
  for (const [i, { eyes: [eye], what }] of eyes("suspicious").entries()) {
    assert.ok(eye!.upperLid > calm[i]!.eyes[0]!.upperLid, what);
    assert.ok(Math.abs(eye!.look[0]) > 0.4, what);
  }
  for (const [i, { cat, what }] of eyes("guilty").entries()) {
    assert.ok(cat.figure.head.at[1] > calm[i]!.cat.figure.head.at[1] + 15, what);
  }
});

Deno.test("[gestures] on one leg one foot is on the ground, the other at its knee", () => {
  for (const { cat, what } of everyCat({ pose: "on one leg" })) {
    const foot = (side: string) => bounds(find(cat.limbs, `${side} hind paw`).outline);
    assert.ok(foot("right").bottom > -4 && foot("left").bottom < -20, what);
  }
});

Deno.test("[gestures] who sneezes has shut eyes, an open mouth and a spray before it", () => {
  for (const { cat, what } of everyCat({ pose: "sneezing" })) {
    assert.ok(eyesOf(cat.features).every(({ closed }) => closed === "asleep"), what);
    assert.ok(cat.front.filter(({ name }) => name.startsWith("drop of a sneeze")).length > 5, what);
  }
});
