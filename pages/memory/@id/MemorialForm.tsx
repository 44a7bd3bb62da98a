/** @module What its owner says of a cat that has died; and the way to take the page away. */
import type { SavedCharacter } from "../../../lib/character.ts";
import { FORM_FIELD, type RefusedForm } from "../../../lib/forms/refused_form.ts";
import { t } from "../../../lib/i18n/translate.ts";
import {
  MAX_REMEMBRANCE_CHARACTERS,
  MAX_YEARS_CHARACTERS,
  type Memorial,
  MEMORIAL_FORMS,
  memorialUrl,
} from "../../../lib/memorials/memorial.ts";
import { Alert } from "../../../ui/components/Alert.tsx";
import { Button } from "../../../ui/components/Button.tsx";
import { Field } from "../../../ui/components/Field.tsx";
import { Input } from "../../../ui/components/Input.tsx";

export interface MemorialFormProps {
  character: SavedCharacter;
  /** Absent: the page is not there yet. */
  memory?: Memorial;
  refused?: RefusedForm;
}

export function MemorialForm({ character, memory, refused }: MemorialFormProps) {
  const url = memorialUrl(character);
  const values = { ...memory, ...refused?.values };
  return (
    <details open={!memory || Boolean(refused)} className="w-full max-w-md text-left">
      <summary className="cursor-pointer text-center font-display font-medium">
        {memory ? t("Change this page") : t("Make this page")}
      </summary>
      <form method="post" action={url} className="mt-4 grid gap-4">
        {refused && <Alert tone="destructive" title={refused.message} />}
        <input type="hidden" name={FORM_FIELD} value={MEMORIAL_FORMS.keep} />
        <Field label={t("Years")} hint={t("When it lived, in your own words.")}>
          {(control) => (
            <Input
              {...control}
              name="years"
              maxLength={MAX_YEARS_CHARACTERS}
              defaultValue={values.years}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={t("A line")}>
          {(control) => (
            <Input
              {...control}
              name="line"
              maxLength={MAX_REMEMBRANCE_CHARACTERS}
              defaultValue={values.line}
              autoComplete="off"
            />
          )}
        </Field>
        <p className="text-sm text-muted">
          {character.visibility === "public"
            ? t("Everyone who has its address sees this page.")
            : t("Only those who have its address find this page.")}
        </p>
        <Button type="submit" className="justify-self-start">{t("Keep it")}</Button>
      </form>
      {memory && (
        <form method="post" action={url} className="mt-6">
          <input type="hidden" name={FORM_FIELD} value={MEMORIAL_FORMS.remove} />
          <Button type="submit" variant="quiet" size="small">{t("Take this page away")}</Button>
        </form>
      )}
    </details>
  );
}
