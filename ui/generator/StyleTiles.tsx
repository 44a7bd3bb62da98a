/**
 * @module The choice of an art style, each shown by a picture. Premium styles are shown to all, and locked
 * without a membership.
 */
import { PREMIUM_STYLES, type Style, STYLE_NAMES, STYLES } from "../../lib/choices.ts";
import { galleryPlaceholder, urlOf } from "../../lib/gallery.ts";
import { classNames } from "../components/class_names.ts";
import { FieldGroup } from "../components/FieldGroup.tsx";
import { Trans } from "../components/Trans.tsx";
import { listText } from "../format/list_text.ts";
import { LineIcon } from "../components/LineIcon.tsx";
import { t } from "../../lib/i18n/translate.ts";

export interface StyleTilesProps {
  error?: string;
  /** Whether all styles are open. */
  isPremium: boolean;
  /** URL of a sketch of the cat that is described, once there is one. */
  sketch?: string;
}

export function StyleTiles({ error, isPremium, sketch }: StyleTilesProps) {
  return (
    <FieldGroup
      legend={t("Art style")}
      error={error}
      hint={isPremium ? undefined : <Explanation />}
    >
      <div className="grid grid-cols-3 gap-2 min-[22.5rem]:grid-cols-4">
        {STYLES.map((style) => (
          <Tile
            key={style}
            style={style}
            locked={!isPremium && PREMIUM_STYLES.includes(style)}
            sketch={sketch}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function Tile({ style, locked, sketch }: { style: Style; locked: boolean; sketch?: string }) {
  return (
    <label className={TILE}>
      <input
        type="radio"
        name="style"
        value={style}
        disabled={locked}
        className="absolute inset-0 z-10 cursor-pointer appearance-none rounded-field outline-offset-2 disabled:cursor-not-allowed"
      />
      <span className="relative block aspect-square w-full overflow-hidden rounded-[0.7rem] bg-sunken">
        {sketch && <img src={sketch} alt="" className="size-full object-cover" />}
        <img
          src={urlOf({ style })}
          style={galleryPlaceholder({ style })}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          decoding="async"
          className={classNames(
            "object-cover",
            sketch
              ? "absolute right-1 bottom-1 size-2/5 rounded-full border-2 border-surface"
              : "size-full",
          )}
        />
        {locked && (
          <span className="absolute top-1 left-1 grid size-6 place-items-center rounded-full bg-surface/90">
            <LineIcon path={LOCK} thickness={2} className="size-4" />
          </span>
        )}
      </span>
      <span className="-mx-1 text-center text-xs leading-tight font-medium wrap-anywhere hyphens-auto sm:text-sm">
        {t(STYLE_NAMES[style])}
        {locked && <span className="sr-only">{t("(premium, locked)")}</span>}
      </span>
    </label>
  );
}

function Explanation() {
  return (
    <Trans
      text="{styles} come with {premium}."
      values={{
        styles: listText(PREMIUM_STYLES.map((style) => t(STYLE_NAMES[style]))),
        premium: (
          <a
            href="/subscription"
            className="font-semibold text-accent-ink underline underline-offset-4 hover:decoration-2"
          >
            {t("Premium Lifetime")}
          </a>
        ),
      }}
    />
  );
}

const LOCK = "M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3";

// The chosen one has a ring and its name on the accent, which is seen without colour.
const TILE = "relative grid content-start gap-1 rounded-field border-[1.5px] border-transparent " +
  "p-1 hover:bg-sunken has-checked:border-accent-ink has-checked:bg-accent-soft " +
  "has-checked:text-accent-ink has-checked:ring-[1.5px] has-checked:ring-accent-ink " +
  "has-disabled:opacity-80 forced-colors:has-checked:outline-3";
