import assert from "node:assert/strict";
import { formatPrice } from "./price.ts";

const prices: [pence: number, text: string][] = [
  [499, "£4.99"],
  [1999, "£19.99"],
  [500, "£5.00"],
  [5, "£0.05"],
];
for (const [pence, text] of prices) {
  Deno.test(`[price] ${pence} pence are ${text}`, () => assert.equal(formatPrice(pence), text));
}
