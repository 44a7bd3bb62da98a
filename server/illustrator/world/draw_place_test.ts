import assert from "node:assert/strict";
import { COLOUR_SCHEMES } from "../../../lib/choices.ts";
import { SCHEMES } from "../colour/palette.ts";
import { randomStream } from "../random.ts";
import { type CatSpec, TIMES } from "../spec.ts";
import { PLAIN_CAT, solid } from "../../../tests/support/cat.ts";
import type { Place } from "./place.ts";
import { SETTINGS } from "./places.ts";
import { drawPlace } from "./draw_place.ts";

const PLAIN: CatSpec = { ...PLAIN_CAT, seed: "8", coat: solid("grey"), setting: "meadow" };

Deno.test("every setting has ground to sit on, depth and one light from above", () => {
  for (const setting of SETTINGS) {
    for (const time of TIMES) {
      const { ground, back, light } = place({ setting, time });
      assert.ok(ground > 780 && ground < 900, setting);
      assert.ok(back.some(({ role }) => role === "ground"), setting);
      assert.ok(back.some((item) => item.is === "region" && (item.depth ?? 0) > 0.3), setting);
      assert.ok(light.towards[1] < 0);
      assert.ok(Math.abs(Math.hypot(...light.towards) - 1) < 0.02);
    }
  }
});

Deno.test("outdoors the sky is bright by day, dark at night, warm at sunset", () => {
  for (const setting of ["meadow", "beach", "city", "castle"] as const) {
    assert.ok(place({ setting }).sky[0]!.colour.l > 0.65);
    assert.ok(place({ setting, time: "night" }).sky[1]!.colour.l < 0.36);
    const low = place({ setting, time: "sunset" }).sky[2]!.colour;
    assert.ok(low.h > 15 && low.h < 85, `${setting} ${low.h}`);
  }
});

Deno.test("the sky leans towards the scheme", () => {
  for (const scheme of COLOUR_SCHEMES) {
    if (scheme === "gradient") continue;
    const turn = (sky: Place["sky"]) =>
      Math.abs(((sky[0]!.colour.h - SCHEMES[scheme].h + 540) % 360) - 180);
    const plainBlue = Math.abs(((242 - SCHEMES[scheme].h + 540) % 360) - 180);
    assert.ok(turn(place({ scheme }).sky) <= plainBlue, scheme);
  }
  const hues = place({ scheme: "gradient" }).sky.map(({ colour }) => colour.h);
  assert.ok(Math.max(...hues) - Math.min(...hues) > 30);
});

Deno.test("rain, snow and fog are seen outdoors, and only through the window indoors", () => {
  const names = (change: Partial<CatSpec>) =>
    [...place(change).back, ...place(change).front].map(({ name }) => name);
  assert.ok(names({ weather: "rain" }).includes("rain"));
  assert.ok(names({ weather: "snow" }).includes("snowflake"));
  assert.ok(names({ weather: "fog" }).includes("fog"));
  const indoors = names({ setting: "living room", weather: "rain" });
  assert.ok(!indoors.includes("rain") && indoors.includes("window fall"));
  assert.ok(!names({ setting: "underwater", weather: "rain" }).includes("rain"));
});

Deno.test("nothing in front of the cat reaches its face", () => {
  for (const setting of SETTINGS) {
    for (const item of place({ setting }).front) {
      if (item.is !== "region") continue;
      const middle = item.outline.filter(([x]) => x > 320 && x < 704);
      assert.ok(middle.every(([, y]) => y > 900), `${setting}: ${item.name}`);
    }
  }
});

Deno.test("another seed gives another place of the same kind", () => {
  for (const setting of ["forest", "meadow", "city", "studio", "space"] as const) {
    assert.notDeepEqual(place({ setting }).back, place({ setting, seed: "other" }).back, setting);
  }
});

function place(change: Partial<CatSpec>): Place {
  const spec = { ...PLAIN, ...change };
  return drawPlace(spec, { random: (name) => randomStream(spec.seed, name), lightSide: 1 });
}

Deno.test("firs stay green: a forest in autumn has trees that turn", () => {
  const firs = (season: "summer" | "autumn") =>
    place({ setting: "forest", season }).back.filter(({ name }) => name.startsWith("fir"));
  assert.ok(firs("summer").length > 0);
  assert.equal(firs("autumn").length, 0);
});

Deno.test("no line crosses the ground: its edge is its crest", () => {
  for (const setting of SETTINGS) {
    for (const item of place({ setting }).back) {
      if (item.is !== "region" || item.role !== "ground") continue;
      const isLong = item.outline.flatMap(([x, y], i) => {
        const [nx, ny] = item.outline[(i + 1) % item.outline.length]!;
        const isSlanted = Math.abs(nx - x) > 300 && Math.abs(ny - y) > 60;
        return isSlanted && Math.max(y, ny) < 1300 && Math.min(y, ny) < 1000 ? [`${x},${y}`] : [];
      });
      assert.deepEqual(isLong, [], `${setting}: ${item.name}`);
    }
  }
});
