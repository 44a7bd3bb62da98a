/** @module The dialog that edits a character. */
import { useCallback, useRef, useState } from "react";
import type { ApiProblem } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { FREE_STYLES, STYLE_NAMES } from "../../lib/choices.ts";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { TextField } from "../forms/TextField.tsx";
import { useForm } from "../forms/use_form.ts";
import { WaitNotice } from "../forms/WaitNotice.tsx";
import { EditForm } from "../schemas/edit_form.ts";
import { showToast } from "../toast/toast.ts";
import { Button } from "../components/Button.tsx";
import { Dialog, DialogActions } from "../components/Dialog.tsx";
import { Field } from "../components/Field.tsx";
import { Select } from "../components/Select.tsx";
import { Textarea } from "../components/Textarea.tsx";
import { showFailure } from "../session/failure.ts";
import { UPDATE_FAILED, updateCharacter } from "./update.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

const VISIBILITY_HINT = msg(
  "An unlisted character is in no list, its link cannot be guessed, and it takes part in no contest.",
);

const KITTENS_HINT = msg(
  "Your own cats may always have kittens with each other. Where it is allowed, the kittens of others name this cat.",
);

export interface EditDialogProps {
  character: SavedCharacter;
  /** Called with the character as it is after saving. */
  onSaved: (character: SavedCharacter) => void;
  onClose: () => void;
}

export default function EditDialog({ character, onSaved, onClose }: EditDialogProps) {
  const { name, style, prompt, traits, visibility, sex, parents, mayHaveKittens } = character;
  const form = useForm(EditForm, save);
  const { problems } = form;
  const element = useRef<HTMLFormElement>(null);
  const [asks, setAsks] = useState(false);

  const atFirst = useRef("");
  // React shows a dialog only after the effects of what opens it.
  const begin = useCallback((form: HTMLFormElement | null) => {
    element.current = form;
    if (form) atFirst.current = contentOf(form);
  }, []);

  function leave() {
    if (contentOf(element.current!) !== atFirst.current) setAsks(true);
    else onClose();
  }

  async function save(change: EditForm): Promise<ApiProblem | void> {
    const answer = await updateCharacter(character.id, change);
    if ("problem" in answer) {
      showFailure(answer.problem, UPDATE_FAILED);
      return answer.problem;
    }
    showToast({ title: t("Character updated"), tone: "success" });
    onSaved(answer.body);
    onClose();
  }

  return (
    <Dialog open onOpenChange={leave} title={t("Edit Character")}>
      <form {...form.handlers} ref={begin} className="grid gap-5">
        <TextField
          label={t("Name")}
          name="name"
          defaultValue={name}
          autoComplete="off"
          error={problems.name}
        />
        <Field label={t("Art style")} error={problems.style}>
          {(control) => (
            <Select {...control} name="style" defaultValue={style}>
              {[...new Set([...FREE_STYLES, style])].map((style) => (
                <option key={style} value={style}>{t(STYLE_NAMES[style])}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("Description")} error={problems.prompt}>
          {(control) => <Textarea {...control} name="prompt" rows={3} defaultValue={prompt} />}
        </Field>
        <TextField
          label={t("Traits")}
          name="traits"
          defaultValue={traits.join(", ")}
          autoComplete="off"
          hint={t("Separated by commas.")}
          error={problems.traits}
        />
        <Field label={t("Who sees it")} hint={t(VISIBILITY_HINT)} error={problems.visibility}>
          {(control) => (
            <Select {...control} name="visibility" defaultValue={visibility}>
              <option value="public">{t("Public: everyone")}</option>
              <option value="unlisted">{t("Unlisted: people who have its link")}</option>
            </Select>
          )}
        </Field>
        <Field
          label={t("Sex")}
          hint={parents && t("A kitten's is that of its birth.")}
          error={problems.sex}
        >
          {(control) => (
            <Select {...control} name="sex" defaultValue={sex} disabled={parents !== undefined}>
              <option value="female">{t("Female")}</option>
              <option value="male">{t("Male")}</option>
            </Select>
          )}
        </Field>
        <Field
          label={t("Kittens with other people's cats")}
          hint={t(KITTENS_HINT)}
          error={problems.mayHaveKittens}
        >
          {(control) => (
            <Select
              {...control}
              name="mayHaveKittens"
              defaultValue={mayHaveKittens ? "yes" : "no"}
            >
              <option value="no">{t("Not allowed")}</option>
              <option value="yes">{t("Allowed")}</option>
            </Select>
          )}
        </Field>
        <WaitNotice wait={form.wait} />
        <DialogActions>
          <Button variant="quiet" onClick={leave}>{t("Cancel")}</Button>
          <SubmitButton form={form} busyText={t("Saving...")}>{t("Save Changes")}</SubmitButton>
        </DialogActions>
      </form>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title={t("Leave without saving?")}
        description={t("Your changes are not saved yet.")}
      >
        <DialogActions>
          <Button variant="secondary" onClick={() => setAsks(false)}>{t("Keep editing")}</Button>
          <Button variant="danger" onClick={onClose}>{t("Discard changes")}</Button>
        </DialogActions>
      </Dialog>
    </Dialog>
  );
}

/** What the fields say. */
function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
