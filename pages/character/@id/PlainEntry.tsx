/**
 * @module A character's part in this month's contest without a script: forms that submit it, vote for it,
 * withdraw it.
 */
import type { SavedCharacter } from "../../../lib/character.ts";
import { characterUrl } from "../../../lib/characters/character_url.ts";
import { ENTRY_FORMS } from "../../../lib/contest/entry_forms.ts";
import type { Submission } from "../../../lib/contest/submission.ts";
import type { RefusedForm } from "../../../lib/forms/refused_form.ts";
import { t, tn } from "../../../lib/i18n/translate.ts";
import { MAX_SUBMISSION_CHARACTERS } from "../../../lib/limits.ts";
import { Button } from "../../../ui/components/Button.tsx";
import { Field } from "../../../ui/components/Field.tsx";
import { Textarea } from "../../../ui/components/Textarea.tsx";
import { EntryBox } from "../../../ui/contest/EntryBox.tsx";
import { PageForm, typedInto } from "../../../ui/forms/PageForm.tsx";

export interface PlainEntryProps {
  character: SavedCharacter;
  /** Absent while it does not compete. */
  entry?: Submission;
  /** The rating the visitor has given it. */
  rating?: number;
  isOwn: boolean;
  refused?: RefusedForm;
}

export function PlainEntry({ character, entry, rating, isOwn, refused }: PlainEntryProps) {
  const form = { action: characterUrl(character), refused };
  if (!entry) return character.slug ? null : <SubmitForm character={character} {...form} />;
  return (
    <EntryBox
      points={entry.voteCount}
      actions={isOwn
        ? (
          <PageForm form={ENTRY_FORMS.withdraw} {...form}>
            <input type="hidden" name="entry" value={entry.id} />
            <Button type="submit" variant="secondary">
              {t("Withdraw {name}", { name: character.name })}
            </Button>
          </PageForm>
        )
        : rating === undefined
        ? <VoteForm entry={entry} {...form} />
        : (
          <p className="text-muted">
            {t("You voted {stars}. A vote cannot be changed.", { stars: rating })}
          </p>
        )}
    />
  );
}

interface FormProps {
  action: string;
  refused?: RefusedForm;
}

function VoteForm({ entry, ...form }: FormProps & { entry: Submission }) {
  return (
    <PageForm form={ENTRY_FORMS.vote} {...form} className="grid gap-3">
      <input type="hidden" name="entry" value={entry.id} />
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="font-medium">{t("Your rating")}</legend>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className="flex min-h-11 items-center gap-1.5">
            <input type="radio" name="rating" value={stars} required className="size-5" />
            {tn(stars, "{n} star", "{n} stars")}
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="secondary" className="justify-self-start">
        {t("Submit Vote")}
      </Button>
    </PageForm>
  );
}

function SubmitForm({ character, ...form }: FormProps & { character: SavedCharacter }) {
  const { values, problems } = typedInto(ENTRY_FORMS.submit, form.refused);
  return (
    <PageForm form={ENTRY_FORMS.submit} {...form} className="grid gap-3">
      <input type="hidden" name="character" value={character.id} />
      <Field
        label={t("Description for the contest (optional)")}
        hint={tn(MAX_SUBMISSION_CHARACTERS, "At most {n} character.", "At most {n} characters.")}
        error={problems.description}
      >
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={2}
            defaultValue={values.description}
            placeholder={t("Tell the community about your character...")}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start">
        {t("Submit to Gallery")}
      </Button>
    </PageForm>
  );
}
