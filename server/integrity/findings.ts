/**
 * What an audit has found: how many of each it looked at, and what is wrong.
 *
 * @module
 */

/** Enough to see what is wrong; a broken index of a million rows is not a million sentences. */
const MOST_PROBLEMS = 1_000;

export interface Findings {
  /** How many were looked at, by what they are called. */
  counts: Map<string, number>;
  /** What is wrong, a sentence each: the first of them. */
  problems: string[];
  /** All of them. */
  problemCount: number;
  counted(what: string, more?: number): void;
  problem(sentence: string): void;
}

export function createFindings(): Findings {
  const counts = new Map<string, number>();
  const findings: Findings = {
    counts,
    problems: [],
    problemCount: 0,
    counted(what, more = 1) {
      counts.set(what, (counts.get(what) ?? 0) + more);
    },
    problem(sentence) {
      findings.problemCount++;
      if (findings.problems.length < MOST_PROBLEMS) findings.problems.push(sentence);
    },
  };
  return findings;
}
