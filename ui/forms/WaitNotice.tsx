/** @module Shows how long the server asks us to wait, and counts down. */
import { Alert } from "../components/Alert.tsx";
import { useSecondsLeft } from "./use_seconds_left.ts";
import { waitText } from "../../lib/forms/wait_text.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Shows nothing without `wait`, and once it is over. */
export function WaitNotice({ wait }: { wait?: { seconds: number; attempt: number } }) {
  return wait ? <Countdown key={wait.attempt} seconds={wait.seconds} /> : null;
}

function Countdown({ seconds }: { seconds: number }) {
  const left = useSecondsLeft(seconds);
  if (left <= 0) return null;
  return (
    <Alert tone="warning" title={t("A short break")}>
      {/* Read out once, not every second. */}
      <span className="sr-only">
        {t("Please try again in {time}.", { time: waitText(seconds) })}
      </span>
      <span aria-hidden="true">
        {t("Please try again in {time}.", { time: waitText(left) })}
      </span>
    </Alert>
  );
}
