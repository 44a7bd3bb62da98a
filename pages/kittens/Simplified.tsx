/** @module What the page leaves out of real genetics, and looks that should not be bred for. */
import { t } from "../../lib/i18n/translate.ts";
import { Card } from "../../ui/components/Card.tsx";
import { listText } from "../../ui/format/list_text.ts";

export interface SimplifiedProps {
  /** Looks of these parents that harm cats. */
  harmful: string[];
}

export function Simplified({ harmful }: SimplifiedProps) {
  return (
    <Card as="section" aria-labelledby="simplified" className="grid gap-3">
      <h2 id="simplified">{t("What is simplified")}</h2>
      <ul className="grid max-w-prose list-disc gap-2 pl-5">
        <li>
          {t(
            "Genes are inherited independently here. In cats Ti, KIT (white), L and CORIN lie on one chromosome and travel together more often.",
          )}
        </li>
        <li>
          {t(
            "Spots, how far white reaches, the shade of silver and gold, and the colour of eyes follow many genes: kittens have the mean of their parents and some chance.",
          )}
        </li>
        <li>
          {t(
            "Red is always striped, whatever A says. White covers everything below it, so the other genes of a white cat are drawn from how common they are.",
          )}
        </li>
        <li>
          {t(
            "About one tortoiseshell in 3,000 is male, and almost always sterile: here all are female.",
          )}
        </li>
        <li>{t("Pink, green, rainbow and galaxy coats have one gene that we invented.")}</li>
        <li>{t("Tortoiseshell points and sepia are drawn as the nearest coat there is.")}</li>
      </ul>
      <p className="max-w-prose">
        <strong>{t("Some looks are not bred for.")}</strong> {t(
          "Folded ears, missing tails and short legs harm cats. They can be drawn, and a kitten may inherit them, but the odds leave them out.",
        )}
        {harmful.length > 0 && " " + t(
              "One of these parents has {looks}: in life, do not breed from it.",
              { looks: listText(harmful) },
            )}
      </p>
    </Card>
  );
}
