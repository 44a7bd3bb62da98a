/**
 * The first admin page: the month, what waits for a decision, and whether everything works.
 *
 * @module
 */
import type { AdminOverview, HealthCheck, MonthFigures } from "../../../lib/admin/admin_data.ts";
import { monthName } from "../../../lib/contest/month_name.ts";
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
    <AdminPage pageContext={pageContext} title="Overview">
      <div className="grid gap-5 lg:grid-cols-2">
        <Card>
          <Month month={month} />
        </Card>
        <Card>
          <Section id="waiting" title="To do">
            <p>
              {openReports === 0
                ? "No reported entry waits for a decision."
                : `${openReports} reported ${
                  openReports === 1 ? "entry waits" : "entries wait"
                } for a decision.`}
            </p>
            {openReports > 0 && (
              <p>
                <ButtonLink href="/admin/reports" size="small">See the reports</ButtonLink>
              </p>
            )}
            <Facts
              facts={[[
                "Registration",
                <TextLink key="mode" href="/admin/registration">
                  {REGISTRATION_NAMES[registration]}
                </TextLink>,
              ]]}
            />
          </Section>
        </Card>
        <Card>
          <Section id="health" title="Health">
            <ul className="grid gap-2">
              {health.map((check) => <Health key={check.name} check={check} />)}
            </ul>
          </Section>
        </Card>
        <Card>
          <Section
            id="figures"
            title="Figures"
            aside={<span className="text-muted">of this process, since it started</span>}
          >
            <Facts
              facts={figures.map(({ name, value }) => [
                name,
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
      aside={<span className="text-muted">ends after {formatDay(lastDay)}, UTC</span>}
    >
      <Facts facts={[["Entries shown", entries], ["Votes for them", votes]]} />
      {past.length > 0 && (
        <>
          <h3 className="mt-2">Months before</h3>
          <ul className="grid gap-1.5">
            {past.map(({ period, state, entries }) => (
              <li key={period} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-36">
                  {state === "closed"
                    ? <TextLink href={`/community/${period}`}>{monthName(period)}</TextLink>
                    : monthName(period)}
                </span>
                <Badge tone={state === "closed" ? "success" : "accent"}>{STATES[state]}</Badge>
                {entries !== undefined && (
                  <span className="text-muted">
                    {entries} {entries === 1 ? "entry" : "entries"}
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
  open: "waits to be closed",
  closing: "votes are being counted",
  closed: "closed",
};

function Health({ check: { name, ok, detail } }: { check: HealthCheck }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={ok ? "success" : "danger"}>{ok ? "OK" : "Down"}</Badge>
      <span className="font-semibold">{name}</span>
      <span className="text-muted">{detail}</span>
    </li>
  );
}
