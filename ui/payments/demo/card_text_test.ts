import assert from "node:assert/strict";
import { groupedNumber, securityCode, slashedExpiry } from "./card_text.ts";

const cases: [write: (text: string) => string, typed: string, shown: string][] = [
  [groupedNumber, "", ""],
  [groupedNumber, "4242", "4242"],
  [groupedNumber, "42424", "4242 4"],
  [groupedNumber, "4242-4242 4242.4242", "4242 4242 4242 4242"],
  [groupedNumber, "42424242424242429", "4242 4242 4242 4242"],
  [slashedExpiry, "1", "1"],
  [slashedExpiry, "12", "12"],
  [slashedExpiry, "12/", "12"],
  [slashedExpiry, "123", "12 / 3"],
  [slashedExpiry, "12/34", "12 / 34"],
  [slashedExpiry, "12 / 34", "12 / 34"],
  [securityCode, "1 2a345", "1234"],
];
for (const [write, typed, shown] of cases) {
  Deno.test(`[card_text] ${write.name} of "${typed}" is "${shown}"`, () => {
    assert.equal(write(typed), shown);
    assert.equal(write(shown), shown);
  });
}
