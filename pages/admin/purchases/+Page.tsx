/**
 * Purchases of every account, the newest first.
 *
 * @module
 */
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
    <AdminPage pageContext={pageContext} title="Purchases">
      <SearchForm action="/admin/purchases" label="Purchases">
        <SearchField label="Username, order or payment reference" query={query} maxLength={200} />
        <Field label="State">
          {(control) => (
            <Select {...control} name="status" defaultValue={status ?? "all"}>
              <option value="all">All</option>
              {SUBSCRIPTION_STATUSES.map((each) => (
                <option key={each} value={each}>{STATUS_NAMES[each]}</option>
              ))}
            </Select>
          )}
        </Field>
      </SearchForm>
      <PurchaseTable
        purchases={purchases}
        empty={isAsked ? "No purchase is like that." : "Nothing was bought yet."}
      />
      <Paging
        path="/admin/purchases"
        query={{ q: query, status }}
        next={next}
        more="Older purchases"
      />
    </AdminPage>
  );
}
