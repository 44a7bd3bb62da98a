/**
 * @module "A hat on its head", "pañuelo en la cabeza": what is worn there says so itself, and a scarf there
 * is a headscarf.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Claim, Reading } from "../../parsed_description.ts";
import { relationWords } from "../relation_words.ts";

const HEADSCARF: Claim = { slot: "accessory", value: "hat", variant: "headscarf" };

/** The same readings; those of hats and scarves take the words "on its head" behind them. */
export function withHeadwear(
  prompt: string,
  readings: readonly Reading[],
  lexemes: readonly Lexeme[],
): Reading[] {
  const isWorn = ({ claims }: Reading) => claims.some(isHat) || claims.some(isScarf);
  if (!readings.some(isWorn)) return [...readings];
  const places = relationWords(prompt).filter(({ is, isAfter }) => is === "wearing" && isAfter);
  return readings.map((reading) => {
    const place = isWorn(reading) &&
      places.find(({ start, end }) =>
        start >= reading.end && !lexemes.some((one) =>
          one.start >= reading.end && one.end <= start
        ) &&
        !readings.some((other) => other !== reading && other.start < end && other.end > start)
      );
    if (!place) return reading;
    const claims = reading.claims.map((claim): Claim =>
      isScarf(claim) ? { ...HEADSCARF, ...(claim.colour && { colour: claim.colour }) } : claim
    );
    return { ...reading, claims, end: place.end };
  });
}

function isHat({ slot, value }: Claim): boolean {
  return slot === "accessory" && value === "hat";
}

function isScarf({ slot, value }: Claim): boolean {
  return slot === "accessory" && value === "scarf";
}
