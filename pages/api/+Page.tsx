/** @module The calls of the API for people; programs read `/openapi.json`. It ships no script. */
import type { ApiCall, ApiGroup } from "../../lib/api_reference.ts";
import { t } from "../../lib/i18n/translate.ts";
import { Card } from "../../ui/components/Card.tsx";
import { Trans } from "../../ui/components/Trans.tsx";
import type { PageProps } from "../types.ts";

export function Page({ pageContext }: PageProps<ApiGroup[]>) {
  return (
    <>
      <header className="mb-8 grid gap-2 lg:mb-10">
        <h1>API</h1>
        <p className="max-w-prose text-lg text-muted">
          <Trans
            text="Every call that other programs may make. They read the same in {file}."
            values={{ file: <a className={LINK} href="/openapi.json">openapi.json</a> }}
          />
        </p>
        <p className="max-w-prose text-muted">
          <Trans
            text="Assistants draw through MCP, at {address}, with an API key of {account}."
            values={{
              address: <code>/mcp</code>,
              account: <a className={LINK} href="/account">{t("your account")}</a>,
            }}
          />
        </p>
      </header>
      <div className="grid gap-6">
        {pageContext.data.map((group) => <Group key={group.name} {...group} />)}
      </div>
    </>
  );
}

const LINK = "font-semibold text-accent-ink underline underline-offset-4";

function Group({ name, calls }: ApiGroup) {
  return (
    <Card>
      <h2 className="mb-4">{t(name)}</h2>
      <ul className="grid gap-5">
        {calls.map((call) => <CallItem key={`${call.method} ${call.path}`} {...call} />)}
      </ul>
    </Card>
  );
}

function CallItem({ method, path, summary, needsSession, ...call }: ApiCall) {
  return (
    <li className="grid gap-1 wrap-anywhere">
      <h3 className="font-mono text-base">
        <span className="text-accent-ink">{method}</span> {path}
      </h3>
      <p>
        {t(summary)}
        {needsSession && <span className="text-muted">{t(". Needs a session.")}</span>}
      </p>
      <dl className="text-sm text-muted">
        <Fact name={t("Query")} values={call.query} />
        <Fact name={t("Body")} values={call.body} />
        <Fact name={t("Answer")} values={[`${call.status} ${call.answer}`]} />
        <Fact name={t("Failures")} values={call.failures.map(String)} />
      </dl>
    </li>
  );
}

function Fact({ name, values }: { name: string; values: string[] }) {
  if (values.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt>{name}</dt>
      <dd>{values.join(", ")}</dd>
    </div>
  );
}
