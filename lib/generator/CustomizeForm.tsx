/**
 * The section "Customize Character": what makes the picture somebody, and how to keep it.
 *
 * @module
 */
import { useStore } from "@nanostores/react";
import { type FormEvent, useId, useState } from "react";
import { showToast } from "../toast.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { Field } from "../ui/Field.tsx";
import { Input } from "../ui/Input.tsx";
import type { User } from "../user.ts";
import { AccessoryGrid } from "./AccessoryGrid.tsx";
import { ColourSwatches } from "./ColourSwatches.tsx";
import { characterToKeep, keepPendingDownload, loginAddress } from "./keeping.ts";
import type { Studio } from "./studio.ts";
import { tabStorage } from "./tab_storage.ts";
import { TraitsEditor } from "./TraitsEditor.tsx";

/** The server takes no longer names. */
const MAX_NAME_CHARACTERS = 60;

/** Long enough to read the toast before the page changes. */
const LOGIN_PAUSE_MS = 1600;

export function CustomizeForm({ studio, user }: { studio: Studio; user: User | null }) {
  const draft = useStore(studio.$draft);
  const [nameMissing, setNameMissing] = useState(false);
  const character = characterToKeep(draft);
  const id = useId();

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!character) {
      showToast({
        title: "Cannot save",
        description: "Please generate a character image first.",
        tone: "destructive",
      });
      return;
    }
    setNameMissing(character.name === "");
    if (character.name === "") {
      (event.currentTarget.elements.namedItem("name") as HTMLElement).focus();
      return;
    }
    showToast({
      title: "Login required",
      description: "Please log in to save your character. It waits here for you.",
    });
    setTimeout(() => location.assign(loginAddress(location.pathname)), LOGIN_PAUSE_MS);
  }

  function download() {
    if (!character) return;
    keepPendingDownload(tabStorage, character);
    location.assign("/auth");
  }

  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={save} className="grid gap-6">
        <h2 id={`${id}-title`}>Customize Character</h2>
        <Field
          label="Name"
          error={nameMissing && draft.name.trim() === "" ? "Name is required" : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name="name"
              maxLength={MAX_NAME_CHARACTERS}
              autoComplete="off"
              placeholder="Captain Whiskers"
            />
          )}
        </Field>
        <TraitsEditor
          traits={draft.traits}
          onChange={(traits) => studio.$draft.setKey("traits", traits)}
        />
        <ColourSwatches />
        <AccessoryGrid worn={draft.accessories} onToggle={studio.toggleAccessory} />
        <div className="grid gap-3 sm:grid-cols-2">
          <div className="grid gap-1.5">
            <Button
              type="submit"
              variant={character ? "primary" : "secondary"}
              aria-describedby={`${id}-hint`}
            >
              SAVE CHARACTER
            </Button>
            <p id={`${id}-hint`} className="text-center text-sm text-muted">Required for sharing</p>
          </div>
          <Button
            variant="secondary"
            disabled={!character}
            onClick={download}
            className="self-start"
          >
            {character && !user ? "Login to Download" : "Download Image"}
          </Button>
        </div>
      </form>
    </Card>
  );
}
