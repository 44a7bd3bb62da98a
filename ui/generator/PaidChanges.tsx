/**
 * @module Where the same picture cannot be drawn again: a change is a new picture, which costs what
 * pictures cost.
 */
import { useStore } from "../islands/use_store.ts";
import { type FormEvent, useState } from "react";
import { Button } from "../components/Button.tsx";
import { Field } from "../components/Field.tsx";
import { $user } from "../session/user_store.ts";
import { ChangeWordsInput } from "./ChangeWordsInput.tsx";
import { changedLooks } from "./changed_looks.ts";
import { costAgain, costOfChange, priceFor } from "./cost.ts";
import type { GeneratorStore } from "./generator_store.ts";
import { t } from "../../lib/i18n/translate.ts";

export function PaidChanges({ store }: { store: GeneratorStore }) {
  const draft = useStore(store.$draft);
  const user = useStore($user);
  const [words, setWords] = useState("");
  const looks = changedLooks(draft);
  const price = priceFor(user, costAgain(draft.character));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (looks || words.trim() !== "") store.drawNewCat(words.trim());
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field label={t("Change something")} hint={costOfChange(user, draft.character)}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <ChangeWordsInput
              {...control}
              words={words}
              onWords={setWords}
              className="min-w-48 flex-1"
            />
            <Button type="submit" variant="secondary" className="shrink-0">
              {t("New picture")} · {price}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
