/** @module What a person sees who has paid. */
import { t } from "../../lib/i18n/translate.ts";
import { ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";

export function Thanks() {
  return (
    <Card ears className="mx-auto mt-10 grid max-w-xl justify-items-center gap-4 text-center">
      <h1 className="text-4xl">{t("Payment Successful!")}</h1>
      <p className="text-lg">
        {t("Your account has been credited with extra character generations.")}
      </p>
      <ButtonLink href="/generator" size="large">{t("Generate characters")}</ButtonLink>
    </Card>
  );
}
