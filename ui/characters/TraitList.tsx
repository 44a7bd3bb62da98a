/** @module The first traits of a character, as many as fit on a card. */
import { Chip } from "../components/Chip.tsx";
import { t } from "../../lib/i18n/translate.ts";

/** As many as fit beside each other; the character's page has them all. */
const SHOWN_TRAITS = 3;

/** Nothing for a character without traits. */
export function TraitList({ traits }: { traits: readonly string[] }) {
  if (traits.length === 0) return null;
  const more = traits.length - SHOWN_TRAITS;
  return (
    <ul aria-label={t("Traits")} className="flex flex-wrap gap-1.5 text-sm">
      {traits.slice(0, SHOWN_TRAITS).map((trait) => (
        <li key={trait} className="max-w-full">
          <Chip text={trait} />
        </li>
      ))}
      {more > 0 && <li className="self-center px-1 text-muted">{t("and {n} more", { n: more })}
      </li>}
    </ul>
  );
}
