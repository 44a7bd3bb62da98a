/** @module The audit log, the newest entry first. */
import { AUDIT_ACTIONS } from "../../../lib/admin/audit_actions.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { Field } from "../../../ui/components/Field.tsx";
import { Input } from "../../../ui/components/Input.tsx";
import { Select } from "../../../ui/components/Select.tsx";
import type { AuditList } from "../../../lib/admin/admin_data.ts";
import type { PageProps } from "../../types.ts";
import { AdminPage } from "../AdminPage.tsx";
import { AuditTable } from "../AuditTable.tsx";
import { Paging } from "../parts.tsx";
import { SearchForm } from "../SearchForm.tsx";

export function Page({ pageContext }: PageProps<AuditList>) {
  const { action, account, isUnknown, entries, next } = pageContext.data;
  return (
    <AdminPage pageContext={pageContext} title={t("Audit log")}>
      <p className="text-muted">{t("Who did what. Entries are kept for a year.")}</p>
      <SearchForm action="/admin/audit" label={t("Audit log")}>
        <Field label={t("Action")}>
          {(control) => (
            <Select {...control} name="action" defaultValue={action ?? "all"}>
              <option value="all">{t("All")}</option>
              {Object.entries(AUDIT_ACTIONS).map(([name, words]) => (
                <option key={name} value={name}>{t(words)}</option>
              ))}
            </Select>
          )}
        </Field>
        <div className="min-w-0 flex-1 basis-48 sm:max-w-xs">
          <Field label={t("Username or account id")}>
            {(control) => (
              <Input
                {...control}
                name="account"
                type="search"
                defaultValue={account}
                maxLength={64}
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
        </div>
      </SearchForm>
      {isUnknown
        ? (
          <p className="text-muted">
            {t("There is no account “{name}”.", { name: account ?? "" })}
          </p>
        )
        : <AuditTable entries={entries} />}
      <Paging
        path="/admin/audit"
        query={{ action, account }}
        next={next}
        more={t("Older entries")}
      />
    </AdminPage>
  );
}
