/** @module Who a character is: name, owner, style, description, traits, colours, accessories. */
import type { ReactNode } from "react";
import type { CharacterPage } from "../../../lib/characters/character_data.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { profileUrl } from "../../../lib/profiles/profile_data.ts";
import { STYLE_NAMES } from "../../../lib/choices.ts";
import { Trans } from "../../../ui/components/Trans.tsx";
import { formatDate } from "../../../ui/format/format_date.ts";
import { AccessoryIcon } from "../../../ui/generator/AccessoryIcon.tsx";
import { ACCESSORY_LOOKS, SCHEME_LOOKS } from "../../../lib/generator/looks.ts";
import { UnlistedBadge } from "../../../ui/characters/UnlistedBadge.tsx";
import { Badge } from "../../../ui/components/Badge.tsx";
import { Chip } from "../../../ui/components/Chip.tsx";

/** The name, whose it is, its style and traits. */
export function CharacterHeading({ character, by }: Pick<CharacterPage, "character" | "by">) {
  const { name, style, traits, createdAt, sex } = character;
  return (
    <header className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h1>{name}</h1>
        {by && (
          <p className="text-lg text-muted">
            <Trans
              text="by {name}"
              values={{
                name: by.hasProfile
                  ? <a href={profileUrl(by.username)} className="text-ink">{by.username}</a>
                  : by.username,
              }}
            />
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <Badge tone="accent">{t(STYLE_NAMES[style])}</Badge>
        <span>{sex === "female" ? t("Female") : t("Male")}</span>
        <UnlistedBadge of={character} />
        <time dateTime={createdAt}>{formatDate(createdAt.slice(0, "YYYY-MM-DD".length))}</time>
      </p>
      {traits.length > 0 && (
        <ul aria-label={t("Traits")} className="flex flex-wrap gap-2">
          {traits.map((trait) => (
            <li key={trait} className="max-w-full">
              <Chip text={trait} />
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

/** What it was drawn from. */
export function CharacterFacts({ character }: Pick<CharacterPage, "character">) {
  const { prompt, alt, colorScheme, accessories } = character;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      <Fact name={t("Description")} wide>
        {prompt || t("No description available for this character.")}
      </Fact>
      {alt && <Fact name={t("In the picture")} wide>{alt}</Fact>}
      <Fact name={t("Colours")}>
        <span className="inline-flex items-center gap-2">
          <span
            className="size-5 rounded-full forced-color-adjust-none"
            style={{ background: SCHEME_LOOKS[colorScheme].background }}
          />
          {t(SCHEME_LOOKS[colorScheme].name)}
        </span>
      </Fact>
      {accessories.length > 0 && (
        <Fact name={t("Accessories")}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {accessories.map((accessory) => (
              <li key={accessory} className="inline-flex items-center gap-1.5">
                <AccessoryIcon accessory={accessory} className="size-5" />
                {t(ACCESSORY_LOOKS[accessory].name)}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

/** A wide one has its lines to itself. */
function Fact(
  { name, wide, children }: { name: string; wide?: boolean; children: ReactNode },
) {
  return (
    <div className={wide ? "w-full" : undefined}>
      <dt className="font-display text-sm font-medium text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
