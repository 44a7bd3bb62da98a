import assert from "node:assert/strict";
import { placeName } from "./place.ts";

const cases: [rank: number, name: string][] = [
  [1, "1st Place"],
  [2, "2nd Place"],
  [3, "3rd Place"],
  [4, "4th Place"],
  [10, "10th Place"],
  [11, "11th Place"],
  [22, "22nd Place"],
];
for (const [rank, name] of cases) {
  Deno.test(`[place] rank ${rank} is the ${name}`, () => assert.equal(placeName(rank), name));
}
