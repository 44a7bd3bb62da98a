/**
 * The way from a cat to its kittens.
 *
 * @module
 */
import type { SavedCharacter } from "../../../lib/character.ts";
import { KITTENS_PAGE } from "../../../lib/kittens/kittens_page.ts";
import { ButtonLink } from "../../../ui/components/Button.tsx";

export interface KittensLinkProps {
  character: SavedCharacter;
  isOwn: boolean;
  /** Whether the illustrator drew it from words. */
  hasGenes: boolean;
}

/** Nothing where this visitor may have no kittens with it. */
export function KittensLink({ character, isOwn, hasGenes }: KittensLinkProps) {
  const { id, sex, mayHaveKittens, visibility } = character;
  const isAllowed = isOwn || mayHaveKittens && visibility === "public";
  if (!hasGenes || !isAllowed) return null;
  const role = sex === "female" ? "mother" : "father";
  return (
    <ButtonLink href={`${KITTENS_PAGE}?${role}=${id}`} variant="secondary">
      {isOwn ? "Have kittens" : "Kittens with your cat"}
    </ButtonLink>
  );
}
