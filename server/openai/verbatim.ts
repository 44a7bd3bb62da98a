/** @module The receipt of models that read everything and do not say how. */
import { t } from "../../lib/i18n/translate.ts";

/** The whole description as one thing that was understood. */
export function understandVerbatim({ prompt }: { prompt: string }) {
  const understood = [{ text: prompt, meaning: t("given to the image model word for word") }];
  return { understood, guessed: [], ignored: [] };
}
