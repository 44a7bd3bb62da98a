/**
 * @module The language of an answer: the one that was chosen, else the best of those the browser asks for
 * (RFC 9110, section 12.5.4), else English.
 */
import Negotiator from "negotiator";
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGES,
} from "../../lib/i18n/languages.ts";
import { createBoundedMap } from "../../lib/bounded_map.ts";

/** English first: it is what a client without preferences gets. */
const AVAILABLE = Object.keys(LANGUAGES) as Language[];

/** Browsers send a few headers again and again; a client that makes up others must not fill the memory. */
const MAX_REMEMBERED = 200;

const remembered = createBoundedMap<string, Language>(MAX_REMEMBERED);

/** `chosen` is the value of the cookie, `accepted` the header `Accept-Language`. */
export function negotiateLanguage(
  { chosen, accepted }: { chosen?: string; accepted?: string },
): Language {
  if (isLanguage(chosen)) return chosen;
  return accepted ? bestOf(accepted) : DEFAULT_LANGUAGE;
}

function bestOf(accepted: string): Language {
  const known = remembered.get(accepted);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { "accept-language": accepted } });
  const best = negotiator.language(AVAILABLE) as Language | undefined ?? DEFAULT_LANGUAGE;
  remembered.set(accepted, best);
  return best;
}
