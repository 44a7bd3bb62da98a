/** @module The API keys of the account: those there are, making one, revoking one. */
import { useRef, useState } from "react";
import type { ApiKeySummary, NewApiKey } from "../../lib/api_key.ts";
import { ApiKeyRequest } from "../../lib/schemas/api_keys.ts";
import { type ApiProblem, callApi } from "../api/api.ts";
import { Alert } from "../components/Alert.tsx";
import { Button } from "../components/Button.tsx";
import { LoadState } from "../components/LoadState.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { formatDate } from "../format/format_date.ts";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { TextField } from "../forms/TextField.tsx";
import { useForm } from "../forms/use_form.ts";
import { WaitNotice } from "../forms/WaitNotice.tsx";
import { useResource } from "../session/use_resource.ts";
import { showToast } from "../toast/toast.ts";
import { AccountList, AccountListItem, lastUse } from "./AccountList.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { showFailure } from "../session/failure.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export function ApiKeySection() {
  const apiKeys = useResource<ApiKeySummary[]>("/api/keys");
  const { value, change } = apiKeys;
  const [made, setMade] = useState<NewApiKey>();
  const list = useRef<HTMLUListElement>(null);
  const form = useForm(ApiKeyRequest, add);

  async function add(request: ApiKeyRequest): Promise<ApiProblem | void> {
    const answer = await callApi<NewApiKey>("/api/keys", { method: "POST", body: request });
    if ("problem" in answer) {
      showFailure(answer.problem, { title: msg("No key was made") });
      return answer.problem;
    }
    const { key: _, ...summary } = answer.body;
    setMade(answer.body);
    change((keys = []) => [...keys, summary]);
  }

  async function revoke({ id, name }: ApiKeySummary) {
    const answer = await callApi(`/api/keys/${id}`, { method: "DELETE" });
    // Revoked already, perhaps in another tab: what is left is the same.
    if ("problem" in answer && answer.problem.status !== 404) {
      return showFailure(answer.problem, { title: msg("Key not revoked") });
    }
    change((keys = []) => keys.filter((each) => each.id !== id));
    if (made?.id === id) setMade(undefined);
    // The button that was pressed is gone; the focus stays near.
    list.current?.focus();
    showToast({
      title: t("Key revoked"),
      description: t("{name} no longer works.", { name }),
      tone: "success",
    });
  }

  return (
    <AccountSection
      title={t("API keys")}
      text={
        <>
          {t(
            "Let programs draw for you. A key reads what you see and spends your generations; it cannot change your account.",
          )} <a href="/api" className="underline">{t("What programs can do")}</a>
        </>
      }
    >
      <LoadState of={apiKeys} failure={t("Your keys could not be loaded")}>
        <Skeleton className="h-14" />
      </LoadState>
      {made && (
        <Alert tone="success" title={t("The key “{name}”", { name: made.name })}>
          <span className="grid gap-1">
            <span>{t("Copy it now: it is not shown again.")}</span>
            <code className="rounded bg-sunken p-2 text-sm select-all [overflow-wrap:anywhere]">
              {made.key}
            </code>
          </span>
        </Alert>
      )}
      {value && value.length > 0 && (
        <AccountList listRef={list} label={t("Your API keys")}>
          {value.map((each) => (
            <AccountListItem
              key={each.id}
              name={each.name}
              facts={[t("Made {date}", { date: formatDate(each.createdAt) }), lastUse(each)]}
            >
              <Button
                variant="quiet"
                size="small"
                onClick={() => revoke(each)}
                aria-label={t("Revoke {name}", { name: each.name })}
              >
                {t("Revoke")}
              </Button>
            </AccountListItem>
          ))}
        </AccountList>
      )}
      <form {...form.handlers} className="grid gap-4">
        <TextField
          label={t("Name of a new key")}
          name="name"
          hint={t("So that you know which program uses it.")}
          autoComplete="off"
          required
          error={form.problems.name}
        />
        <WaitNotice wait={form.wait} />
        <div>
          <SubmitButton form={form} busyText={t("Making...")}>{t("Make a key")}</SubmitButton>
        </div>
      </form>
    </AccountSection>
  );
}
