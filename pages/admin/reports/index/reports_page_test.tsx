import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import type { AdminReports } from "../../../../lib/admin/admin_data.ts";
import type { ReportedEntry } from "../../../../lib/admin/reported_entry.ts";
import type { PageContext } from "../../../types.ts";
import { Page } from "./+Page.tsx";

const ENTRY: ReportedEntry = {
  submissionId: 2,
  character: { ref: 1, name: "Miso" },
  userId: 1,
  username: "alice",
  contestPeriod: "2026-11",
  status: "active",
  hidden: false,
  decided: false,
  reports: [{ reason: "other", at: "2026-11-20T10:00:00.000Z" }],
};

function htmlOf(entry: ReportedEntry): string {
  const pageContext = {
    data: { entries: [entry] },
    urlPathname: "/admin/reports",
    urlParsed: { search: {} },
  };
  return renderToString(<Page pageContext={pageContext as unknown as PageContext<AdminReports>} />)
    .replaceAll("<!-- -->", "");
}

Deno.test("[admin] the button of a report names its entry", () => {
  assert.match(htmlOf(ENTRY), />Hide… <span class="sr-only">Miso</);
  assert.match(htmlOf({ ...ENTRY, hidden: true }), />Show again… <span class="sr-only">Miso</);
  assert.match(
    htmlOf({ ...ENTRY, character: undefined }),
    />Hide… <span class="sr-only">a deleted character</,
  );
});
