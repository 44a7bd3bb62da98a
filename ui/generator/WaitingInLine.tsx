/**
 * A picture that waits for its turn: its place in line, and about how long it takes until it is drawn.
 *
 * @module
 */
import { useSecondsLeft } from "../forms/use_seconds_left.ts";
import { waitText } from "../../lib/forms/wait_text.ts";

/** A screen reader reads the wait each time it has become this much shorter. */
const SPOKEN_STEP_SECONDS = 15;

export interface WaitingInLineProps {
  /** How many pictures come first. */
  ahead: number;
  /** The expected wait. */
  seconds: number;
}

export function WaitingInLine({ ahead, seconds }: WaitingInLineProps) {
  const left = useSecondsLeft(seconds);
  const spoken = Math.ceil(left / SPOKEN_STEP_SECONDS) * SPOKEN_STEP_SECONDS;
  return (
    <div className="grid justify-items-center gap-1">
      <p aria-hidden="true" data-place className="font-display text-4xl font-medium tabular-nums">
        {ahead + 1}
      </p>
      <p aria-hidden="true" className="text-base">your place in line</p>
      <p aria-hidden="true" className="text-sm text-muted tabular-nums">{expectation(left)}</p>
      <p role="status" className="sr-only">Your picture waits in line: {expectation(spoken)}</p>
    </div>
  );
}

function expectation(seconds: number): string {
  return seconds > 0 ? `about ${waitText(seconds).replace("about ", "")} to go` : "any moment now";
}
