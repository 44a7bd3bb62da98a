/**
 * The characters a person can choose from in the submit dialog.
 *
 * @module
 */
import { useEffect, useRef, useState } from "react";
import type { ApiProblem } from "../api.ts";
import { signInAgain } from "../session/expiry.ts";
import { ALL_CHARACTERS, type Eligible, findEligible, findTakingPart } from "./eligible.ts";
import type { Period } from "./period.ts";

export type EligibleState =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | ({ state: "ready"; adding: boolean } & Eligible);

export function useEligible(period: Period) {
  const [eligible, setEligible] = useState<EligibleState>({ state: "loading" });
  const taking = useRef<ReadonlySet<number>>(new Set());

  async function load() {
    setEligible({ state: "loading" });
    const found = await findTakingPart(period);
    if ("problem" in found) return fail(found.problem);
    taking.current = found;
    const first = await findEligible(found, ALL_CHARACTERS);
    if ("problem" in first) return fail(first.problem);
    setEligible({ state: "ready", adding: false, ...first });
  }

  async function showMore() {
    if (eligible.state !== "ready" || eligible.adding || !eligible.next) return;
    setEligible({ ...eligible, adding: true });
    const more = await findEligible(taking.current, eligible.next);
    if ("problem" in more) return fail(more.problem);
    const characters = [...eligible.characters, ...more.characters];
    setEligible({ ...eligible, adding: false, characters, next: more.next });
  }

  function fail(problem: ApiProblem) {
    if (signInAgain(problem)) return;
    setEligible({ state: "failed", message: problem.message || "Please try again." });
  }

  useEffect(() => void load(), []);

  return { eligible, load, showMore };
}
