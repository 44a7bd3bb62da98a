/**
 * The characters a person can choose from in the submit dialog.
 *
 * @module
 */
import { useEffect, useState } from "react";
import type { ApiProblem } from "../api/api.ts";
import { signInAgain } from "../session/expiry.ts";
import { joinPages, showPageFailure } from "../session/list_pages.ts";
import { type Eligible, findEligible } from "./eligible.ts";
import { t } from "../../lib/i18n/translate.ts";

export type EligibleState =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | ({ state: "ready"; adding: boolean } & Eligible);

/** Loads the first page at once. A further page that fails shows a toast; what is there stays. */
export function useEligible() {
  const [eligible, setEligible] = useState<EligibleState>({ state: "loading" });

  async function load() {
    setEligible({ state: "loading" });
    const first = await findEligible();
    if ("problem" in first) return fail(first.problem);
    setEligible({ state: "ready", adding: false, ...first });
  }

  async function showMore() {
    if (eligible.state !== "ready" || eligible.adding || !eligible.next) return;
    setEligible({ ...eligible, adding: true });
    const more = await findEligible({ url: eligible.next });
    if ("problem" in more) {
      setEligible({ ...eligible, adding: false });
      return showPageFailure(more.problem);
    }
    const characters = joinPages(eligible.characters, more.characters);
    setEligible({ ...eligible, adding: false, characters, next: more.next });
  }

  function fail(problem: ApiProblem) {
    if (signInAgain(problem)) return;
    setEligible({ state: "failed", message: problem.message || t("Please try again.") });
  }

  useEffect(() => void load(), []);

  return { eligible, load, showMore };
}
