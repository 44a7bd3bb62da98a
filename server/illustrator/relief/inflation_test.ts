import assert from "node:assert/strict";
import { boxBlurred } from "./inflation.ts";

Deno.test("[relief] a blur leaves an even plane as it is, up to its edges", () => {
  for (const radius of [1, 2, 5]) {
    for (const value of boxBlurred(new Float32Array(12 * 9).fill(3), 12, 9, radius)) {
      assert(Math.abs(value - 3) < 1e-4, `${value} with radius ${radius}`);
    }
  }
});
