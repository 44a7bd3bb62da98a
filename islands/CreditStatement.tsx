/**
 * What an account has to spend, and how it came to that.
 *
 * @module
 */
import { useRef } from "react";
import type { CreditStatement as Statement } from "../lib/credits.ts";
import { BalanceCheckup } from "../ui/credits/BalanceCheckup.tsx";
import { BalanceFigures } from "../ui/credits/BalanceFigures.tsx";
import { EntryTable } from "../ui/credits/EntryTable.tsx";
import { usePages } from "../ui/session/use_pages.ts";
import { useUser } from "../ui/session/use_user.ts";
import { Button } from "../ui/components/Button.tsx";
import { Card } from "../ui/components/Card.tsx";
import { LoadFailure } from "../ui/components/LoadFailure.tsx";
import { EmptyState } from "../ui/components/EmptyState.tsx";
import { Skeleton } from "../ui/components/Skeleton.tsx";
import type { User } from "../lib/user.ts";
import { t } from "../lib/i18n/translate.ts";

/** As many as a person reads before asking for more. */
const PAGE = 20;

export default function CreditStatement({ user: fromServer }: { user: User }) {
  const user = useUser(fromServer);
  const entries = useRef<HTMLHeadingElement>(null);
  const { value, error, loading, reload, ...pages } = usePages<Statement>(
    `/api/user/credits?limit=${PAGE}`,
    {
      join: (shown, more) => ({ ...more, entries: [...shown.entries, ...more.entries] }),
      // The button that was pressed is gone; the focus stays near.
      onEnd: () => entries.current?.focus(),
    },
  );

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-8">
      <Card as="section" aria-labelledby="balance" className="grid gap-5">
        <h2 id="balance">{t("What you have")}</h2>
        <BalanceFigures available={user?.remainingGenerations ?? 0} held={value?.held ?? 0} />
        <BalanceCheckup />
      </Card>
      {/* As high as what stands there while it loads. */}
      <Card
        as="section"
        aria-labelledby="entries"
        className="grid min-h-72 content-start gap-4"
      >
        <h2 id="entries" ref={entries} tabIndex={-1} className="outline-none">
          {t("How it came to that")}
        </h2>
        {error && (
          <LoadFailure
            title={t("Your statement could not be loaded")}
            error={error}
            loading={loading}
            reload={reload}
          />
        )}
        {!value && !error && <Loading />}
        {value?.entries.length === 0 && (
          <EmptyState title={t("Nothing has happened yet")}>
            <p>{t("Every generation you get or spend will be written down here.")}</p>
          </EmptyState>
        )}
        {value && value.entries.length > 0 && <EntryTable entries={value.entries} />}
        {pages.hasMore && (
          <Button
            variant="secondary"
            busy={pages.adding}
            onClick={pages.showMore}
            className="justify-self-center"
          >
            {t("Show more")}
          </Button>
        )}
      </Card>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t("Loading your statement")}</span>
      {["first", "second", "third"].map((line) => <Skeleton key={line} className="h-12" />)}
    </div>
  );
}
