/** @module Has the litter drawn. */
import { LITTER_COST } from "../../lib/credits.ts";
import { FORM_FIELD } from "../../lib/forms/refused_form.ts";
import { t } from "../../lib/i18n/translate.ts";
import { KITTENS_FORMS, type KittensPage, kittensUrl } from "../../lib/kittens/kittens_page.ts";
import { Alert } from "../../ui/components/Alert.tsx";
import { Button, ButtonLink } from "../../ui/components/Button.tsx";

export function BreedForm({ motherId, fatherId, orderKey, remaining, litter }: KittensPage) {
  if (remaining < LITTER_COST) {
    return (
      <Alert
        title={t("A litter costs one generation, and you have none left.")}
        action={<ButtonLink href="/subscription" size="small">{t("Get more")}</ButtonLink>}
      />
    );
  }
  return (
    <form
      method="post"
      action={kittensUrl({ mother: motherId, father: fatherId })}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <input type="hidden" name={FORM_FIELD} value={KITTENS_FORMS.breed} />
      <input type="hidden" name="mother" value={motherId} />
      <input type="hidden" name="father" value={fatherId} />
      <input type="hidden" name="key" value={orderKey} />
      <Button type="submit" size="large" variant={litter ? "secondary" : "primary"}>
        {litter ? t("Have another litter") : t("Have kittens")}
      </Button>
      <p className="text-muted">
        {t("Four to six pictures for one generation; you have {n}. It takes a few seconds.", {
          n: remaining,
        })}
      </p>
    </form>
  );
}
