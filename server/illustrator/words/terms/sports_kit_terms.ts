/** @module English words for being dressed for a sport, to which the shirt of a team is nearest. */
import { nearest, type Term } from "../../vocabulary/term.ts";

const SPORTS = listed(
  "football, soccer, basketball, baseball, tennis, rugby, hockey, ice hockey, cricket, volleyball, handball, american football, badminton, netball, lacrosse, athletics, running, marathon, golf, cycling",
);

const KITS = [
  "kit",
  "gear",
  "outfit",
  "uniform",
  "clothes",
  "whites",
  "jersey",
  "shirt",
  "vest",
  "top",
  "strip",
];

export const SPORTS_KIT_TERMS: Term[] = [
  nearest(
    { costume: "sports jersey" },
    SPORTS.flatMap((sport) => KITS.map((kit) => `${sport} ${kit}`)).join(", "),
    { role: "thing" },
  ),
];

function listed(words: string): string[] {
  return words.split(",").map((word) => word.trim());
}
