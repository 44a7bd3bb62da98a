/**
 * @module Everything about one account that its owner's questions lead to, and what can be done.
 */
import type { AccountDetails, AccountEntry } from "../../../../../lib/admin/admin_data.ts";
import { monthName } from "../../../../../lib/contest/month_name.ts";
import type { LedgerEntry } from "../../../../../lib/credits.ts";
import { msg, t } from "../../../../../lib/i18n/translate.ts";
import { Trans } from "../../../../../ui/components/Trans.tsx";
import { entryWords, signedAmount } from "../../../../../ui/credits/entry_words.ts";
import { formatDay } from "../../../../../ui/format/format_date.ts";
import type { SessionSummary } from "../../../../../lib/session_summary.ts";
import { Alert } from "../../../../../ui/components/Alert.tsx";
import { Badge } from "../../../../../ui/components/Badge.tsx";
import { ButtonLink } from "../../../../../ui/components/Button.tsx";
import { Card } from "../../../../../ui/components/Card.tsx";
import type { PageProps } from "../../../../types.ts";
import { AdminPage } from "../../../AdminPage.tsx";
import { AuditTable } from "../../../AuditTable.tsx";
import { Facts, Moment, Section, TextLink } from "../../../parts.tsx";
import { PurchaseTable } from "../../../PurchaseTable.tsx";
import { type Column, Table } from "../../../Table.tsx";
import { AccountBadges } from "../../AccountBadges.tsx";

export function Page({ pageContext }: PageProps<AccountDetails>) {
  const account = pageContext.data;
  const { username, suspension, sessions, ledger, purchases, entries, audit } = account;
  return (
    <AdminPage
      pageContext={pageContext}
      title={username}
      aside={<AccountBadges account={account} />}
    >
      {suspension && (
        <Alert
          tone="warning"
          title={
            <Trans
              text="Suspended since {time} UTC"
              values={{ time: <Moment at={suspension.at} /> }}
            />
          }
        >
          {suspension.reason}
        </Alert>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <Card className="p-4 sm:p-5">
          <About account={account} />
        </Card>
        <Card className="p-4 sm:p-5">
          <Actions account={account} />
        </Card>
      </div>
      <Section id="sessions" title={t("Signed in")}>
        <Table
          label={t("Sessions")}
          columns={SESSION_COLUMNS}
          rows={sessions}
          empty={t("The account is signed in nowhere.")}
        />
      </Section>
      <Section id="statement" title={t("Generations")}>
        <Table
          label={t("Newest entries of the statement")}
          columns={LEDGER_COLUMNS}
          rows={ledger}
          empty={t("There is no entry.")}
        />
      </Section>
      <Section id="purchases" title={t("Purchases")}>
        <PurchaseTable purchases={purchases} empty={t("Nothing was bought.")} />
      </Section>
      <Section id="entries" title={t("Entries of the contest")}>
        <Table
          label={t("Newest entries")}
          columns={ENTRY_COLUMNS}
          rows={entries}
          empty={t("No character was entered.")}
        />
      </Section>
      <Section
        id="audit"
        title={t("Audit log")}
        aside={<TextLink href={`/admin/audit?account=${username}`}>{t("All of it")}</TextLink>}
      >
        <AuditTable entries={audit} />
      </Section>
    </AdminPage>
  );
}

function About({ account }: { account: AccountDetails }) {
  const { id, email, createdAt, balance: { available, held, owed }, characters } = account;
  return (
    <Section id="about" title={t("Account")}>
      <Facts
        facts={[
          [t("Id"), id],
          [
            t("E-mail"),
            <span key="email" className="break-all">{email ?? t("not verified yet")}</span>,
          ],
          [t("Registered"), <Moment key="at" at={createdAt} />],
          [
            t("Generations"),
            [
              t("{n} left", { n: available }),
              ...(held ? [t("{n} held", { n: held })] : []),
              ...(owed ? [t("{n} owed", { n: owed })] : []),
            ].join(t(", ")),
          ],
          [t("Characters"), characters],
        ]}
      />
    </Section>
  );
}

function Actions({ account: { id, isOwner, isSuspended, isSelf } }: { account: AccountDetails }) {
  const to = (action: string) => `/admin/accounts/${id}/${action}`;
  return (
    <Section id="actions" title={t("Actions")}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" variant="secondary" href={to("credits")}>
          {t("Give generations…")}
        </ButtonLink>
        <ButtonLink size="small" variant="secondary" href={to("end-sessions")}>
          {t("End every session…")}
        </ButtonLink>
        {!isOwner && (
          <ButtonLink size="small" variant="secondary" href={to("password-link")}>
            {t("Password link…")}
          </ButtonLink>
        )}
        {isSuspended && (
          <ButtonLink size="small" variant="secondary" href={to("unsuspend")}>
            {t("Lift the suspension…")}
          </ButtonLink>
        )}
        {!isSuspended && !isSelf && (
          <ButtonLink size="small" variant="danger" href={to("suspend")}>
            {t("Suspend…")}
          </ButtonLink>
        )}
      </div>
      {isSelf && <p className="text-muted">{t("This is your own account.")}</p>}
    </Section>
  );
}

const SESSION_COLUMNS: Column<SessionSummary>[] = [
  { head: msg("Device"), cell: ({ device }) => device, wide: true },
  { head: msg("Since (UTC)"), cell: ({ signedInAt }) => <Moment at={signedInAt} /> },
  { head: msg("Last used"), cell: ({ lastUsed }) => formatDay(lastUsed) },
];

const LEDGER_COLUMNS: Column<LedgerEntry>[] = [
  { head: msg("Time (UTC)"), cell: ({ at }) => <Moment at={at} /> },
  { head: msg("What for"), cell: entryWords },
  { head: msg("Amount"), cell: ({ amount }) => signedAmount(amount), figures: true },
  { head: msg("Balance"), cell: ({ balanceAfter }) => balanceAfter, figures: true },
];

const ENTRY_COLUMNS: Column<AccountEntry>[] = [
  { head: msg("Month"), cell: ({ period }) => monthName(period) },
  {
    head: msg("Character"),
    cell: ({ character }) =>
      character
        ? <TextLink href={`/character/${character.ref}`}>{character.name}</TextLink>
        : <span className="text-muted">{t("deleted")}</span>,
    wide: true,
  },
  {
    head: msg("State"),
    cell: ({ status, hidden }) => (
      <Badge tone={hidden ? "danger" : "neutral"}>
        {hidden ? t("hidden") : status === "active" ? t("shown") : t("withdrawn")}
      </Badge>
    ),
  },
  {
    head: msg("Action"),
    cell: ({ id, hidden }) => (
      <TextLink href={`/admin/reports/${id}/${hidden ? "restore" : "hide"}`}>
        {hidden ? t("Show again…") : t("Hide…")}
      </TextLink>
    ),
  },
];
