/** @module Questions to what was said: which value of a slot was asked for, which were refused. */
import { PLACES, type Setting } from "../../world/places.ts";
import { closestFirst } from "./pose_kinds.ts";
import { outsideOf } from "../../world/window_views.ts";
import type { Claim, ParsedDescription, Slot, Slots } from "../parsed_description.ts";

export interface Claims {
  /**
   * Every value asked for, exact words before those with only a nearest drawing; those of weak claims
   * only where there is no strong one.
   */
  all<S extends Slot>(slot: S): (Claim & { slot: S })[];
  /** Every value asked for, weak ones included. */
  every<S extends Slot>(slot: S): (Claim & { slot: S })[];
  /** The first of `all`. */
  first<S extends Slot>(slot: S): Slots[S] | undefined;
  /** True when this value must not be. Asking for it elsewhere wins. */
  denies<S extends Slot>(slot: S, value: Slots[S]): boolean;
}

/** "On a beach in Hawaii": plain places come after those that show them as well. */
function mostTellingFirst<C extends { value: unknown }>(places: C[]): C[] {
  const shown = new Set(places.flatMap(({ value }) => PLACES[value as Setting].includes ?? []));
  const isShown = ({ value }: C) => shown.has(value as Setting);
  return [...places.filter((place) => !isShown(place)), ...places.filter(isShown)];
}

/** Everything a description claims and denies of one of its cats and of the whole picture. */
export function claimsOf(said: ParsedDescription, cat = 1): Claims {
  const readings = said.readings.filter(({ cats }) => !cats || cats.includes(cat));
  const asked = readings.filter(({ denied }) => !denied);
  const exact = asked.filter(({ nearest, isNear }) => !nearest && !isNear);
  const claimed = [...exact, ...asked.filter(({ nearest, isNear }) => nearest || isNear)]
    .flatMap(({ claims }) => claims);
  const denied = readings.filter(({ denied }) => denied).flatMap(({ claims }) => claims);

  const bySlot = Map.groupBy(claimed, ({ slot }) => slot);

  function every<S extends Slot>(slot: S): (Claim & { slot: S })[] {
    return (bySlot.get(slot) ?? []) as (Claim & { slot: S })[];
  }

  function all<S extends Slot>(slot: S): (Claim & { slot: S })[] {
    const about = every(slot);
    const strong = about.filter(({ weak }) => !weak);
    const said = strong.length > 0 ? strong : about;
    if (slot === "setting") {
      const windows = about.filter(({ value }) => value === "window");
      const isSeenOutside = said.every(({ value }) =>
        value === "window" || outsideOf(value as Setting) !== undefined
      );
      // "On a windowsill, the city at night": the city lies outside.
      return windows.length > 0 && isSeenOutside
        ? [...windows, ...said.filter(({ value }) => value !== "window")]
        : mostTellingFirst(said);
    }
    return slot === "pose" ? closestFirst(said) : said;
  }

  return {
    every,
    all,
    first: (slot) => all(slot)[0]?.value as Slots[typeof slot] | undefined,
    denies: (slot, value) =>
      denied.some((claim) => claim.slot === slot && claim.value === value) &&
      !claimed.some((claim) => claim.slot === slot && claim.value === value),
  };
}
