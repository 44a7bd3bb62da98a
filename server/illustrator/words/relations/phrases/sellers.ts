/**
 * @module Who sells something stands behind a stall: "a cat selling flowers". Without one a cat that sells is only seen to
 * hold its goods. A stall that the words name is taken for it.
 */
import type { Prop } from "../../../wardrobe/prop_kinds.ts";
import type { ParsedActor, ParsedRelation, Reading } from "../../parsed_description.ts";
import { isOfKind } from "../thing_kinds.ts";
import { isSameActor } from "../same_actor.ts";

interface Related {
  readings: Reading[];
  relations: ParsedRelation[];
}

/** The verb, in the languages of the relation "holding". */
const SELLS =
  /^(?:sell|sold|verkauf|vend|vind|prod[áa]|прода|sprzeda|verkoop|säljer|sælger|selger|myy|árul|menjual|bán|πουλ|卖)|売|파는|팔고/iu;

/** Stalls of their own. */
const STALLS: readonly [RegExp, Prop][] = [
  [/ice cream|ice pop/, "ice cream stand"],
  [/lemonade/, "lemonade stand"],
  [/hot dog|sausage/, "hot dog stand"],
  [/newspaper|magazine/, "newspaper kiosk"],
];

/** The same, sellers behind their stalls. */
export function withSellers(
  prompt: string,
  { readings, relations }: Related,
): Related {
  const sold = relations.find(({ start, end, is, who }) =>
    is === "holding" && "cat" in who && SELLS.test(prompt.slice(start, end))
  );
  if (!sold || isPlaced(sold.who, relations)) return { readings, relations };
  const named = propsOf(readings).find((prop) => isOfKind(prop, "stall"));
  const goods = "prop" in sold.what ? sold.what.prop : "";
  const stall = named ?? STALLS.find(([name]) => name.test(goods))?.[1] ?? "market stall";
  const { start, end, who } = sold;
  const behind: ParsedRelation = { start, end, is: "behind", who, what: { prop: stall } };
  return {
    readings: named ? readings : [...readings.map(withoutCart), {
      start,
      end,
      claims: [{ slot: "prop", value: stall }],
    }],
    relations: [...relations, behind].toSorted((one, other) => one.start - other.start),
  };
}

/** "Selling ice cream *from a cart*": that is the stall. */
function withoutCart(reading: Reading): Reading {
  const isCart = reading.claims.some(({ value }) => value === "shopping trolley");
  return isCart ? { ...reading, claims: [] } : reading;
}

/** Whether words say where the seller is: on a bicycle, at a counter. */
function isPlaced(seller: ParsedActor, relations: readonly ParsedRelation[]): boolean {
  return relations.some(({ is, who }) => WHERE.includes(is) && isSameActor(who, seller));
}

const WHERE: readonly ParsedRelation["is"][] = [
  "on",
  "inside",
  "at",
  "behind",
  "riding",
  "driving",
  "peeking out of",
];

function propsOf(readings: readonly Reading[]): Prop[] {
  return readings.flatMap(({ claims, denied }) =>
    denied ? [] : claims.flatMap((claim) => claim.slot === "prop" ? [claim.value] : [])
  );
}
