/** @module The way from a cat to its kittens. */
import type { SavedCharacter } from "../../../lib/character.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { KITTENS_PAGE } from "../../../lib/kittens/kittens_page.ts";
import { ButtonLink } from "../../../ui/components/Button.tsx";

export interface KittensLinkProps {
  character: SavedCharacter;
  isOwn: boolean;
  /** Whether the illustrator drew it from words. */
  hasGenes: boolean;
}

/** Nothing where this visitor may have no kittens with it; the owner of a cat without genes reads why. */
export function KittensLink({ character, isOwn, hasGenes }: KittensLinkProps) {
  const { id, sex, mayHaveKittens, visibility } = character;
  const isAllowed = isOwn || mayHaveKittens && visibility === "public";
  if (!isAllowed) return null;
  if (!hasGenes) return isOwn ? <WhyNot character={character} /> : null;
  const role = sex === "female" ? "mother" : "father";
  return (
    <ButtonLink href={`${KITTENS_PAGE}?${role}=${id}`} variant="secondary">
      {isOwn ? t("Have kittens") : t("Kittens with your cat")}
    </ButtonLink>
  );
}

function WhyNot({ character: { name } }: Pick<KittensLinkProps, "character">) {
  return (
    <p className="basis-full text-sm text-muted">
      {t(
        "{name} can have no kittens: only cats that the built-in illustrator drew from words have genes.",
        { name },
      )}
    </p>
  );
}
