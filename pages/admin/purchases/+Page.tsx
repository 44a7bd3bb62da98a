/** @module Purchases of every account, the newest first. */
import { t } from "../../../lib/i18n/translate.ts";
import { SUBSCRIPTION_STATUSES } from "../../../lib/payments/subscription.ts";
import { Field } from "../../../ui/components/Field.tsx";
import { Select } from "../../../ui/components/Select.tsx";
import type { PurchaseList } from "../../../lib/admin/admin_data.ts";
import type { PageProps } from "../../types.ts";
import { AdminPage } from "../AdminPage.tsx";
import { Paging } from "../parts.tsx";
import { PurchaseTable, STATUS_NAMES } from "../PurchaseTable.tsx";
import { SearchField } from "../SearchField.tsx";
import { SearchForm } from "../SearchForm.tsx";

export function Page({ pageContext }: PageProps<PurchaseList>) {
  const { query, status, purchases, next } = pageContext.data;
  const isAsked = query !== "" || status !== undefined;
  return (
    <AdminPage pageContext={pageContext} title={t("Purchases")}>
      <SearchForm action="/admin/purchases" label={t("Purchases")}>
        <SearchField
          label={t("Username, order or payment reference")}
          query={query}
          maxLength={200}
        />
        <Field label={t("State")}>
          {(control) => (
            <Select {...control} name="status" defaultValue={status ?? "all"}>
              <option value="all">{t("All")}</option>
              {SUBSCRIPTION_STATUSES.map((each) => (
                <option key={each} value={each}>{t(STATUS_NAMES[each])}</option>
              ))}
            </Select>
          )}
        </Field>
      </SearchForm>
      <PurchaseTable
        purchases={purchases}
        empty={isAsked ? t("No purchase is like that.") : t("Nothing was bought yet.")}
      />
      <Paging
        path="/admin/purchases"
        query={{ q: query, status }}
        next={next}
        more={t("Older purchases")}
      />
    </AdminPage>
  );
}
