/** @module There was no place in line: when the picture is asked for again, and a way not to. */
import { useSecondsLeft } from "../forms/use_seconds_left.ts";
import { waitText } from "../../lib/forms/wait_text.ts";
import { Button } from "../components/Button.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import type { RetryPause } from "./retrying.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface RetryNoticeProps {
  pause: RetryPause;
  onCancel: () => void;
}

export function RetryNotice({ pause, onCancel }: RetryNoticeProps) {
  const { seconds, reason } = pause;
  const left = useSecondsLeft(seconds);
  return (
    <div className="grid size-full place-items-center overflow-y-auto">
      <EmptyState
        title={t("A short break")}
        action={
          <Button size="small" variant="secondary" className="mt-1" onClick={onCancel}>
            {t("Cancel")}
          </Button>
        }
      >
        <span role="status" className="sr-only">
          {reason} {untilRetry(seconds)}
        </span>
        <span aria-hidden="true">
          {reason} {untilRetry(left)}
        </span>
      </EmptyState>
    </div>
  );
}

/** E.g. "Trying again in 12 seconds." */
export function untilRetry(seconds: number): string {
  return seconds > 0
    ? t("Trying again in {time}.", { time: waitText(seconds) })
    : t("Trying again.");
}
