/** @module The form: whose story it is, and what happens in each panel. */
import { STORY_COST } from "../../lib/credits.ts";
import { FORM_FIELD, type RefusedForm } from "../../lib/forms/refused_form.ts";
import { msg, t } from "../../lib/i18n/translate.ts";
import { MAX_LINE_CHARACTERS, MAX_SPEECH_CHARACTERS } from "../../lib/stories/story.ts";
import { STORIES_FORMS, STORIES_PAGE, type StoriesPage } from "../../lib/stories/stories_page.ts";
import { Alert } from "../../ui/components/Alert.tsx";
import { Button, ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { Field } from "../../ui/components/Field.tsx";
import { Input } from "../../ui/components/Input.tsx";
import { Select } from "../../ui/components/Select.tsx";

const EXAMPLES = [
  [msg("wakes up"), msg("Breakfast?")],
  [msg("steals the fish")],
  [msg("runs away into the garden"), msg("Mine!")],
  [msg("sleeps happily at night")],
];

export interface DraftProps extends StoriesPage {
  /** The form that was refused, with what was typed. */
  refused?: RefusedForm;
}

export function Draft({ cats, characterId, story, orderKey, remaining, refused }: DraftProps) {
  const { values = {}, problems = {} } = refused ?? {};

  if (remaining < STORY_COST) {
    return (
      <Alert
        title={remaining === 0
          ? t("A story costs four generations, and you have none left.")
          : t("A story costs four generations, and you have {n} left.", { n: remaining })}
        action={<ButtonLink href="/subscription" size="small">{t("Get more")}</ButtonLink>}
      />
    );
  }
  return (
    <Card as="section" aria-labelledby="draft">
      <form method="post" action={STORIES_PAGE} className="grid gap-6">
        <h2 id="draft">{story ? t("Another story") : t("Your story")}</h2>
        <input type="hidden" name={FORM_FIELD} value={STORIES_FORMS.create} />
        <input type="hidden" name="key" value={orderKey} />
        <div className="max-w-sm">
          <Field label={t("Cat")} error={problems.cat}>
            {(control) => (
              <Select {...control} name="cat" defaultValue={values.cat ?? characterId}>
                {cats.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
              </Select>
            )}
          </Field>
        </div>
        <ol className="grid gap-6 sm:grid-cols-2">
          {EXAMPLES.map(([text, says], i) => (
            <li key={i} className="grid content-start gap-3">
              <Field
                label={t("Panel {n}: what happens", { n: i + 1 })}
                error={problems[`line${i + 1}`]}
              >
                {(control) => (
                  <Input
                    {...control}
                    name={`line${i + 1}`}
                    required
                    maxLength={MAX_LINE_CHARACTERS}
                    placeholder={t(text!)}
                    defaultValue={values[`line${i + 1}`]}
                    autoComplete="off"
                  />
                )}
              </Field>
              <Field
                label={t("Panel {n}: what the cat says, if anything", { n: i + 1 })}
                error={problems[`says${i + 1}`]}
              >
                {(control) => (
                  <Input
                    {...control}
                    name={`says${i + 1}`}
                    maxLength={MAX_SPEECH_CHARACTERS}
                    placeholder={says && t(says)}
                    defaultValue={values[`says${i + 1}`]}
                    autoComplete="off"
                  />
                )}
              </Field>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="large">{t("Draw the story")}</Button>
          <p className="text-muted">
            {t(
              "Four generations, one a panel; you have {n}. Where a panel fails, all four come back.",
              { n: remaining },
            )}
          </p>
        </div>
        <p className="max-w-prose text-sm text-muted">
          {t(
            "Say what the cat does, feels, holds or sees. The place, the hour and what it wears stay for the panels that follow, until a line changes them.",
          )}
        </p>
      </form>
    </Card>
  );
}
