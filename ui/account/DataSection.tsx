/** @module Downloads the data of the account, and takes in the characters of another one. */
import { type ChangeEvent, useState } from "react";
import type { ImportResult } from "../../lib/account_import.ts";
import { callApi } from "../api/api.ts";
import { showToast } from "../toast/toast.ts";
import { buttonClass, ButtonLink } from "../components/Button.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { showFailure } from "../session/failure.ts";
import { msg, t, tn } from "../../lib/i18n/translate.ts";

export function DataSection() {
  const [busy, setBusy] = useState(false);
  const [imported, setImported] = useState<ImportResult>();

  async function moveIn({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const archive = currentTarget.files?.[0];
    if (!archive) return;
    setBusy(true);
    const answer = await callApi<ImportResult>("/api/account/import", { method: "POST", archive });
    setBusy(false);
    currentTarget.value = "";
    if (!("problem" in answer)) return setImported(answer.body);
    showFailure(answer.problem, { title: msg("Nothing came in") });
  }

  return (
    <AccountSection
      title={t("Your data")}
      text={t(
        "A ZIP with everything we have of you: your account, your sessions, your statement and every picture, as JSON and PNG files. Another Purrtrait takes your characters in from it, and this one those from there; credits stay where they are.",
      )}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          href="/api/account/export"
          download
          variant="secondary"
          onClick={() => showToast({ title: t("Download started"), tone: "success" })}
        >
          {t("Download my data")}
        </ButtonLink>
        <label
          className={`${buttonClass({ variant: "secondary" })} focus-within:outline-2`}
          aria-busy={busy}
        >
          {busy ? t("Taking in…") : t("Take in an archive")}
          <input
            type="file"
            accept=".zip,application/zip"
            className="sr-only"
            disabled={busy}
            onChange={moveIn}
          />
        </label>
      </div>
      <div role="status">
        {imported && (
          <>
            <p>
              {t("{added} came in, {known} were here already.", {
                added: imported.added.length,
                known: imported.known,
              })}
            </p>
            {imported.stories > 0 && (
              <p>{tn(imported.stories, "{n} story came in.", "{n} stories came in.")}</p>
            )}
            {imported.left.length > 0 && (
              <ul className="list-disc pl-5 wrap-anywhere text-muted">
                {imported.left.map(({ name, reason }, i) => (
                  <li key={i}>{name || t("One without a name")}: {reason}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </AccountSection>
  );
}
