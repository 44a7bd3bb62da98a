/**
 * @module What a person sees when there is no such page, or when one broke. Without script: this page must
 * work when nothing else does.
 */
import { t } from "../../lib/i18n/translate.ts";
import { ButtonLink } from "../../ui/components/Button.tsx";
import { Trans } from "../../ui/components/Trans.tsx";
import type { PageProps } from "../types.ts";
import { CatOnRouter } from "./CatOnRouter.tsx";
import { CatWithVase } from "./CatWithVase.tsx";
import { NextSteps, Problem } from "./Problem.tsx";

export default function Page({ pageContext }: PageProps) {
  const { is404, urlPathname, requestId } = pageContext;
  return is404 ? <NotFound /> : <Broken url={urlPathname} requestId={requestId} />;
}

function NotFound() {
  return (
    <Problem picture={<CatOnRouter className="w-full max-w-md" />} title={t("404 Page Not Found")}>
      <p>{t("Did you forget to add the page to the router?")}</p>
      <p>{t("Or is somebody sitting on it?")}</p>
      <NextSteps>
        <ButtonLink href="/" size="large">{t("Take me home")}</ButtonLink>
        <ButtonLink href="/community" size="large" variant="quiet">
          {t("See the gallery")}
        </ButtonLink>
      </NextSteps>
    </Problem>
  );
}

function Broken({ url, requestId }: { url: string; requestId: string }) {
  return (
    <Problem
      picture={<CatWithVase className="w-full max-w-md" />}
      title={t("Something went wrong")}
    >
      <p>{t("We knocked something over while making this page. It is our fault, not yours.")}</p>
      <p>
        <Trans
          text="If it happens again, tell us this number: {number}"
          values={{
            number: (
              <span className="inline-block max-w-full break-all font-mono text-base">
                {requestId}
              </span>
            ),
          }}
        />
      </p>
      <NextSteps>
        <ButtonLink href={url} size="large">{t("Try again")}</ButtonLink>
        <ButtonLink href="/" size="large" variant="quiet">{t("Take me home")}</ButtonLink>
      </NextSteps>
    </Problem>
  );
}
