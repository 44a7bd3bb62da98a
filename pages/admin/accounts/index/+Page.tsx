/** @module Accounts, the newest first, or those whose name or e-mail begins in some way. */
import type { AccountList, AccountSummary } from "../../../../lib/admin/admin_data.ts";
import { msg, t } from "../../../../lib/i18n/translate.ts";
import type { PageProps } from "../../../types.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { AccountLink, Moment, Paging } from "../../parts.tsx";
import { SearchField } from "../../SearchField.tsx";
import { SearchForm } from "../../SearchForm.tsx";
import { type Column, Table } from "../../Table.tsx";
import { AccountBadges } from "../AccountBadges.tsx";

const COLUMNS: Column<AccountSummary>[] = [
  { head: msg("Name"), cell: AccountLink },
  {
    head: msg("E-mail"),
    cell: ({ email }) => email ?? <span className="text-muted">{t("not verified yet")}</span>,
  },
  { head: msg("State"), cell: (account) => <AccountBadges account={account} /> },
  { head: msg("Generations"), cell: ({ available }) => available, figures: true },
  { head: msg("Registered (UTC)"), cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

export function Page({ pageContext }: PageProps<AccountList>) {
  const { query, accounts, next } = pageContext.data;
  return (
    <AdminPage pageContext={pageContext} title={t("Accounts")}>
      <SearchForm action="/admin/accounts" label={t("Accounts")}>
        <SearchField label={t("Name or e-mail begins with")} query={query} maxLength={254} />
      </SearchForm>
      <Table
        label={t("Accounts")}
        columns={COLUMNS}
        rows={accounts}
        empty={query
          ? t("No name and no e-mail begins with “{query}”.", { query })
          : t("There is no account yet.")}
      />
      <Paging path="/admin/accounts" query={{ q: query }} next={next} more={t("More accounts")} />
    </AdminPage>
  );
}
