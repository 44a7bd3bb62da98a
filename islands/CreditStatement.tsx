/**
 * What an account has to spend, and how it came to that.
 *
 * @module
 */
import { useRef, useState } from "react";
import { type ApiSuccess, callApi } from "../lib/api.ts";
import type { CreditStatement as Statement } from "../lib/credits.ts";
import { BalanceCheckup } from "../lib/credits/BalanceCheckup.tsx";
import { BalanceFigures } from "../lib/credits/BalanceFigures.tsx";
import { EntryTable } from "../lib/credits/EntryTable.tsx";
import { signInAgain } from "../lib/session/expiry.ts";
import { useResource } from "../lib/session/use_resource.ts";
import { useUser } from "../lib/session/use_user.ts";
import { showToast } from "../lib/toast.ts";
import { Alert } from "../lib/ui/Alert.tsx";
import { Button } from "../lib/ui/Button.tsx";
import { Card } from "../lib/ui/Card.tsx";
import { EmptyState } from "../lib/ui/EmptyState.tsx";
import { Skeleton } from "../lib/ui/Skeleton.tsx";
import type { User } from "../lib/user.ts";

/** As many as a person reads before asking for more. */
const PAGE = 20;

/** The entries loaded so far, and where there are more. */
type Pages = Statement & { next?: string };

export default function CreditStatement({ user: fromServer }: { user: User }) {
  const user = useUser(fromServer);
  const statement = useResource<Statement, Pages>(`/api/user/credits?limit=${PAGE}`, toPages);
  const { value, error, loading, reload, change } = statement;
  const [loadingMore, setLoadingMore] = useState(false);
  const entries = useRef<HTMLHeadingElement>(null);

  async function showMore({ next, ...shown }: Pages) {
    if (!next || loadingMore) return;
    setLoadingMore(true);
    const answer = await callApi<Statement>(next);
    setLoadingMore(false);
    if ("body" in answer) {
      // After the last page the button is gone; the focus stays near.
      if (!answer.next) entries.current?.focus();
      return change({
        ...toPages(answer),
        entries: [...shown.entries, ...answer.body.entries],
      });
    }
    if (signInAgain(answer.problem)) return;
    const description = answer.problem.message || "Please try again.";
    showToast({ title: "Could not load more", description, tone: "destructive" });
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-8">
      <Card as="section" aria-labelledby="balance" className="grid gap-5">
        <h2 id="balance">What you have</h2>
        <BalanceFigures available={user?.remainingGenerations ?? 0} held={value?.held ?? 0} />
        <BalanceCheckup />
      </Card>
      <Card as="section" aria-labelledby="entries" className="grid gap-4">
        <h2 id="entries" ref={entries} tabIndex={-1} className="outline-none">
          How it came to that
        </h2>
        {error && (
          <Alert
            tone="destructive"
            title="Your statement could not be loaded"
            action={<Button size="small" busy={loading} onClick={reload}>Try again</Button>}
          >
            {error}
          </Alert>
        )}
        {!value && !error && <Loading />}
        {value?.entries.length === 0 && (
          <EmptyState title="Nothing has happened yet">
            <p>Every generation you get or spend will be written down here.</p>
          </EmptyState>
        )}
        {value && value.entries.length > 0 && <EntryTable entries={value.entries} />}
        {value?.next && (
          <Button
            variant="secondary"
            busy={loadingMore}
            onClick={() => showMore(value)}
            className="justify-self-center"
          >
            Show more
          </Button>
        )}
      </Card>
    </div>
  );
}

function toPages({ body, next }: ApiSuccess<Statement>): Pages {
  return { ...body, next };
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading your statement</span>
      {["first", "second", "third"].map((line) => <Skeleton key={line} className="h-12" />)}
    </div>
  );
}
