/**
 * @module What a cluster is put through, in this order. Each answers its figures in a sentence, or throws.
 */
import { auditCluster } from "./audit.ts";
import { boards } from "./boards.ts";
import type { Cluster } from "./cluster.ts";
import { databaseOutages } from "./database_outages.ts";
import { kills } from "./kills.ts";
import { limits } from "./limits.ts";
import { mixedLoad } from "./mixed_load.ts";
import { monthEnd } from "./month_end.ts";
import { races } from "./races.ts";
import { rollingRestart } from "./rolling_restart.ts";
import { storageOutage } from "./storage_outage.ts";
import { throughput } from "./throughput.ts";
import { webhookBurst } from "./webhook_burst.ts";

export type Scenario = [name: string, run: (cluster: Cluster) => Promise<string>];

/** All of them, with a mixed load of so many minutes. */
export function scenarios({ minutes }: { minutes: number }): Scenario[] {
  return [
    ["races", races],
    ["boards", boards],
    ["kills", kills],
    ["database outages", databaseOutages],
    ["storage outage", storageOutage],
    ["webhook burst", webhookBurst],
    ["limits", limits],
    ["month's end", monthEnd],
    ["rolling restart", rollingRestart],
    ["mixed load", (cluster) => mixedLoad(cluster, minutes * 60_000)],
    ["audit", auditCluster],
  ];
}

/** What is only measured, when it is asked for by name. */
export const MEASUREMENTS: Scenario[] = [["throughput", throughput]];
