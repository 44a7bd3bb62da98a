/** @module The characters beside this one in its owner's collection. */
import { t } from "../../../lib/i18n/translate.ts";
import { ActionIcon } from "../../../ui/characters/ActionIcon.tsx";
import { characterUrl } from "../../../lib/characters/character_url.ts";
import type { CharacterData, Neighbour } from "../../../lib/characters/character_data.ts";
import { classNames } from "../../../ui/components/class_names.ts";

/** Empty for visitors whose collection does not have this character. */
export function Neighbours({ previous, next }: Pick<CharacterData, "previous" | "next">) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={t("In your collection")}
      className="mt-10 flex gap-4 border-t border-line pt-5"
    >
      {previous && <Way to={previous} direction="previous" />}
      {next && <Way to={next} direction="next" />}
    </nav>
  );
}

function Way({ to, direction }: { to: Neighbour; direction: "previous" | "next" }) {
  return (
    <a
      href={characterUrl(to)}
      rel={direction === "previous" ? "prev" : "next"}
      className={classNames(
        "flex min-h-14 max-w-1/2 min-w-0 items-center gap-3 rounded-card px-4 py-2 no-underline hover:bg-sunken",
        direction === "next" ? "-mr-4 ml-auto flex-row-reverse text-right" : "-ml-4",
      )}
    >
      <ActionIcon of={direction} className="size-5 text-muted" />
      <span className="min-w-0">
        <span className="block text-sm text-muted">
          {direction === "previous" ? t("Previous") : t("Next")}
        </span>
        <span className="block truncate font-display font-medium">{to.name}</span>
      </span>
    </a>
  );
}
