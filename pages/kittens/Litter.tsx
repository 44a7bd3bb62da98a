/** @module The kittens that were drawn; each can be saved under a name. */
import { FORM_FIELD, type RefusedForm } from "../../lib/forms/refused_form.ts";
import { t } from "../../lib/i18n/translate.ts";
import {
  KITTENS_FORMS,
  type KittensPage,
  kittensUrl,
  type ShownKitten,
} from "../../lib/kittens/kittens_page.ts";
import { MAX_NAME_CHARACTERS } from "../../lib/limits.ts";
import { Button, ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { Field } from "../../ui/components/Field.tsx";
import { Input } from "../../ui/components/Input.tsx";
import { inItsColours } from "../../ui/pictures/variants.ts";

interface LitterProps {
  litter: NonNullable<KittensPage["litter"]>;
  motherId?: number;
  fatherId?: number;
  /** The form of a kitten that was refused. */
  refused?: RefusedForm;
}

export function Litter({ litter, motherId, fatherId, refused }: LitterProps) {
  const action = kittensUrl({ mother: motherId, father: fatherId, litter: litter.id });
  return (
    <section aria-labelledby="litter" className="grid gap-4">
      <h2 id="litter">{t("The litter")}</h2>
      <ul
        className={`grid gap-4 sm:grid-cols-2 ${
          litter.kittens.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3"
        }`}
      >
        {litter.kittens.map((kitten, n) => (
          <Card
            as="li"
            flush
            key={kitten.imageUrl}
            className="grid grid-cols-[minmax(0,1fr)] content-start overflow-hidden"
          >
            <img
              src={kitten.src}
              style={inItsColours(kitten.imageUrl)}
              alt={kitten.alt}
              width={512}
              height={512}
              className="aspect-square w-full bg-sunken object-cover"
            />
            <div className="grid gap-3 p-4">
              <h3 className="text-lg">
                {kitten.sex === "female"
                  ? t("Daughter {n}", { n: n + 1 })
                  : t("Son {n}", { n: n + 1 })}
              </h3>
              <p className="text-sm text-muted">{kitten.prompt.split(",")[0]}</p>
              {kitten.savedAs === null
                ? (
                  <form method="post" action={action} className="grid gap-3">
                    <input type="hidden" name={FORM_FIELD} value={KITTENS_FORMS.save} />
                    <input type="hidden" name="mother" value={motherId} />
                    <input type="hidden" name="father" value={fatherId} />
                    <input type="hidden" name="litter" value={litter.id} />
                    <input type="hidden" name="picture" value={kitten.imageUrl} />
                    <Field label={t("Name")} error={typedAt(kitten, refused)?.problems.name}>
                      {(control) => (
                        <Input
                          {...control}
                          name="name"
                          required
                          defaultValue={typedAt(kitten, refused)?.values.name}
                          maxLength={MAX_NAME_CHARACTERS}
                          autoComplete="off"
                        />
                      )}
                    </Field>
                    <Button type="submit" variant="secondary" aria-label={saveLabel(kitten, n)}>
                      {t("Save")}
                    </Button>
                  </form>
                )
                : (
                  <ButtonLink
                    href={`/character/${kitten.savedAs}`}
                    variant="quiet"
                    className="justify-self-start"
                  >
                    {t("Saved: see its page")}
                  </ButtonLink>
                )}
            </div>
          </Card>
        ))}
      </ul>
      <p className="text-muted">{t("Kittens that are not saved stay for 24 hours.")}</p>
    </section>
  );
}

/** The refused form, if it is this kitten's. */
function typedAt({ imageUrl }: ShownKitten, refused?: RefusedForm): RefusedForm | undefined {
  return refused?.values.picture === imageUrl ? refused : undefined;
}

function saveLabel({ sex }: ShownKitten, n: number): string {
  return sex === "female" ? t("Save daughter {n}", { n: n + 1 }) : t("Save son {n}", { n: n + 1 });
}
