/** @module Who is in the picture, as the form says at this moment, and the ways on from it. */
import type { ReactNode } from "react";
import { useStore } from "../islands/use_store.ts";
import { STYLE_NAMES } from "../../lib/choices.ts";
import { ACCESSORY_LOOKS, SCHEME_LOOKS } from "../../lib/generator/looks.ts";
import { Badge } from "../components/Badge.tsx";
import { Button } from "../components/Button.tsx";
import { formatDate } from "../format/format_date.ts";
import { ShareButton } from "../share/ShareButton.tsx";
import { $user } from "../session/user_store.ts";
import { AccessoryIcon } from "./AccessoryIcon.tsx";
import { costAgain, priceFor } from "./cost.ts";
import { type DraftCharacter, shownName } from "./draft.ts";
import type { GeneratorStore } from "./generator_store.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface PictureCaptionProps {
  character: DraftCharacter;
  store: GeneratorStore;
  keepFocus: (act: () => void) => () => void;
  /** What else can be done with the picture. */
  children: ReactNode;
}

export function PictureCaption({ character, store, keepFocus, children }: PictureCaptionProps) {
  const user = useStore($user);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 flex-1 basis-64 gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span role="heading" aria-level={3} className={NAME}>{shownName(character)}</span>
          <Badge tone="accent">{t(STYLE_NAMES[character.style])}</Badge>
          {character.id === undefined
            ? <span>{t("Not saved yet")}</span>
            : <time dateTime={character.createdAt}>{formatDate(character.createdAt)}</time>}
        </p>
        <p title={character.prompt} className="truncate text-sm text-muted">{character.prompt}</p>
        <Facts character={character} />
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button variant="secondary" size="small" onClick={keepFocus(store.drawAnotherVersion)}>
          {t("New cat")}
          <span className="text-sm text-muted">{priceFor(user, costAgain(character))}</span>
        </Button>
        <ShareButton character={character} variant="secondary" size="small" />
      </div>
    </div>
  );
}

function Facts({ character: { traits, colorScheme, accessories } }: { character: DraftCharacter }) {
  return (
    <ul
      aria-label={t("Traits, colour scheme and accessories")}
      className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm"
    >
      {traits.map((trait) => <li key={trait} className="max-w-full">{trait}</li>)}
      <li className="inline-flex items-center gap-1.5 text-muted">
        <span
          className="size-3.5 rounded-full forced-color-adjust-none"
          style={{ background: SCHEME_LOOKS[colorScheme].background }}
        />
        {t(SCHEME_LOOKS[colorScheme].name)}
      </li>
      {accessories.map((accessory) => (
        <li key={accessory} className="inline-flex items-center gap-1.5 text-muted">
          <AccessoryIcon accessory={accessory} className="size-4" />
          {t(ACCESSORY_LOOKS[accessory].name)}
        </li>
      ))}
    </ul>
  );
}

const NAME = "max-w-full font-display text-xl leading-tight font-semibold text-ink";
