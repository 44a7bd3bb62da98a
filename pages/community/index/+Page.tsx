/**
 * @module The community gallery: this month's contest, last month's winners, the user's own entries.
 */
import MySubmissions from "../../../islands/MySubmissions.tsx";
import SubmitCharacter from "../../../islands/SubmitCharacter.tsx";
import { t } from "../../../lib/i18n/translate.ts";
import { Trans } from "../../../ui/components/Trans.tsx";
import { Island } from "../../../ui/islands/Island.tsx";
import type { CommunityData } from "../../../lib/contest/community_data.ts";
import type { PageProps } from "../../types.ts";
import { CommunityTabs } from "./CommunityTabs.tsx";
import { CurrentContestTab } from "./CurrentContestTab.tsx";
import { StructuredData } from "../StructuredData.tsx";
import { WinnersTab } from "./WinnersTab.tsx";

export function Page({ pageContext }: PageProps<CommunityData>) {
  const { user, origin } = pageContext;
  const data = pageContext.data;
  const { tab, period, current, winners, mine } = data;
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 lg:mb-8">
        <div className="grid gap-1.5">
          <h1>{t("Community Gallery")}</h1>
          <p className="max-w-prose text-lg text-muted">
            {t("Every month cats compete for the crown, and everybody's stars decide.")}{" "}
            <a
              href="/community/how-voting-works"
              className="min-[16rem]:whitespace-nowrap text-accent-ink underline underline-offset-4 hover:decoration-2"
            >
              {t("How voting works")}
            </a>
          </p>
        </div>
        {user && <Island of={SubmitCharacter} props={{ period }} />}
      </header>
      <noscript>
        <p className="mb-5 block text-muted">
          <Trans
            text="To vote, open an entry; to submit or withdraw a cat, open its page from {collection}. Reports need JavaScript."
            values={{
              collection: <a href="/collection" className="underline">{t("your collection")}</a>,
            }}
          />
        </p>
      </noscript>
      <CommunityTabs open={tab} signedIn={user !== null} />
      {current && <CurrentContestTab data={data} current={current} user={user} />}
      {winners && <WinnersTab {...winners} />}
      {mine && (
        <section aria-labelledby="mine">
          <h2 id="mine" className="mb-5">{t("My Submissions")}</h2>
          <Island of={MySubmissions} props={{ first: mine, period }} />
        </section>
      )}
      {current && (
        <StructuredData
          name={t("Community Gallery")}
          url={`${origin}/community`}
          entries={current.entries}
          origin={origin}
        />
      )}
    </>
  );
}
