/** @module Reported entries of the contest. */
import type { ReportedEntry } from "../../../../lib/admin/reported_entry.ts";
import { monthName } from "../../../../lib/contest/month_name.ts";
import { t } from "../../../../lib/i18n/translate.ts";
import { REPORT_REASON_NAMES } from "../../../../lib/schemas/contest.ts";
import { Badge } from "../../../../ui/components/Badge.tsx";
import { ButtonLink } from "../../../../ui/components/Button.tsx";
import { Card } from "../../../../ui/components/Card.tsx";
import { EmptyState } from "../../../../ui/components/EmptyState.tsx";
import type { AdminReports } from "../../../../lib/admin/admin_data.ts";
import { Trans } from "../../../../ui/components/Trans.tsx";
import type { PageProps } from "../../../types.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { AccountLink, Moment, Paging, TextLink } from "../../parts.tsx";

export function Page({ pageContext }: PageProps<AdminReports>) {
  const { entries, next } = pageContext.data;
  return (
    <AdminPage pageContext={pageContext} title={t("Reports")}>
      {entries.length === 0
        ? (
          <EmptyState title={t("Nothing is reported.")}>
            {t("Reported entries appear here.")}
          </EmptyState>
        )
        : (
          <ul className="grid gap-4">
            {entries.map((entry) => (
              <Card key={entry.submissionId} as="li" className="p-4 sm:p-5">
                <Reported entry={entry} />
              </Card>
            ))}
          </ul>
        )}
      <Paging path="/admin/reports" query={{}} next={next} more={t("More reports")} />
    </AdminPage>
  );
}

function Reported({ entry }: { entry: ReportedEntry }) {
  const { submissionId, character, userId, username, description, reports } = entry;
  const name = character?.name ?? t("a deleted character");
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      {!character ? <span /> : (
        <img
          src={`/api/characters/${character.ref}/image?w=256`}
          alt=""
          width={112}
          height={112}
          loading="lazy"
          className="size-28 rounded-field bg-sunken"
        />
      )}
      <div className="grid min-w-0 gap-2">
        <h2 className="text-lg">
          {character
            ? <TextLink href={`/character/${character.ref}`}>{character.name}</TextLink>
            : t("A deleted character")}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span>
            <Trans
              text="by {name}"
              values={{ name: <AccountLink id={userId} username={username} /> }}
            />
          </span>
          <span>{monthName(entry.contestPeriod)}</span>
          <State entry={entry} />
        </p>
        {description && <p className="border-l-4 border-line pl-3">{description}</p>}
        <ul className="grid gap-1">
          {reports.map(({ reason, text, at }, index) => (
            <li key={index}>
              <span className="text-muted">
                <Moment at={at} /> ·{" "}
              </span>
              <strong className="font-semibold">{t(REPORT_REASON_NAMES[reason])}</strong>
              {text && <>: {text}</>}
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink
        size="small"
        variant={entry.hidden ? "secondary" : "danger"}
        href={`/admin/reports/${submissionId}/${entry.hidden ? "restore" : "hide"}`}
      >
        {entry.hidden ? t("Show again…") : t("Hide…")} <span className="sr-only">{name}</span>
      </ButtonLink>
    </div>
  );
}

function State({ entry: { hidden, status, decided } }: { entry: ReportedEntry }) {
  return (
    <>
      {!decided && <Badge tone="accent">{t("to decide")}</Badge>}
      {hidden && <Badge tone="danger">{t("hidden")}</Badge>}
      {status === "withdrawn" && <Badge>{t("withdrawn")}</Badge>}
      {decided && !hidden && <Badge tone="success">{t("kept")}</Badge>}
    </>
  );
}
