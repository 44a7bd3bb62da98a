/**
 * @module The stage before the first picture: cats of the gallery with their words. A tap takes words and
 * style.
 */
import {
  GALLERY,
  type GalleryPicture as Picture,
  galleryPlaceholder,
  urlOf,
} from "../../lib/gallery.ts";
import { Button } from "../components/Button.tsx";
import { DescriptionCaption } from "./DescriptionCaption.tsx";
import { t } from "../../lib/i18n/translate.ts";

export function GalleryPicture({ picture }: { picture: Picture }) {
  return (
    <img
      key={picture.style}
      src={urlOf(picture, 768)}
      style={galleryPlaceholder(picture)}
      alt={t(picture.alt)}
      width={768}
      height={768}
      fetchPriority="high"
      className="size-full object-cover"
    />
  );
}

export interface GalleryRowProps {
  chosen: Picture | undefined;
  onChoose: (picture: Picture) => void;
}

export function GalleryRow({ chosen, onChoose }: GalleryRowProps) {
  return (
    <ul aria-label={t("Cats of the gallery")} className={ROW}>
      {GALLERY.map((picture) => (
        <li key={picture.style} className="shrink-0">
          <button
            type="button"
            aria-label={t("Use the words “{words}”", { words: t(picture.words) })}
            aria-pressed={picture === chosen}
            onClick={() => onChoose(picture)}
            className={THUMB}
          >
            <img
              src={urlOf(picture)}
              style={galleryPlaceholder(picture)}
              alt=""
              width={64}
              height={64}
              loading="lazy"
              decoding="async"
              className="size-full rounded-[0.6rem] object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function GalleryCaption({ picture, onTake }: { picture: Picture; onTake: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <DescriptionCaption description={t(picture.words)} style={picture.style} />
      <Button variant="secondary" size="small" onClick={onTake}>{t("Use these words")}</Button>
    </div>
  );
}

/** A row of small pictures that scrolls sideways. */
export const ROW = "flex h-full gap-2 overflow-x-auto overscroll-x-contain p-1";

/** One of them. */
export const THUMB =
  "relative block size-16 cursor-pointer rounded-[0.75rem] border-2 border-transparent " +
  "hover:border-edge aria-pressed:border-accent-ink";
