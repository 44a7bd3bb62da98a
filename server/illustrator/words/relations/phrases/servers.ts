/**
 * @module Who serves something carries a tray: "a cat serving tea". What is served stands on it; without one a waiter would
 * only hold a cup of its own.
 */
import type { Prop } from "../../../wardrobe/prop_kinds.ts";
import type { ParsedRelation, Reading } from "../../parsed_description.ts";
import { isOfKind } from "../thing_kinds.ts";

interface Related {
  readings: Reading[];
  relations: ParsedRelation[];
}

/** The verb, in the languages of the relation "holding". */
const SERVES = /^(?:serv|sirv|подаёт|podaje|tarjoil|felszolg|menyajik|servír|מגיש|σερβ)/iu;

const TRAY: Prop = "tray";

/** The same, what is served on trays. */
export function withServers(
  prompt: string,
  { readings, relations }: Related,
): Related {
  const served = relations.find(({ start, end, is, who, what }) =>
    is === "holding" && "cat" in who && "prop" in what && isServed(what.prop) &&
    SERVES.test(prompt.slice(start, end))
  );
  if (!served || !("prop" in served.what)) {
    return { readings, relations: withHeldTray(prompt, readings, relations) };
  }
  const { start, end, who, what } = served;
  const isNamed = readings.some(({ claims, denied }) =>
    !denied && claims.some(({ slot, value }) => slot === "prop" && value === TRAY)
  );
  const others = relations.filter((relation) => relation !== served && !isOnTray(relation));
  const added: ParsedRelation[] = [
    { start, end, is: "holding", who, what: { prop: TRAY } },
    { start, end, is: "on", who: what, what: { prop: TRAY } },
  ];
  return {
    readings: isNamed
      ? readings
      : [...readings, { start: end, end, claims: [{ slot: "prop", value: TRAY }] }],
    relations: [...others, ...added].toSorted((one, other) => one.start - other.start),
  };
}

function isServed(prop: Prop): boolean {
  return isOfKind(prop, "food") || isOfKind(prop, "drink");
}

/** "Serving drinks *on a tray*". */
function isOnTray({ what }: ParsedRelation): boolean {
  return "prop" in what && what.prop === TRAY;
}

/** "A waiter *with a tray* of drinks": it is in a paw. */
function withHeldTray(
  prompt: string,
  readings: readonly Reading[],
  relations: ParsedRelation[],
): ParsedRelation[] {
  const tray = readings.find(({ claims, denied }) =>
    !denied && claims.some(({ slot, value }) => slot === "prop" && value === TRAY)
  );
  const isCats = relations.some(({ who, what }) =>
    "cat" in who && "prop" in what && what.prop === TRAY
  );
  if (!tray || isCats || !WITH.test(prompt.slice(0, tray.start))) return relations;
  const { start, end } = tray;
  const held: ParsedRelation = { start, end, is: "holding", who: { cat: 1 }, what: { prop: TRAY } };
  return [...relations, held].toSorted((one, other) => one.start - other.start);
}

const WITH =
  /(?<!\p{L})(?:with|mit|avec|con|com|met|med|z|с) (?:an?|the|his|her|its|einem|un|son|una|su|um|uma|een|et|en)?(?: ?\p{L}+)? ?$/iu;
