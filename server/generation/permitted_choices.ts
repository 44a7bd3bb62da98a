/** @module What may be drawn for whom, checked before anything is paid. */
import { isPremiumStyle, PREMIUM_STYLE_LOCKED, type Style } from "../../lib/choices.ts";
import { Failure } from "../failures/failure.ts";
import { refuseProfanity } from "../profanity/refuse_profanity.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What a person wrote and chose. */
interface Choices {
  prompt: string | undefined;
  traits?: readonly string[];
  style?: Style;
}

/** Throws `invalid` for offensive words, `forbidden` for a premium style without membership. */
export function requirePermittedChoices(
  { prompt, traits, style }: Choices,
  { isPremium = false }: { isPremium?: boolean } = {},
): void {
  // A character that is saved has a public page.
  refuseProfanity({ prompt, traits });
  if (style && isPremiumStyle(style) && !isPremium) {
    throw new Failure("forbidden", t(PREMIUM_STYLE_LOCKED));
  }
}
