/**
 * @module The first admin page: the month, what waits for a decision, and whether everything works.
 */
import type { AdminOverview, HealthCheck, MonthFigures } from "../../lib/admin/admin_data.ts";
import { lastDayOf } from "../../lib/contest/period.ts";
import { contestsBefore } from "../store/contest/contests.ts";
import { keys } from "../store/keys.ts";
import type { AdminDeps } from "./admin_deps.ts";
import { figures } from "./figures.ts";
import { t } from "../../lib/i18n/translate.ts";
import { within } from "../concurrency/deadline.ts";

/** Months before this one that are shown. */
const PAST_MONTHS = 6;

/** What has not answered by then is down. */
const HEALTH_LIMIT_MS = 3000;

/** What the first admin page shows at this moment. */
export async function overview(deps: AdminDeps): Promise<AdminOverview> {
  const [month, reports, registration, health, shownFigures] = await Promise.all([
    monthFigures(deps),
    deps.moderation.carryOut({ action: "list" }),
    deps.registration.mode(),
    healthChecks(deps),
    figures(),
  ]);
  const reported = "reported" in reports ? reports.reported : [];
  return {
    month,
    openReports: reported.filter(({ decided }) => !decided).length,
    registration,
    health,
    figures: shownFigures,
  };
}

async function monthFigures({ kv, contest }: AdminDeps): Promise<MonthFigures> {
  const period = contest.period();
  const [{ entries, votes }, past] = await Promise.all([
    contest.figures(),
    contestsBefore(kv, period),
  ]);
  return {
    period,
    lastDay: lastDayOf(period),
    entries,
    votes,
    past: past.slice(0, PAST_MONTHS).map(({ period, row }) => ({
      period,
      state: row.state,
      ...(row.state === "closed" && { entries: row.entries }),
    })),
  };
}

async function healthChecks(
  { kv, images, generator, payments, config }: AdminDeps,
): Promise<HealthCheck[]> {
  const remote = config.kvUrl?.startsWith("http") ?? config.onDeploy;
  return await Promise.all([
    check(
      t("Database"),
      remote ? t("remote") : t("in the data folder"),
      () => kv.get(keys.installation),
    ),
    check(t("Pictures"), images.name, () => images.check()),
    { name: t("Drawing"), ok: true, detail: generator.name },
    { name: t("Payments"), ok: true, detail: payments.title },
  ]);
}

async function check(
  name: string,
  detail: string,
  ask: () => Promise<unknown>,
): Promise<HealthCheck> {
  const start = performance.now();
  try {
    await within(HEALTH_LIMIT_MS, ask());
    const milliseconds = Math.round(performance.now() - start);
    return {
      name,
      ok: true,
      detail: t("{what}, answers in {n} ms", { what: detail, n: milliseconds }),
    };
  } catch {
    return { name, ok: false, detail: t("{what}, does not answer", { what: detail }) };
  }
}
