/** @module Where the account is signed in, and ending that. */
import { useRef, useState } from "react";
import { callApi } from "../api/api.ts";
import { formatDate, formatMoment } from "../format/format_date.ts";
import type { SessionSummary } from "../../lib/session_summary.ts";
import type { Resource } from "../session/use_resource.ts";
import { showToast } from "../toast/toast.ts";
import { Badge } from "../components/Badge.tsx";
import { Button } from "../components/Button.tsx";
import { LoadState } from "../components/LoadState.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { AccountList, AccountListItem } from "./AccountList.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { showFailure } from "../session/failure.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

const OTHERS = "others";

export function SessionList({ sessions }: { sessions: Resource<SessionSummary[]> }) {
  const { value, change } = sessions;
  /** What is being ended: a session's id, or all the others. */
  const [ending, setEnding] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  async function end(what: string, url: string, method: "DELETE" | "POST") {
    if (ending) return;
    setEnding(what);
    const answer = await callApi(url, { method });
    setEnding(undefined);
    // It has been ended already: what is left is the same.
    if ("problem" in answer && answer.problem.status !== 404) {
      return showFailure(answer.problem, { title: msg("Could not end the session") });
    }
    change((sessions = []) =>
      sessions.filter((each) => each.current || what !== OTHERS && each.id !== what)
    );
    // The button that was pressed is gone; the focus stays near.
    list.current?.focus();
    showToast({
      title: what === OTHERS ? t("Other sessions ended") : t("Session ended"),
      description: what === OTHERS
        ? t("You are signed in on this device only.")
        : t("That device has been signed out."),
      tone: "success",
    });
  }

  const others = value?.filter(({ current }) => !current).length ?? 0;
  return (
    <AccountSection
      title={t("Where you're signed in")}
      text={t("Do you see a device that isn't yours? End its session and change your password.")}
    >
      <LoadState of={sessions} failure={t("Your sessions could not be loaded")}>
        <Loading />
      </LoadState>
      {value && (
        <AccountList listRef={list} label={t("Your sessions")}>
          {value.map((each) => (
            <AccountListItem
              key={each.id}
              name={
                <>
                  {each.device}
                  {each.current && <Badge tone="success">{t("This device")}</Badge>}
                </>
              }
              facts={[
                lastUse(each),
                t("Signed in {date}", { date: formatMoment(each.signedInAt) }),
              ]}
            >
              {!each.current && (
                <Button
                  variant="secondary"
                  size="small"
                  busy={ending === each.id}
                  onClick={() => end(each.id, `/api/account/sessions/${each.id}`, "DELETE")}
                  aria-label={t("End the session of {device}", { device: each.device })}
                >
                  {t("End")}
                </Button>
              )}
            </AccountListItem>
          ))}
        </AccountList>
      )}
      {others > 0 && (
        <Button
          variant="secondary"
          busy={ending === OTHERS}
          onClick={() => end(OTHERS, "/api/account/sessions/end-others", "POST")}
          className="justify-self-start"
        >
          {t("End all others")}
        </Button>
      )}
    </AccountSection>
  );
}

function lastUse({ lastUsed, network }: SessionSummary): string {
  const date = formatDate(lastUsed);
  if (!network) return t("Last used {date}", { date });
  return t("Last used {date} from the network {network}", { date, network });
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t("Loading your sessions")}</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
