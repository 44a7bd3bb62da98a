import assert from "node:assert/strict";
import { boundsOf } from "../geometry/measure.ts";
import { placing } from "../geometry/transform.ts";
import { region } from "../items.ts";
import { PICTURE_SIZE, type Scene } from "../scene.ts";
import { AMPLE, type Room, SCARCE } from "../wardrobe/room.ts";
import { sceneOf } from "../../../tests/support/painting.ts";
import { withRoomForThings } from "./room_for_things.ts";

Deno.test("[things] however many things there are, the cat stays large and near the middle", () => {
  // The least widths of a head, as shares of the picture.
  const least: readonly [string, number][] = [
    ["a cat reading a bedtime story to five mice by flashlight, blanket fort", 0.29],
    ["a goalkeeper cat making a diving save, floodlights, gloves", 0.26],
  ];
  for (const [description, share] of least) {
    const { left, right } = headIn(sceneOf(description, "cartoon", { seed: "103" }));
    const wide = (right - left) / PICTURE_SIZE, middle = (left + right) / 2 / PICTURE_SIZE;
    assert.ok(wide > share, `${description}: ${wide.toFixed(2)}`);
    assert.ok(Math.abs(middle - 0.5) < 0.25, `${description}: at ${middle.toFixed(2)}`);
  }
});

Deno.test("[things] things grow as far as the cat stays as large and as near the middle, and covers no more", () => {
  const half: Room = { growth: 0.5, spacing: "clear" };
  assert.deepEqual(roomWhere(() => ({})), AMPLE);
  assert.deepEqual(roomWhere(({ growth }) => ({ scale: growth > 0.5 ? 0.8 : 1 })), half);
  assert.deepEqual(roomWhere(({ growth }) => ({ x: growth > 0.5 ? 700 : 512 })), half);
  assert.deepEqual(roomWhere(({ growth }) => ({ thing: growth > 0.5 ? 20 : 110 })), half);
  assert.deepEqual(roomWhere((room) => ({ scale: room === SCARCE ? 1 : 0.8 })), SCARCE);
});

/** The room of a thing whose cat is so large and there, before a thing so far to its right. */
function roomWhere(
  framed: (room: Room) => { scale?: number; x?: number; thing?: number },
): Room {
  return withRoomForThings((room) => {
    const { scale = 1, x = PICTURE_SIZE / 2, thing = 110 } = framed(room);
    const items = [
      { ...square(thing), role: "prop" as const, shows: "thing cup" as const },
      { ...square(0), role: "coat" as const },
    ];
    return { room, items, framing: placing({ at: [x, 900], scale }) };
  }).room;
}

function square(x: number) {
  return region({
    name: "square",
    role: "coat",
    texture: "fur",
    outline: [[x - 50, -100], [x + 50, -100], [x + 50, 0], [x - 50, 0]],
    colour: { l: 0.5, c: 0.1, h: 40 },
  });
}

function headIn({ items }: Scene) {
  return boundsOf(items.filter(({ name, role }) => role === "coat" && name === "head"));
}
