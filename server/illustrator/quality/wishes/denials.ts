/** @module Whether what a wish refuses is absent. */
import { hasBody } from "./bodies.ts";
import { catsOf } from "./cats.ts";
import { hasCoat, wears } from "./coats.ts";
import { hasMood } from "./moods.ts";
import { hasPose } from "./poses.ts";
import type { Picture } from "./seen.ts";
import { COLOUR_WORDS } from "./colour_words.ts";
import { labelOf, tokensOf } from "./label.ts";
import { hasBackground } from "./surroundings_seen.ts";
import { findThing, wearsGarment } from "./things.ts";
import type { Sight } from "./wish.ts";

/** What no picture of ours has. */
const NEVER =
  /blood|gore|brand|lettering|writing|text|words|people|audience|crowd|person|human|scary/;

/** Whether it is absent; undefined where that cannot be known. */
export function isAbsent(picture: Picture, text: string): Sight {
  const asked = text.toLowerCase();
  const match = /^(?:no|not|without|nothing but|nothing) (.+)$/.exec(asked);
  if (!match) return undefined;
  const what = match[1]!;
  if (/^nothing but/.test(asked) || /shading|cartoon|busy/.test(what)) return undefined;
  if (/dark background/.test(what)) return inverse(hasBackground(picture, "dark background"));
  if (/background/.test(what)) return hasBackground(picture, "plain background");
  if (NEVER.test(what)) return findThing(picture, labelOf(what).words) === undefined;
  if (/four legs/.test(what)) return hasBody(picture, "three legs");
  if (/smil/.test(what)) return inverse(hasMood(picture, "happy"));
  const fur = /^(.+) fur$/.exec(what)?.[1];
  if (fur) return catsOf(picture).every((cat) => wears(picture, cat, fur) !== true);
  if (/^fur$/.test(what)) return hasCoat(picture, "hairless");
  const words = tokensOf(what);
  if (words.length === 1 && COLOUR_WORDS[words[0]!]) return inverse(hasCoat(picture, what));
  if (/ing\b/.test(what) && words.length === 1) return inverse(hasPose(picture, what));
  return findThing(picture, labelOf(what).words) === undefined &&
    wearsGarment(picture, what) !== true;
}

function inverse(sight: Sight): Sight {
  return sight === undefined ? undefined : !sight;
}
