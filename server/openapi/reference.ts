/** @module The same calls as {@link openApiDocument} describes, for people. */
import * as z from "zod/mini";
import type { ApiCall, ApiGroup } from "../../lib/api_reference.ts";
import { type Call, TAGS } from "./calls/call.ts";
import { CALLS } from "./calls.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Every call, in groups. */
export function apiReference(): ApiGroup[] {
  return TAGS.map((name) => ({
    name,
    calls: CALLS.filter(({ tag }) => tag === name).map(toApiCall),
  }));
}

function toApiCall(
  { call, summary, session, query = {}, body, answer, failures = [] }: Call,
): ApiCall {
  const [method, path] = call.split(" ") as [string, string];
  return {
    method,
    path,
    summary,
    needsSession: session === true,
    query: Object.keys(query),
    body: body ? fieldsOf(body.schema) : [],
    status: answer.status ?? 200,
    answer: answer.schema ??
      (answer.list ? t("list of {what}", { what: answer.list }) : answer.type ?? t("nothing")),
    failures,
  };
}

function fieldsOf(schema: z.core.$ZodType): string[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  });
  return Object.keys(properties).map((name) => required.includes(name) ? name : `${name}?`);
}
