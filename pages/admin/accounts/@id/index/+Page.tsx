/**
 * Everything about one account that its owner's questions lead to, and what can be done.
 *
 * @module
 */
import type { AccountDetails, AccountEntry } from "../../../../../lib/admin/admin_data.ts";
import { monthName } from "../../../../../lib/contest/month_name.ts";
import type { LedgerEntry } from "../../../../../lib/credits.ts";
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
            <>
              Suspended since <Moment at={suspension.at} /> UTC
            </>
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
      <Section id="sessions" title="Signed in">
        <Table
          label="Sessions"
          columns={SESSION_COLUMNS}
          rows={sessions}
          empty="The account is signed in nowhere."
        />
      </Section>
      <Section id="statement" title="Generations">
        <Table
          label="Newest entries of the statement"
          columns={LEDGER_COLUMNS}
          rows={ledger}
          empty="There is no entry."
        />
      </Section>
      <Section id="purchases" title="Purchases">
        <PurchaseTable purchases={purchases} empty="Nothing was bought." />
      </Section>
      <Section id="entries" title="Entries of the contest">
        <Table
          label="Newest entries"
          columns={ENTRY_COLUMNS}
          rows={entries}
          empty="No character was entered."
        />
      </Section>
      <Section
        id="audit"
        title="Audit log"
        aside={<TextLink href={`/admin/audit?account=${username}`}>All of it</TextLink>}
      >
        <AuditTable entries={audit} />
      </Section>
    </AdminPage>
  );
}

function About({ account }: { account: AccountDetails }) {
  const { id, email, createdAt, balance: { available, held, owed }, characters } = account;
  return (
    <Section id="about" title="Account">
      <Facts
        facts={[
          ["Id", id],
          ["E-mail", <span key="email" className="break-all">{email ?? "not verified yet"}</span>],
          ["Registered", <Moment key="at" at={createdAt} />],
          [
            "Generations",
            `${available} left${held ? `, ${held} held` : ""}${owed ? `, ${owed} owed` : ""}`,
          ],
          ["Characters", characters],
        ]}
      />
    </Section>
  );
}

function Actions({ account: { id, isOwner, isSuspended, isSelf } }: { account: AccountDetails }) {
  const to = (action: string) => `/admin/accounts/${id}/${action}`;
  return (
    <Section id="actions" title="Actions">
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" variant="secondary" href={to("credits")}>
          Give generations…
        </ButtonLink>
        <ButtonLink size="small" variant="secondary" href={to("end-sessions")}>
          End every session…
        </ButtonLink>
        {!isOwner && (
          <ButtonLink size="small" variant="secondary" href={to("password-link")}>
            Password link…
          </ButtonLink>
        )}
        {isSuspended && (
          <ButtonLink size="small" variant="secondary" href={to("unsuspend")}>
            Lift the suspension…
          </ButtonLink>
        )}
        {!isSuspended && !isSelf && (
          <ButtonLink size="small" variant="danger" href={to("suspend")}>Suspend…</ButtonLink>
        )}
      </div>
      {isSelf && <p className="text-muted">This is your own account.</p>}
    </Section>
  );
}

const SESSION_COLUMNS: Column<SessionSummary>[] = [
  { head: "Device", cell: ({ device }) => device, wide: true },
  { head: "Since (UTC)", cell: ({ signedInAt }) => <Moment at={signedInAt} /> },
  { head: "Last used", cell: ({ lastUsed }) => formatDay(lastUsed) },
];

const LEDGER_COLUMNS: Column<LedgerEntry>[] = [
  { head: "Time (UTC)", cell: ({ at }) => <Moment at={at} /> },
  { head: "What for", cell: entryWords },
  { head: "Amount", cell: ({ amount }) => signedAmount(amount), figures: true },
  { head: "Balance", cell: ({ balanceAfter }) => balanceAfter, figures: true },
];

const ENTRY_COLUMNS: Column<AccountEntry>[] = [
  { head: "Month", cell: ({ period }) => monthName(period) },
  {
    head: "Character",
    cell: ({ character }) =>
      character
        ? <TextLink href={`/character/${character.ref}`}>{character.name}</TextLink>
        : <span className="text-muted">deleted</span>,
    wide: true,
  },
  {
    head: "State",
    cell: ({ status, hidden }) => (
      <Badge tone={hidden ? "danger" : "neutral"}>
        {hidden ? "hidden" : status === "active" ? "shown" : "withdrawn"}
      </Badge>
    ),
  },
  {
    head: "Action",
    cell: ({ id, hidden }) => (
      <TextLink href={`/admin/reports/${id}/${hidden ? "restore" : "hide"}`}>
        {hidden ? "Show again…" : "Hide…"}
      </TextLink>
    ),
  },
];
