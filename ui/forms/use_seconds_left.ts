/** @module A countdown of seconds. */
import { useEffect, useState } from "react";

/** The seconds left of `seconds`, down to 0; starts anew when `seconds` is another number. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const show = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    show();
    const clock = setInterval(show, 1000);
    return () => clearInterval(clock);
  }, [seconds]);
  return left;
}
