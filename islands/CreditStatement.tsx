/** @module What an account has to spend, and how it came to that. */
import { useRef } from "react";
import { type CreditStatement as Statement, STATEMENT_PAGE_SIZE } from "../lib/credits.ts";
import { BalanceCheckup } from "../ui/credits/BalanceCheckup.tsx";
import { BalanceFigures } from "../ui/credits/BalanceFigures.tsx";
import { Entries } from "../ui/credits/Entries.tsx";
import { useResource } from "../ui/session/use_resource.ts";
import { useUser } from "../ui/session/use_user.ts";
import { Button } from "../ui/components/Button.tsx";
import { Card } from "../ui/components/Card.tsx";
import { LoadState } from "../ui/components/LoadState.tsx";
import { Skeleton } from "../ui/components/Skeleton.tsx";
import type { User } from "../lib/user.ts";
import { t } from "../lib/i18n/translate.ts";

export default function CreditStatement({ user: fromServer }: { user: User }) {
  const user = useUser(fromServer);
  const entries = useRef<HTMLHeadingElement>(null);
  const statement = useResource<Statement>(
    `/api/user/credits?limit=${STATEMENT_PAGE_SIZE}`,
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
        <BalanceFigures
          available={user?.remainingGenerations ?? 0}
          held={statement.value?.held ?? 0}
        />
        <BalanceCheckup />
      </Card>
      {/* As high as what stands there while it loads. */}
      <Card as="section" aria-labelledby="entries" className="grid min-h-72 content-start gap-4">
        <h2 id="entries" ref={entries} tabIndex={-1} className="outline-none">
          {t("How it came to that")}
        </h2>
        <LoadState of={statement} failure={t("Your statement could not be loaded")}>
          <Loading />
        </LoadState>
        {statement.value && <Entries entries={statement.value.entries} />}
        {statement.next && (
          <Button
            variant="secondary"
            busy={statement.adding}
            onClick={statement.showMore}
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
