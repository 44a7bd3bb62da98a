/**
 * Tells how long the server asks us to wait, and counts down.
 *
 * @module
 */
import { useEffect, useState } from "react";
import { Alert } from "../ui/Alert.tsx";
import { waitText } from "./wait_text.ts";

/** Shows nothing without `wait`, and once it is over. */
export function WaitNotice({ wait }: { wait?: { seconds: number; attempt: number } }) {
  return wait ? <Countdown key={wait.attempt} seconds={wait.seconds} /> : null;
}

function Countdown({ seconds }: { seconds: number }) {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const clock = setInterval(() => setLeft(Math.ceil((end - Date.now()) / 1000)), 1000);
    return () => clearInterval(clock);
  }, []);
  if (left <= 0) return null;
  return (
    <Alert tone="warning" title="A short break">
      {/* Read out once, not every second. */}
      <span className="sr-only">Please try again in {waitText(seconds)}.</span>
      <span aria-hidden="true">Please try again in {waitText(left)}.</span>
    </Alert>
  );
}
