/** @module The generator without a script: a description and a style become a picture. */
import { isPremiumStyle, STYLE_NAMES, STYLES } from "../../lib/choices.ts";
import type { RefusedForm } from "../../lib/forms/refused_form.ts";
import { GENERATOR_FORMS, GENERATOR_PAGE } from "../../lib/generator/generator_page.ts";
import { t } from "../../lib/i18n/translate.ts";
import type { User } from "../../lib/user.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { Field } from "../../ui/components/Field.tsx";
import { Select } from "../../ui/components/Select.tsx";
import { Textarea } from "../../ui/components/Textarea.tsx";
import { PageForm, typedInto } from "../../ui/forms/PageForm.tsx";

export interface PlainGeneratorProps {
  user: User | null;
  /** What the URL fills in. */
  preset: Partial<Record<string, string>>;
  refused?: RefusedForm;
}

export function PlainGenerator({ user, preset, refused }: PlainGeneratorProps) {
  const { values, problems } = typedInto(GENERATOR_FORMS.generate, refused);
  const style = values.style ?? preset.style ?? "";
  return (
    <Card as="section" aria-labelledby="plain-generator" className="max-w-3xl">
      <PageForm form={GENERATOR_FORMS.generate} action={GENERATOR_PAGE} refused={refused}>
        <h2 id="plain-generator">{t("AI Generation")}</h2>
        <Field label={t("Describe your cat")} error={problems.prompt}>
          {(control) => (
            <Textarea
              {...control}
              name="description"
              rows={4}
              defaultValue={values.description ?? preset.description}
              placeholder={t(
                "A sleepy ginger cat with a tiny wizard hat, curled up on a pile of books…",
              )}
            />
          )}
        </Field>
        <Field
          label={t("Art style")}
          hint={user?.isPremium ? undefined : t("Styles with a star come with Premium Lifetime.")}
          error={problems.style}
        >
          {(control) => (
            <Select {...control} name="style" defaultValue={style}>
              <option value="">{t("Choose a style")}</option>
              {STYLES.map((each) => (
                <option key={each} value={each} disabled={isPremiumStyle(each) && !user?.isPremium}>
                  {t(STYLE_NAMES[each])}
                  {isPremiumStyle(each) ? " ★" : ""}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="large">{t("Generate")}</Button>
          <p className="text-muted">
            {user
              ? t("It costs one generation; you have {n}. It takes a few seconds.", {
                n: user.remainingGenerations,
              })
              : t("It costs nothing and needs no account. It takes a few seconds.")}
          </p>
        </div>
      </PageForm>
      <p className="mt-5 text-sm text-muted">
        {t(
          "Sketches while you type, photos, colours, accessories and free changes need JavaScript. The words of the description can say all of them but the photo.",
        )}
      </p>
    </Card>
  );
}
