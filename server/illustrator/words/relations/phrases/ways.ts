/** @module Who carries something along a way walks: "carrying her kitten across a bridge". */
import type { Relation } from "../../../relations.ts";
import type { ParsedRelation, Reading } from "../../parsed_description.ts";

const CARRYING: readonly Relation[] = ["carrying in the mouth", "carrying on the back"];

/** In the same clause as what is carried. */
const ALONG = /^[^.,;!?\n]*?\b(across|along|through|over|past|home|down the|up the)\b/i;

/** A pose for what is carried along a way, where no words say another. */
export function walkingReadings(
  prompt: string,
  { readings, relations }: { readings: readonly Reading[]; relations: readonly ParsedRelation[] },
): Reading[] {
  if (readings.some(({ claims }) => claims.some(({ slot }) => slot === "pose"))) return [];
  return relations.flatMap(({ is, start, who }) => {
    const way = CARRYING.includes(is) && "cat" in who ? ALONG.exec(prompt.slice(start)) : null;
    if (!way || !("cat" in who)) return [];
    const from = start + way[0].length - way[1]!.length;
    const claims = [{ slot: "pose" as const, value: "walking" as const }];
    return [{ start: from, end: start + way[0].length, claims, cats: [who.cat] }];
  }).slice(0, 1);
}
