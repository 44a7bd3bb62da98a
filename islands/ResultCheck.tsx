/** @module Counts the published ballots of a closed month again, in the reader's own browser. */
import { useState } from "react";
import { callApi } from "../ui/api/api.ts";
import { placeName } from "../lib/contest/place.ts";
import type { ContestResult } from "../lib/contest/result.ts";
import { lazyImport } from "../ui/islands/lazy_import.ts";
import { Alert } from "../ui/components/Alert.tsx";
import { Button } from "../ui/components/Button.tsx";
import { t, tn } from "../lib/i18n/translate.ts";

export interface ResultCheckProps {
  /** Where the result is published. */
  url: string;
  /** What the entries that won are called, by their ids. */
  names: Record<number, string>;
}

type Check =
  | { state: "idle" }
  | { state: "counting" }
  | { state: "failed"; message: string }
  | { state: "done"; agrees: boolean; result: ContestResult };

export default function ResultCheck({ url, names }: ResultCheckProps) {
  const [check, setCheck] = useState<Check>({ state: "idle" });

  async function count() {
    setCheck({ state: "counting" });
    const [answer, counting] = await Promise.all([
      callApi<ContestResult>(url),
      lazyImport(() => import("../lib/contest/result.ts")),
    ]);
    if ("problem" in answer) {
      const message = answer.problem.message || t("Please try again.");
      return setCheck({ state: "failed", message });
    }
    if (!counting) return setCheck({ state: "idle" });
    setCheck({ state: "done", agrees: counting.agrees(answer.body), result: answer.body });
  }

  const counting = check.state === "counting";
  return (
    <div className="grid justify-items-start gap-5">
      <Button variant="secondary" busy={counting} onClick={count}>
        {counting ? t("Counting...") : t("Check the result")}
      </Button>
      {check.state === "failed" && (
        <Alert tone="destructive" title={t("The ballots could not be loaded")}>
          {check.message}
        </Alert>
      )}
      {check.state === "done" && <Verdict {...check} names={names} />}
    </div>
  );
}

function Verdict(
  { agrees, result, names }: Pick<Check & { state: "done" }, "agrees" | "result"> & {
    names: ResultCheckProps["names"];
  },
) {
  const votes = result.ballots.reduce((sum, { ratings }) => sum + ratings.length, 0);
  const counted = {
    votes: tn(votes, "{n} vote", "{n} votes"),
    entries: tn(result.ballots.length, "{n} entry", "{n} entries"),
  };
  const winners = result.ranking.filter(({ isWinner }) => isWinner);
  return (
    <>
      <Alert
        tone={agrees ? "success" : "destructive"}
        title={agrees ? t("The result agrees") : t("The result does not agree")}
        className="w-full"
      >
        {agrees
          ? t(
            "Your browser has counted {votes} for {entries} and comes to the same places.",
            counted,
          )
          : t(
            "Your browser has counted {votes} for {entries} and comes to other places. Please tell us.",
            counted,
          )}
      </Alert>
      <div
        className="w-full overflow-x-auto"
        tabIndex={0}
        role="group"
        aria-label={t("The places")}
      >
        <table className="w-full text-left">
          <thead className="text-sm text-muted">
            <tr className="border-b border-line">
              {[t("Place"), t("Name"), t("Points"), t("Votes")].map((title) => (
                <th key={title} scope="col" className="py-2 pr-6 font-display font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {winners.map(({ submissionId, rank, points, votes }) => (
              <tr key={submissionId} className="border-b border-line">
                <td className="py-2 pr-6 min-[16rem]:whitespace-nowrap">{placeName(rank)}</td>
                <td className="py-2 pr-6">{names[submissionId] ?? t("No longer here")}</td>
                <td className="py-2 pr-6">{points}</td>
                <td className="py-2">{votes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
