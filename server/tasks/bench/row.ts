/** @module One line of the bench's table. */

export interface Row {
  what: string;
  measured: string;
  /** The baseline, with its figure. */
  against?: string;
  /** Measured divided by baseline. */
  ratio?: number;
  goal: string;
  met: boolean;
}

/** Requests per second that are to be at least so many. */
export function perSecondRow(what: string, perSecond: number, goal: number): Row {
  return {
    what,
    measured: `${Math.round(perSecond).toLocaleString("en")}/s`,
    goal: `≥ ${goal}/s`,
    met: perSecond >= goal,
  };
}

/** Requests per second against a baseline's. */
export function throughputRow(
  what: string,
  ours: number,
  baseline: { name: string; perSecond: number },
  goalRatio: number,
): Row {
  const ratio = ours / baseline.perSecond;
  return {
    what,
    measured: `${Math.round(ours).toLocaleString("en")}/s`,
    against: `${baseline.name}, ${Math.round(baseline.perSecond).toLocaleString("en")}/s`,
    ratio,
    goal: `≥ ${goalRatio * 100} %`,
    met: ratio >= goalRatio,
  };
}

/** Time against a baseline's. */
export function costRow(
  what: string,
  ms: number,
  baseline: { name: string; ms: number },
  goalRatio: number,
): Row {
  const ratio = ms / baseline.ms;
  return {
    what,
    measured: `${ms.toFixed(1)} ms`,
    against: `${baseline.name}, ${baseline.ms.toFixed(1)} ms`,
    ratio,
    goal: `≤ ${Math.round(goalRatio * 100)} %`,
    met: ratio <= goalRatio,
  };
}
