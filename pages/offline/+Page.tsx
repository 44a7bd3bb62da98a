/**
 * @module What the service worker shows when there is no connection. It is kept in the browser, so it says
 * nothing about anyone, and needs no script.
 */
import { t } from "../../lib/i18n/translate.ts";
import { ButtonLink } from "../../ui/components/Button.tsx";
import { CatOnRouter } from "../_error/CatOnRouter.tsx";
import { NextSteps, Problem } from "../_error/Problem.tsx";

export function Page() {
  return (
    <Problem picture={<CatOnRouter className="w-full max-w-md" />} title={t("You are offline")}>
      <p>{t("Somebody is sitting on the router.")}</p>
      <p>{t("Your cats are safe. They are back as soon as there is a connection.")}</p>
      <NextSteps>
        <ButtonLink href="" size="large">{t("Try again")}</ButtonLink>
      </NextSteps>
    </Problem>
  );
}
