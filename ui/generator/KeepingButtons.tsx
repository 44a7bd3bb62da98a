/** @module The buttons that keep a character: save it, save it as another one, download its picture. */
import { useId } from "react";
import { t } from "../../lib/i18n/translate.ts";
import { Button } from "../components/Button.tsx";
import { Trans } from "../components/Trans.tsx";
import type { unsavedChanges } from "./pending_character.ts";

export interface KeepingButtonsProps {
  /** Whether there is a picture to keep. */
  isDrawn: boolean;
  isSaved: boolean;
  /** What differs from the saved character; absent: nothing. */
  changes: ReturnType<typeof unsavedChanges>;
  /** A guest is led to sign in first. */
  isGuest: boolean;
  /** Whether it is being saved, or its picture loaded, right now. */
  saving: boolean;
  downloading: boolean;
  onSaveAsNew: () => void;
  onDownload: () => void;
}

/** Inside the form whose submission saves. */
export function KeepingButtons(
  { isDrawn, isSaved, changes, isGuest, saving, downloading, onSaveAsNew, onDownload }:
    KeepingButtonsProps,
) {
  const id = useId();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <div className="grid gap-1.5">
        <Button
          type="submit"
          busy={saving}
          variant={isDrawn && (!isSaved || changes) ? "primary" : "secondary"}
          aria-describedby={id}
        >
          {saving ? t("Saving...") : t("SAVE CHARACTER")}
        </Button>
        <p id={id} className="text-center text-sm text-muted">
          {!isSaved
            ? t("Required for sharing")
            : changes
            ? t("You have unsaved changes.")
            : <SavedHint />}
        </p>
      </div>
      {changes?.imageUrl && (
        <Button
          variant="secondary"
          busy={saving}
          onClick={onSaveAsNew}
          className="self-start sm:order-last"
        >
          {t("Save as new")}
        </Button>
      )}
      <Button
        variant="secondary"
        disabled={!isDrawn}
        busy={downloading}
        onClick={onDownload}
        className="self-start"
      >
        {isDrawn && isGuest ? t("Login to Download") : t("Download Image")}
      </Button>
    </div>
  );
}

function SavedHint() {
  return (
    <Trans
      text="Saved in {collection}"
      values={{
        collection: (
          <a
            href="/collection"
            className="font-semibold text-accent-ink underline underline-offset-4"
          >
            {t("My Collection")}
          </a>
        ),
      }}
    />
  );
}
