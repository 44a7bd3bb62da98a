/** @module The form that enters a character: which one, and a text about it for the community. */
import { type FormEvent, useState } from "react";
import { callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { showFailure } from "../session/failure.ts";
import { lengthOf, MAX_SUBMISSION_CHARACTERS } from "../../lib/limits.ts";
import { showToast } from "../toast/toast.ts";
import { Button } from "../components/Button.tsx";
import { DialogActions } from "../components/Dialog.tsx";
import { Field } from "../components/Field.tsx";
import { Textarea } from "../components/Textarea.tsx";
import { announceSubmission } from "./changes.ts";
import { EntryPicture } from "./EntryPicture.tsx";
import type { Submission } from "../../lib/contest/submission.ts";
import { useSending } from "../forms/use_sending.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface SubmitFormProps {
  /** At least one. */
  characters: readonly SavedCharacter[];
  /** Shows more of them; absent when these are all. */
  onMore?: () => void;
  /** Whether more are on their way. */
  adding?: boolean;
  onClose: () => void;
}

const SUBMISSION_FAILED = { title: msg("Submission failed") };

const SIZES = "(min-width: 40rem) 9rem, 30vw";

export function SubmitForm({ characters, onMore, adding, onClose }: SubmitFormProps) {
  const [chosen, setChosen] = useState(characters[0]!.id);
  const [description, setDescription] = useState("");
  /** What the server says about the description. */
  const [refused, setRefused] = useState<string>();
  const sending = useSending(send);
  const length = lengthOf(description.trim());
  const tooLong = length > MAX_SUBMISSION_CHARACTERS
    ? t("Please keep the description to {max} characters", { max: MAX_SUBMISSION_CHARACTERS })
    : undefined;

  async function send() {
    if (tooLong) return false;
    const answer = await callApi<Submission>("/api/community/submissions", {
      method: "POST",
      body: { characterId: chosen, description: description.trim() || undefined },
    });
    if ("problem" in answer) {
      showFailure(answer.problem, SUBMISSION_FAILED);
      setRefused(answer.problem.issues.find(({ path }) => path === "description")?.message);
      return false;
    }
    announceSubmission(answer.body);
    showToast({ title: t("Character submitted!"), tone: "success" });
    onClose();
    return true;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    sending.start();
  }

  return (
    <form onSubmit={submit} className="grid min-w-0 gap-5">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium">{t("Your characters")}</legend>
        <div className="-m-1 grid max-h-[min(22rem,40vh)] grid-cols-3 gap-3 overflow-y-auto overscroll-contain p-1 sm:grid-cols-4">
          {characters.map((character) => (
            <label
              key={character.id}
              className="relative grid min-w-0 cursor-pointer content-start gap-1 rounded-field border-2 border-transparent p-1.5 hover:bg-sunken has-checked:border-accent-ink has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent-ink"
            >
              <input
                type="radio"
                name="characterId"
                value={character.id}
                checked={character.id === chosen}
                onChange={() => setChosen(character.id)}
                className="absolute top-3 left-3 size-5"
              />
              <span className="block aspect-square overflow-hidden rounded-[0.7rem]">
                <EntryPicture
                  character={{ ...character, alt: "" }}
                  sizes={SIZES}
                  priority="later"
                />
              </span>
              <span className="truncate px-0.5 text-center font-display font-medium">
                {character.name}
              </span>
            </label>
          ))}
          {onMore && (
            <Button
              variant="quiet"
              size="small"
              busy={adding}
              onClick={onMore}
              className="col-span-full justify-self-center"
            >
              {t("Show more")}
            </Button>
          )}
        </div>
      </fieldset>
      <Field
        label={t("Description (optional)")}
        aside={`${length} / ${MAX_SUBMISSION_CHARACTERS}`}
        error={tooLong ?? refused}
      >
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={2}
            value={description}
            placeholder={t("Tell the community about your character...")}
            onChange={({ currentTarget }) => {
              setDescription(currentTarget.value);
              setRefused(undefined);
            }}
          />
        )}
      </Field>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>{t("Cancel")}</Button>
        <Button type="submit" busy={sending.busy}>
          {sending.busy ? t("Submitting...") : t("Submit to Gallery")}
        </Button>
      </DialogActions>
    </form>
  );
}
