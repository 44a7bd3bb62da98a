/** @module Where a photo is chosen, looked at and taken away again. */
import { type ChangeEvent, type ReactNode, useId, useRef } from "react";
import { MAX_CHOSEN_PHOTO_MEGABYTES, PHOTO_TYPES } from "../../lib/limits.ts";
import { Button, buttonClass } from "../components/Button.tsx";
import { t } from "../../lib/i18n/translate.ts";

export interface PhotoPickerProps {
  /** The chosen photo as a data URL. */
  photo?: string;
  /** While a picture is drawn from it the photo stays as it is. */
  busy: boolean;
  /** Whether the photo itself is painted anew. */
  kept: boolean;
  onKeep: (kept: boolean) => void;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** What is said of the photo. */
  children?: ReactNode;
}

export function PhotoPicker(props: PhotoPickerProps) {
  const { photo, busy, kept, onKeep, onChoose, onRemove, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file) onChoose(file);
    // The same file can be chosen once more, after it was removed.
    currentTarget.value = "";
  }

  function remove() {
    onRemove();
    // The button is gone; the focus must not fall off the page.
    input.current!.focus();
  }

  return (
    <div className="mt-3 mb-1 flex flex-wrap items-center gap-4">
      {photo && (
        <img
          src={photo}
          alt={t("Your photo")}
          className="size-28 rounded-field border border-line bg-surface object-cover"
        />
      )}
      <div className="grid min-w-0 flex-1 basis-36 justify-items-start gap-2">
        <div className="flex flex-wrap gap-2">
          <label className={`${buttonClass({ variant: "secondary", size: "small" })} ${FILE}`}>
            {photo ? t("Choose another photo") : t("Choose a photo")}
            <input
              ref={input}
              type="file"
              accept={PHOTO_TYPES.join()}
              disabled={busy}
              onChange={choose}
              className="sr-only"
            />
          </label>
          {/* Phones open their camera; what has none shows its files, so it is offered to fingers alone. */}
          <label
            className={`${
              buttonClass({ variant: "secondary", size: "small" })
            } ${FILE} pointer-fine:hidden`}
          >
            {t("Take a photo")}
            <input
              type="file"
              accept={PHOTO_TYPES.join()}
              capture="environment"
              disabled={busy}
              onChange={choose}
              className="sr-only"
            />
          </label>
          {photo && (
            <Button variant="secondary" size="small" disabled={busy} onClick={remove}>
              {t("Remove photo")}
            </Button>
          )}
        </div>
        <p className="text-sm text-pretty text-muted">
          {photo
            ? kept
              ? t("This photo will be the picture. It costs 2 credits instead of 1.")
              : t("Your character will look like this cat. It costs 2 credits instead of 1.")
            : t(
              "A JPG or PNG of less than {megabytes} MB. You can also drop it on this page, or paste it.",
              { megabytes: MAX_CHOSEN_PHOTO_MEGABYTES },
            )}
        </p>
      </div>
      {photo && (
        <div className="basis-full">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-medium">
            <input
              type="checkbox"
              checked={kept}
              disabled={busy}
              aria-describedby={id}
              onChange={() => onKeep(!kept)}
            />
            {t("Keep my photo")}
          </label>
          <p id={id} className="text-sm text-pretty text-muted">
            {t("Repaint the photo itself instead of drawing a new cat.")}
          </p>
        </div>
      )}
      {children}
    </div>
  );
}

/** The label shows the focus of the input that it hides. */
const FILE = "relative has-focus-visible:outline-[3px] has-focus-visible:outline-offset-3 " +
  "has-focus-visible:outline-accent-ink has-disabled:pointer-events-none has-disabled:opacity-60";
