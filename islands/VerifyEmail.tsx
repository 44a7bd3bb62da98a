/**
 * @module Confirming an e-mail with a link. A press of the button does it, not the visit: programs that
 * look into letters visit every link in them.
 */
import { useEffect, useRef, useState } from "react";
import { callApi } from "../ui/api/api.ts";
import { mailedLink } from "../ui/auth/mailed_link.ts";
import { showToast } from "../ui/toast/toast.ts";
import { Alert } from "../ui/components/Alert.tsx";
import { Button, ButtonLink } from "../ui/components/Button.tsx";
import { msg, t } from "../lib/i18n/translate.ts";
import { Trans } from "../ui/components/Trans.tsx";

const INCOMPLETE = msg("This link is not complete. Please open the whole link.");

/** Statuses after which the same link never works. */
const FINAL = [409, 410];

export default function VerifyEmail() {
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  /** Why the link does nothing. */
  const [ended, setEnded] = useState<string>();
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const link = mailedLink();
    setName(link.name);
    if (!link.token) setEnded(t(INCOMPLETE));
  }, []);

  // The button that had the focus is gone.
  useEffect(() => outcome.current?.focus(), [done, ended]);

  async function confirm() {
    setBusy(true);
    const body = { token: mailedLink().token };
    const answer = await callApi("/api/email/verify", { method: "POST", body });
    setBusy(false);
    if ("body" in answer) return setDone(true);
    const { status, message } = answer.problem;
    const description = message || t("Please try again.");
    if (FINAL.includes(status)) setEnded(description);
    else showToast({ title: t("Not confirmed"), description, tone: "destructive" });
  }

  if (ended) {
    return (
      <div ref={outcome} tabIndex={-1} className="grid gap-5 outline-none">
        <Alert tone="destructive" title={t("This link does not work")}>{ended}</Alert>
        <p className="text-muted">
          {t("You can have a new link sent from the page of your account.")}
        </p>
        <ButtonLink href="/account" variant="secondary" className="justify-self-start">
          {t("Your account")}
        </ButtonLink>
      </div>
    );
  }
  if (done) {
    return (
      <div ref={outcome} tabIndex={-1} className="grid gap-5 outline-none">
        <Alert tone="success" title={t("Your email is confirmed")}>
          {t("You can sign in with it from now on.")}
        </Alert>
        <ButtonLink href="/" className="justify-self-start">{t("Make a cat")}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        {name
          ? (
            <Trans
              text="Does the account {name} belong to you? Then confirm this email for it."
              values={{ name: <strong className="break-words text-ink">{name}</strong> }}
            />
          )
          : t("One press, and this email counts for your account.")}
      </p>
      <Button size="large" busy={busy} onClick={confirm}>{t("Confirm this email")}</Button>
    </div>
  );
}
