/**
 * @module The picture that the page's URL names: what was read of the words, and the form that saves it.
 */
import { defaultTraits, STYLE_NAMES } from "../../lib/choices.ts";
import { loginUrl } from "../../lib/auth/login_url.ts";
import { characterUrl } from "../../lib/characters/character_url.ts";
import type { RefusedForm } from "../../lib/forms/refused_form.ts";
import {
  drawnUrl,
  GENERATOR_FORMS,
  type ShownPicture,
} from "../../lib/generator/generator_page.ts";
import { t } from "../../lib/i18n/translate.ts";
import { MAX_NAME_CHARACTERS } from "../../lib/limits.ts";
import type { User } from "../../lib/user.ts";
import { Button, ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { PageForm, typedInto } from "../../ui/forms/PageForm.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";

export interface DrawnPictureProps {
  drawn: ShownPicture;
  user: User | null;
  refused?: RefusedForm;
}

export function DrawnPicture({ drawn, user, refused }: DrawnPictureProps) {
  const { src, alt, prompt, style, read, savedAs } = drawn;
  return (
    <Card
      as="section"
      id="drawn"
      aria-labelledby="drawn-title"
      className="mb-8 grid scroll-mt-4 items-start gap-6 md:grid-cols-2"
    >
      <img
        src={src}
        alt={alt}
        width={512}
        height={512}
        className="aspect-square w-full rounded-field bg-sunken object-cover"
      />
      <div className="grid min-w-0 gap-5">
        <div className="grid gap-2">
          <h2 id="drawn-title">{t("Your cat is drawn")}</h2>
          <p className="[overflow-wrap:anywhere]">{prompt}</p>
          <p className="text-muted">{t(STYLE_NAMES[style])}</p>
        </div>
        <Words title={t("Understood:")} words={read.understood.map(({ text }) => text)} />
        <Words title={t("Left out:")} words={read.ignored} />
        {savedAs !== null
          ? <ButtonLink href={characterUrl({ id: savedAs })}>{t("Saved: see its page")}</ButtonLink>
          : user
          ? <SaveForm drawn={drawn} refused={refused} />
          : (
            <div className="grid gap-2">
              <ButtonLink href={loginUrl(drawnUrl(drawn.imageUrl))} className="justify-self-start">
                {t("Sign in to save it")}
              </ButtonLink>
              <p className="text-sm text-muted">{t("It stays for 24 hours at this address.")}</p>
            </div>
          )}
      </div>
    </Card>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="text-base">
      <span className="font-display font-medium">{title}</span> {words.join(t(", "))}
    </p>
  );
}

function SaveForm({ drawn, refused }: Pick<DrawnPictureProps, "drawn" | "refused">) {
  const { values, problems } = typedInto(GENERATOR_FORMS.save, refused);
  const traits = drawn.traits.length > 0 ? drawn.traits : defaultTraits();
  return (
    <PageForm form={GENERATOR_FORMS.save} action={drawnUrl(drawn.imageUrl)} refused={refused}>
      <input type="hidden" name="picture" value={drawn.imageUrl} />
      <TextField
        label={t("Name")}
        name="name"
        required
        maxLength={MAX_NAME_CHARACTERS}
        autoComplete="off"
        defaultValue={values.name}
        error={problems.name}
      />
      <TextField
        label={t("Personality traits")}
        name="traits"
        hint={t("With commas between them.")}
        autoComplete="off"
        defaultValue={values.traits ?? traits.join(", ")}
        error={Object.entries(problems).find(([path]) => path.startsWith("traits"))?.[1]}
      />
      <Button type="submit" className="justify-self-start">{t("Save character")}</Button>
    </PageForm>
  );
}
