/** @module The character's picture in the colour of its scheme; a click shows it large. */
import { lazy, Suspense, useState } from "react";
import type { Character } from "../../lib/character.ts";
import { StoredPicture } from "../pictures/StoredPicture.tsx";
import { classNames } from "../components/class_names.ts";
import { Spinner } from "../components/Spinner.tsx";
import { useLazyWhen } from "../islands/use_lazy_when.ts";
import type { ChangeWait } from "./change_state.ts";
import { shownName } from "./draft.ts";
import { SCHEME_LOOKS } from "../../lib/generator/looks.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Most people never look: the dialog is loaded by the first who does. */
const LargePicture = lazy(() => import("./LargePicture.tsx"));

export interface PreviewPictureProps {
  character: Character;
  /** What was last seen of it before it was stored, as a data URL: there until the picture has loaded. */
  partial?: string;
  /**
   * It is being drawn again with changes; `whole` is the changed picture, as a data URL, once it is drawn, `wait`
   * is there as long as others come first.
   */
  changing?: { whole?: string; wait?: ChangeWait };
}

export function PreviewPicture({ character, partial, changing }: PreviewPictureProps) {
  const [large, setLarge] = useState(false);
  const [painted, setPainted] = useState(false);
  const { imageUrl, alt, colorScheme } = character;
  return (
    <div
      className="relative size-full p-2"
      style={{ background: SCHEME_LOOKS[colorScheme].background }}
    >
      <div className="relative size-full overflow-hidden rounded-[0.65rem]">
        {partial && (
          <img
            src={partial}
            alt=""
            // What was there a moment ago must not blink.
            decoding="sync"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <div className="relative size-full">
          <StoredPicture
            imageUrl={imageUrl}
            alt={alt}
            waiting={partial ? null : undefined}
            onLoad={() => setPainted(true)}
            className={classNames(
              "size-full object-cover transition-opacity duration-700",
              partial && !painted && "opacity-0",
            )}
          />
        </div>
        {changing?.whole && (
          <img
            src={changing.whole}
            alt=""
            decoding="sync"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t("Show the picture large")}
          onClick={() => setLarge(true)}
          className="absolute inset-0 cursor-zoom-in rounded-[0.65rem] focus-visible:-outline-offset-4"
        />
      </div>
      {changing && <Redrawing wait={changing.wait} />}
      {large && (
        <Suspense fallback={null}>
          <LargePicture
            imageUrl={imageUrl}
            alt={alt}
            title={shownName(character)}
            onClose={() => setLarge(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The picture from before stays; this says that another one is coming. */
function Redrawing({ wait }: { wait?: ChangeWait }) {
  const waiting = useLazyWhen(wait !== undefined, () => import("./waiting_views.ts"));
  return (
    <div className="absolute top-4 right-4 max-w-[calc(100%-2rem)] animate-appear rounded-2xl bg-surface/90 px-3 py-1 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <Spinner className="text-accent-ink" /> {t("Changing…")}
      </p>
      {waiting && wait && <waiting.WaitingChange wait={wait} />}
    </div>
  );
}
