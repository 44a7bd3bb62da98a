/** @module Who the parents are: the two that are chosen, and a form to choose others. */
import { characterUrl, refOf } from "../../lib/characters/character_url.ts";
import { t } from "../../lib/i18n/translate.ts";
import type { ParentCat } from "../../lib/kittens/kittens.ts";
import { KITTENS_PAGE, type KittensPage } from "../../lib/kittens/kittens_page.ts";
import { Button, ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { Field } from "../../ui/components/Field.tsx";
import { Select } from "../../ui/components/Select.tsx";
import { pictureVariants } from "../../ui/pictures/variants.ts";

export function Couple({ mothers, fathers, motherId, fatherId }: KittensPage) {
  if (mothers.length === 0 && fathers.length === 0) {
    return (
      <EmptyState
        title={t("You have no cats yet")}
        action={<ButtonLink href="/">{t("Make a cat")}</ButtonLink>}
      >
        {t("Save two cats to your collection first, a female and a male.")}
      </EmptyState>
    );
  }
  const mother = mothers.find(({ id }) => id === motherId);
  const father = fathers.find(({ id }) => id === fatherId);
  return (
    <Card as="section" aria-labelledby="parents" className="grid gap-6">
      <h2 id="parents">{t("Parents")}</h2>
      {(mother || father) && (
        <ul className="grid max-w-xl grid-cols-2 gap-4">
          {mother && <Parent cat={mother} role={t("Mother, female")} />}
          {father && <Parent cat={father} role={t("Father, male")} />}
        </ul>
      )}
      <form action={KITTENS_PAGE} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Choice label={t("Mother")} name="mother" cats={mothers} chosen={motherId} />
        <Choice label={t("Father")} name="father" cats={fathers} chosen={fatherId} />
        <Button type="submit" variant={mother && father ? "secondary" : "primary"}>
          {t("Choose these two")}
        </Button>
      </form>
    </Card>
  );
}

function Parent({ cat, role }: { cat: ParentCat; role: string }) {
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <img
        {...pictureVariants(refOf(cat), cat)}
        sizes="(min-width: 40rem) 17rem, 45vw"
        alt={cat.alt}
        width={1024}
        height={1024}
        className="aspect-square w-full rounded-card bg-sunken object-cover"
      />
      <p className="grid px-1">
        <a href={characterUrl(cat)} className="font-display font-medium break-words">{cat.name}</a>
        <span className="text-sm text-muted">{role}</span>
      </p>
    </li>
  );
}

function Choice(
  { label, name, cats, chosen }: {
    label: string;
    name: string;
    cats: ParentCat[];
    chosen?: number;
  },
) {
  if (cats.length === 0) {
    return (
      <p className="text-muted">
        {name === "mother"
          ? t("You have no female cat. A cat's sex stands on its page.")
          : t("You have no male cat. A cat's sex stands on its page.")}
      </p>
    );
  }
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen}>
          {cats.map((cat) => <option key={cat.id} value={cat.id}>{cat.name}</option>)}
        </Select>
      )}
    </Field>
  );
}
