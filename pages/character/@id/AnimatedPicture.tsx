/**
 * @module The cat alive on its page: nothing is loaded before a press, a second press stops it, and where
 * less motion is wished for it stays still. It needs no script.
 */
import type { SavedCharacter } from "../../../lib/character.ts";
import { refOf } from "../../../lib/characters/character_url.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { buttonClass } from "../../../ui/components/Button.tsx";
import { versionOf } from "../../../ui/pictures/variants.ts";

/** Pixels of the loop, which is square. */
const SIDE = 512;

export function AnimatedPicture({ character }: { character: SavedCharacter }) {
  const { name, imageUrl } = character;
  const files = `/api/characters/${refOf(character)}`, version = `v=${versionOf(imageUrl)}`;
  return (
    <details className="group">
      <summary
        className={`${buttonClass({ variant: "secondary", size: "small" })} max-w-full list-none`}
      >
        <span className="min-w-0 wrap-anywhere group-open:hidden">
          {t("Bring {name} to life", { name })}
        </span>
        <span className="hidden group-open:inline">{t("Stop")}</span>
      </summary>
      <figure className="mt-3">
        <picture>
          <source
            media="(prefers-reduced-motion: reduce)"
            srcSet={`${files}/cutout.png?size=${SIDE}&${version}`}
          />
          <img
            src={`${files}/loop.webp?${version}`}
            alt={t("{name}, alone on a clear ground", { name })}
            loading="lazy"
            width={SIDE}
            height={SIDE}
            className="aspect-square w-full rounded-field bg-sunken object-contain"
          />
        </picture>
        <figcaption className="mt-1 text-sm text-muted">
          <span className="motion-reduce:hidden">
            {t("It is drawn when it is first asked for, and moves a few seconds later.")}
          </span>
          <span className="hidden motion-reduce:inline">
            {t("Still, because your system asks for less motion.")}
          </span>
        </figcaption>
      </figure>
    </details>
  );
}
