/**
 * @module The admin pages, put together: what each URL shows, and what its form does. The caller has made
 * sure that an owner asks; each change checks it once more in its own commit.
 */
import { ulid } from "ulid";
import type { AccountDetails } from "../../lib/admin/admin_data.ts";
import type { AdminForm } from "../../lib/admin/admin_form.ts";
import type { AdminLoaders } from "../../lib/page_loaders.ts";
import { Failure } from "../failures/failure.ts";
import { nothingHere } from "../failures/nothing_here.ts";
import { accountDetails, accountList } from "./account_details.ts";
import type { AdminDeps } from "./admin_deps.ts";
import { auditList } from "./audit_list.ts";
import { ACCOUNT_FORMS } from "./forms/account_forms.ts";
import { ENTRY_FORMS } from "./forms/entry_forms.ts";
import type { FormDefinition, Sent } from "./forms/form.ts";
import { REGISTRATION_FORMS } from "./forms/registration_forms.ts";
import { overview } from "./overview.ts";
import { purchaseList } from "./purchase_list.ts";
import { registrationSettings } from "./registration_settings.ts";
import { reportList } from "./report_list.ts";

/** A form as it was sent. */
export interface SentForm {
  /** Path of the page, e.g. `/admin/accounts/7`. */
  path: string;
  /** The user who asks, an owner. */
  ownerId: number;
  /** What was typed, by the name of the field. */
  values: Record<string, string>;
}

/** A form that was refused, as it is shown again with everything that was typed. */
export interface RefusedAdminForm {
  /** Why it was refused. */
  failure: Failure;
  /** The form with the values as typed. */
  form: AdminForm;
}

/** The admin pages: reading them and sending their forms. */
export interface Admin {
  /** The pages that are lists, by name. */
  lists: Omit<AdminLoaders, "account" | "form">;
  /** An account as this owner sees it; null when there is none. */
  account(id: number, ownerId: number): Promise<AccountDetails | null>;
  /** The form of the page at this path; null when there is none. */
  form(page: { path: string; ownerId: number }): Promise<AdminForm | null>;
  /** Does what the form says. Throws `notFound` when there is no such form. */
  send(form: SentForm): Promise<Sent | RefusedAdminForm>;
}

/** Every form, by the path of its page. */
export const ADMIN_FORMS: readonly FormDefinition[] = [
  ...ACCOUNT_FORMS,
  ...ENTRY_FORMS,
  ...REGISTRATION_FORMS,
];

/** The admin pages over these services. */
export function createAdmin(deps: AdminDeps): Admin {
  async function form(
    { path, ownerId }: { path: string; ownerId: number },
  ): Promise<AdminForm | null> {
    for (const definition of ADMIN_FORMS) {
      const target = path.match(definition.path)?.[1];
      if (target === undefined) continue;
      const shown = await definition.show(deps, target, ownerId);
      return shown && { ...shown, id: ulid(deps.now().getTime()) };
    }
    return null;
  }

  return {
    lists: {
      overview: () => overview(deps),
      reports: (query) => reportList(deps.moderation, query),
      accounts: (query) => accountList(deps.kv, query),
      purchases: (query) => purchaseList(deps.kv, query),
      registration: () => registrationSettings(deps),
      audit: (query) => auditList(deps, query),
    },
    account: (id, ownerId) => accountDetails(deps, id, ownerId),
    form,

    async send({ path, ownerId, values }) {
      const definition = ADMIN_FORMS.find((each) => each.path.test(path));
      const target = definition && path.match(definition.path)?.[1];
      if (!definition || target === undefined) throw nothingHere();
      try {
        return await definition.send(deps, { target, ownerId, id: values.id ?? "", values });
      } catch (failure) {
        if (!(failure instanceof Failure) || failure.kind === "notFound") throw failure;
        const shown = await form({ path, ownerId });
        if (!shown) throw failure;
        return { failure, form: refilled(shown, failure, values) };
      }
    },
  };
}

/** The form with what was typed, and what is wrong with it. Its id stays: what it has done stays done. */
function refilled(
  form: AdminForm,
  { kind, message, details: { issues = [] } }: Failure,
  values: Record<string, string>,
): AdminForm {
  const fields = form.fields.map((field) => ({
    ...field,
    value: values[field.name] ?? field.value,
    error: issues.find(({ path }) => path === field.name)?.message,
  }));
  // After a conflict the form has been used up: sending it again is another deed.
  const id = kind === "conflict" || !values.id ? form.id : values.id;
  return { ...form, fields, id, problem: message };
}
