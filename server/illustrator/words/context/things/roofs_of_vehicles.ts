/**
 * @module "On the roof of a car", "on the hood of a truck": no roof above a town and no hood of a cloak.
 * The relation's words say all of it.
 */
import { THINGS } from "../../../things/catalogue.ts";
import type { Category } from "../../../things/thing.ts";
import type { Lexeme } from "../../binding/lexeme.ts";

const VEHICLES: readonly Category[] = ["vehicle", "boat", "aircraft"];

const ROOF =
  /(?:^| )(?:roof|hood|bonnet|dach|motorhaube|toit|capot|techo|tejado|capó|tetto|cofano|teto|capô|dak|motorkap)$/i;
const OF = /^ (?:of|von|eine[sr]|des|de|du|del|di|della|do|da|van) |^ (?:d|dell)['’]/i;

/** Whether this is the roof of a vehicle that stands right behind. */
export function isRoofOfVehicle(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): boolean {
  const { start, end } = lexemes[at]!;
  if (!ROOF.test(prompt.slice(start, end)) || !OF.test(prompt.slice(end))) return false;
  const thing = lexemes.slice(at + 1, at + 5).find(({ term }) => term.role === "thing");
  return thing !== undefined && thing.term.claims.some((claim) => {
    const category = claim.slot === "prop" ? THINGS.get(claim.value)?.category : undefined;
    return category !== undefined && VEHICLES.includes(category);
  });
}
