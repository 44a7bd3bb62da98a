/** @module What an audit has found: how many of each it looked at, and what is wrong. */

/** Enough to see what is wrong; a broken index of a million rows is not a million sentences. */
const MOST_PROBLEMS = 1_000;

/** What an audit has looked at, and what is wrong. */
export interface Findings {
  /** How many were looked at, by what they are called. */
  counts: Map<string, number>;
  /** What is wrong, a sentence each: the first of them. */
  problems: string[];
  /** All of them. */
  problemCount: number;
  /** Counts this many more of a kind; one by default. */
  counted(what: string, more?: number): void;
  /** Notes what is wrong, as a sentence. */
  problem(sentence: string): void;
}

/** Findings without any yet. */
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
