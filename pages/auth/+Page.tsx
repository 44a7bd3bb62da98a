/** @module The sign-in page: the two forms, and what an account is good for. */
import AuthForms from "../../islands/AuthForms.tsx";
import { toAuthTab } from "../../ui/auth/tabs.ts";
import { Island } from "../../ui/islands/Island.tsx";
import { Card } from "../../ui/components/Card.tsx";
import type { RegistrationNotice } from "../../lib/registration.ts";
import type { PageProps } from "../types.ts";
import { PlainAuthForms } from "./PlainAuthForms.tsx";
import { Promo } from "./Promo.tsx";

export function Page({ pageContext }: PageProps<RegistrationNotice>) {
  const { search } = pageContext.urlParsed;
  return (
    <div className="mx-auto grid max-w-md items-start gap-14 pt-10 lg:max-w-none lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-16">
      <div>
        <Card ears>
          <Island
            of={AuthForms}
            props={{
              tab: toAuthTab(search),
              query: search,
              registration: pageContext.data,
              metaPixelId: pageContext.metaPixelId ?? null,
              adConsent: pageContext.adConsent ?? null,
            }}
            plain={
              <PlainAuthForms
                tab={toAuthTab(search)}
                query={search}
                registration={pageContext.data}
                refused={pageContext.formAnswer?.refused}
              />
            }
          />
        </Card>
      </div>
      <Promo />
    </div>
  );
}
