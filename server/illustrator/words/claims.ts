/**
 * Questions to what was said: which value of a slot was asked for, which were refused.
 *
 * @module
 */
import type { Claim, Said, Slot, Slots } from "./said.ts";

export interface Claims {
  /** Every value asked for; those of weak claims only where there is no strong one. */
  all<S extends Slot>(slot: S): (Claim & { slot: S })[];
  /** The first of them. */
  first<S extends Slot>(slot: S): Slots[S] | undefined;
  /** True when this value must not be. Asking for it elsewhere wins. */
  denies<S extends Slot>(slot: S, value: Slots[S]): boolean;
}

/** Everything a description claims and denies. */
export function claimsOf(said: Said): Claims {
  const claimed = said.readings.filter(({ denied }) => !denied).flatMap(({ claims }) => claims);
  const denied = said.readings.filter(({ denied }) => denied).flatMap(({ claims }) => claims);

  function all<S extends Slot>(slot: S): (Claim & { slot: S })[] {
    const about = claimed.filter((claim): claim is Claim & { slot: S } => claim.slot === slot);
    const strong = about.filter(({ weak }) => !weak);
    return strong.length > 0 ? strong : about;
  }

  return {
    all,
    first: (slot) => all(slot)[0]?.value as Slots[typeof slot] | undefined,
    denies: (slot, value) =>
      denied.some((claim) => claim.slot === slot && claim.value === value) &&
      !claimed.some((claim) => claim.slot === slot && claim.value === value),
  };
}
