/**
 * @module The section "Customize Character": name, traits and looks of the character, and saving it.
 */
import { useStore } from "../islands/use_store.ts";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { registerUrl } from "../../lib/auth/login_url.ts";
import { lazyImport } from "../islands/lazy_import.ts";
import { MAX_NAME_CHARACTERS } from "../../lib/limits.ts";
import { tabStorage } from "../storage/tab_storage.ts";
import { keepToast, showToast } from "../toast/toast.ts";
import { Button } from "../components/Button.tsx";
import { Card } from "../components/Card.tsx";
import { Field } from "../components/Field.tsx";
import { Input } from "../components/Input.tsx";
import type { User } from "../../lib/user.ts";
import { AccessoryGrid } from "./AccessoryGrid.tsx";
import { ColourSwatches } from "./ColourSwatches.tsx";
import { changedLooks } from "./changed_looks.ts";
import { costOfChange } from "./cost.ts";
import {
  characterToKeep,
  keepPendingDownload,
  keepPendingSave,
  takePendingSave,
  unsavedChanges,
} from "./pending_character.ts";
import type { Saving } from "./saving.ts";
import type { GeneratorStore } from "./generator_store.ts";
import { TraitsEditor } from "./TraitsEditor.tsx";
import { msg, t } from "../../lib/i18n/translate.ts";
import { Trans } from "../components/Trans.tsx";
import { sleep } from "../../lib/sleep.ts";

/** Beyond this the picture is saved as it is. */
const LONGEST_CHANGE_MS = 20_000;

const NO_IMAGE = msg("Please generate a character image first.");

export interface CustomizeFormProps {
  store: GeneratorStore;
  user: User | null;
  changesAreFree: boolean;
}

export function CustomizeForm({ store, user, changesAreFree }: CustomizeFormProps) {
  const draft = useStore(store.$draft);
  const saver = useRef<Saving>(undefined);
  const [saving, setSaving] = useState(false);
  const [downloading, setDownloading] = useState(false);
  const [nameMissing, setNameMissing] = useState(false);
  const character = characterToKeep(draft);
  const isSaved = character?.id !== undefined;
  const changes = unsavedChanges(draft);
  const isPaid = character && (!changesAreFree || character.keepPhoto);
  const hint = isPaid ? costOfChange(user, character) : undefined;
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!character) {
      showToast({ title: t("Cannot save"), description: t(NO_IMAGE), tone: "destructive" });
      return;
    }
    setNameMissing(character.name === "");
    if (character.name === "") {
      (event.currentTarget.elements.namedItem("name") as HTMLElement).focus();
      return;
    }
    if (user) return void save();
    keepPendingSave(tabStorage, character);
    keepToast({
      title: t("Login required"),
      description: t("Please log in to save your character. It is saved once you have an account."),
    });
    location.assign(registerUrl());
  }

  async function save({ asNew = false } = {}) {
    setSaving(true);
    const module = await lazyImport(() => import("./saving.ts"));
    saver.current ??= module?.createSaving(store.$draft, { adopt: store.adopt });
    if (changesAreFree) await untilDrawn(store);
    const character = characterToKeep(store.$draft.get());
    if (character) await saver.current?.[asNew ? "saveAsNew" : "save"](character);
    setSaving(false);
  }

  // What a guest wanted to save saves itself once there is an account.
  const imageUrl = character?.imageUrl;
  useEffect(() => {
    if (user && imageUrl && takePendingSave(tabStorage, imageUrl)) void save();
  }, [imageUrl]);

  async function download() {
    if (!character) {
      showToast({ title: t("Cannot download"), description: t(NO_IMAGE), tone: "destructive" });
      return;
    }
    if (user) {
      setDownloading(true);
      const module = await lazyImport(() => import("./downloading.ts"));
      await module?.downloadPicture(character);
      return setDownloading(false);
    }
    keepPendingDownload(tabStorage, character);
    keepToast({
      title: t("Login required"),
      description: t("Please log in to download your character image."),
    });
    location.assign("/auth");
  }

  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={submit} className="grid gap-6">
        <h2 id={`${id}-title`}>{t("Customize Character")}</h2>
        <Field
          label={t("Name")}
          error={nameMissing && draft.name.trim() === "" ? t("Name is required") : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name="name"
              maxLength={MAX_NAME_CHARACTERS}
              autoComplete="off"
              placeholder={t("Captain Whiskers")}
            />
          )}
        </Field>
        <TraitsEditor
          traits={draft.traits}
          onChange={(traits) => store.$draft.setKey("traits", traits)}
        />
        <ColourSwatches hint={hint} />
        <AccessoryGrid worn={draft.accessories} onToggle={store.toggleAccessory} hint={hint} />
        <div className="grid gap-3 sm:grid-cols-2">
          <div className="grid gap-1.5">
            <Button
              type="submit"
              busy={saving}
              variant={character && (!isSaved || changes) ? "primary" : "secondary"}
              aria-describedby={`${id}-hint`}
            >
              {saving ? t("Saving...") : t("SAVE CHARACTER")}
            </Button>
            <p id={`${id}-hint`} className="text-center text-sm text-muted">
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
              onClick={() => save({ asNew: true })}
              className="self-start sm:order-last"
            >
              {t("Save as new")}
            </Button>
          )}
          <Button
            variant="secondary"
            disabled={!character}
            busy={downloading}
            onClick={download}
            className="self-start"
          >
            {character && !user ? t("Login to Download") : t("Download Image")}
          </Button>
        </div>
      </form>
    </Card>
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

/** Waits until the picture shows what the form says, or the change has failed. */
async function untilDrawn({ $draft, $changing }: GeneratorStore): Promise<void> {
  const end = Date.now() + LONGEST_CHANGE_MS;
  const isPending = () =>
    !$draft.get().character?.keepPhoto &&
    ($changing.get().state === "changing" || changedLooks($draft.get()) !== undefined);
  while (isPending() && Date.now() < end) await sleep(50);
}
