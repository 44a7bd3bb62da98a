/**
 * @module The section "Customize Character": name, traits and looks of the character, and saving it.
 */
import { useStore } from "../islands/use_store.ts";
import { type FormEvent, useId, useState } from "react";
import { registerUrl } from "../../lib/auth/login_url.ts";
import { MAX_NAME_CHARACTERS } from "../../lib/limits.ts";
import { tabStorage } from "../storage/tab_storage.ts";
import { keepToast, showToast } from "../toast/toast.ts";
import { Card } from "../components/Card.tsx";
import { Field } from "../components/Field.tsx";
import { Input } from "../components/Input.tsx";
import type { User } from "../../lib/user.ts";
import { AccessoryGrid } from "./AccessoryGrid.tsx";
import { ColourSwatches } from "./ColourSwatches.tsx";
import { costOfChange } from "./cost.ts";
import { characterToKeep, keepPendingSave, unsavedChanges } from "./pending_character.ts";
import { KeepingButtons } from "./KeepingButtons.tsx";
import { NO_IMAGE, useKeeping } from "./use_keeping.ts";
import type { GeneratorStore } from "./generator_store.ts";
import { TraitsEditor } from "./TraitsEditor.tsx";
import { t } from "../../lib/i18n/translate.ts";

export interface CustomizeFormProps {
  store: GeneratorStore;
  user: User | null;
  changesAreFree: boolean;
}

export function CustomizeForm({ store, user, changesAreFree }: CustomizeFormProps) {
  const draft = useStore(store.$draft);
  const { saving, downloading, save, download } = useKeeping(store, { user, changesAreFree });
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
      return showToast({ title: t("Cannot save"), description: t(NO_IMAGE), tone: "destructive" });
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
        <KeepingButtons
          isDrawn={character !== undefined}
          isSaved={isSaved}
          changes={changes}
          isGuest={!user}
          saving={saving}
          downloading={downloading}
          onSaveAsNew={() => save({ asNew: true })}
          onDownload={download}
        />
      </form>
    </Card>
  );
}
