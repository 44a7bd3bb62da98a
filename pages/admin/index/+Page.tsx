/**
 * @module The first admin page: the month, what waits for a decision, and whether everything works.
 */
import type { AdminOverview, HealthCheck, MonthFigures } from "../../../lib/admin/admin_data.ts";
import { monthName } from "../../../lib/contest/month_name.ts";
import { msg, t, tn } from "../../../lib/i18n/translate.ts";
import { formatDay } from "../../../ui/format/format_date.ts";
import { Badge } from "../../../ui/components/Badge.tsx";
import { ButtonLink } from "../../../ui/components/Button.tsx";
import { Card } from "../../../ui/components/Card.tsx";
import type { PageProps } from "../../types.ts";
import { AdminPage } from "../AdminPage.tsx";
import { Facts, Section, TextLink } from "../parts.tsx";
import { REGISTRATION_NAMES } from "../registration_names.ts";

export function Page({ pageContext }: PageProps<AdminOverview>) {
  const { month, openReports, registration, health, figures } = pageContext.data;
  return (
    <AdminPage pageContext={pageContext} title={t("Overview")}>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card>
          <Month month={month} />
        </Card>
        <Card>
          <Section id="waiting" title={t("To do")}>
            <p>
              {openReports === 0 ? t("No reported entry waits for a decision.") : tn(
                openReports,
                "{n} reported entry waits for a decision.",
                "{n} reported entries wait for a decision.",
              )}
            </p>
            {openReports > 0 && (
              <p>
                <ButtonLink href="/admin/reports" size="small">{t("See the reports")}</ButtonLink>
              </p>
            )}
            <Facts
              facts={[[
                t("Registration"),
                <TextLink key="mode" href="/admin/registration">
                  {t(REGISTRATION_NAMES[registration])}
                </TextLink>,
              ]]}
            />
          </Section>
        </Card>
        <Card>
          <Section id="health" title={t("Health")}>
            <ul className="grid gap-2">
              {health.map((check) => <Health key={check.name} check={check} />)}
            </ul>
          </Section>
        </Card>
        <Card>
          <Section
            id="figures"
            title={t("Figures")}
            aside={<span className="text-muted">{t("of this process, since it started")}</span>}
          >
            <Facts
              facts={figures.map(({ name, value }) => [
                t(name),
                <span key={name} className="tabular-nums">{value}</span>,
              ])}
            />
          </Section>
        </Card>
      </div>
    </AdminPage>
  );
}

function Month({ month: { period, lastDay, entries, votes, past } }: { month: MonthFigures }) {
  return (
    <Section
      id="month"
      title={monthName(period)}
      aside={
        <span className="text-muted">
          {t("ends after {date}, UTC", { date: formatDay(lastDay) })}
        </span>
      }
    >
      <Facts facts={[[t("Entries shown"), entries], [t("Votes for them"), votes]]} />
      {past.length > 0 && (
        <>
          <h3 className="mt-2">{t("Months before")}</h3>
          <ul className="grid gap-1.5">
            {past.map(({ period, state, entries }) => (
              <li key={period} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-36">
                  {state === "closed"
                    ? <TextLink href={`/community/${period}`}>{monthName(period)}</TextLink>
                    : monthName(period)}
                </span>
                <Badge tone={state === "closed" ? "success" : "accent"}>{t(STATES[state])}</Badge>
                {entries !== undefined && (
                  <span className="text-muted">
                    {tn(entries, "{n} entry", "{n} entries")}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

const STATES: Record<MonthFigures["past"][number]["state"], string> = {
  open: msg("waits to be closed"),
  closing: msg("votes are being counted"),
  closed: msg("closed"),
};

function Health({ check: { name, ok, detail } }: { check: HealthCheck }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={ok ? "success" : "danger"}>{ok ? t("OK") : t("Down")}</Badge>
      <span className="font-semibold">{t(name)}</span>
      <span className="text-muted">{detail}</span>
    </li>
  );
}
