/**
 * @module Marks the notifications of the page as read: by itself once they have been shown, by its button
 * where no script runs or that has failed.
 */
import { useEffect, useState } from "react";
import { MARK_READ } from "../lib/notifications/notification.ts";
import { callApi } from "../ui/api/api.ts";
import { Button } from "../ui/components/Button.tsx";
import { t } from "../lib/i18n/translate.ts";

export default function MarkRead() {
  const [state, setState] = useState<"sending" | "read" | "failed">("sending");

  useEffect(() => {
    callApi(MARK_READ, { method: "POST" })
      .then((answer) => setState("body" in answer ? "read" : "failed"));
  }, []);

  if (state === "read") {
    return (
      <p role="status" className="flex min-h-11 items-center text-muted">{t("Marked as read")}</p>
    );
  }
  return (
    <form
      method="post"
      action={MARK_READ}
      className={state === "sending" ? "[@media(scripting:enabled)]:invisible" : undefined}
    >
      <Button type="submit" variant="secondary">{t("Mark all as read")}</Button>
    </form>
  );
}
