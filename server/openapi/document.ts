/** @module The description of the API that other programs read: OpenAPI 3.1. */
import { STATUS_CODES } from "node:http";
import * as z from "zod/mini";
import * as answers from "./answers.ts";
import { type Call, TAGS } from "./calls/call.ts";
import { CALLS } from "./calls.ts";

/** An object of JSON. */
export type Json = Record<string, unknown>;

/** Any call may meet these. */
const ALWAYS_POSSIBLE = [429, 503];

const NOT_SIGNED_IN = 401;

/** The whole document; `origin` is the site's. */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of CALLS) {
    const [method, path] = call.call.split(" ") as [string, string];
    (paths[path] ??= {})[method.toLowerCase()] = operation(call, path);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Purrtrait",
      version: "1",
      description:
        "Errors are `{ message }`, fit to be shown, with `issues` where a field is wrong. Lists name their " +
        "next page in a `Link` header. What changes something needs the site's own `Origin`.",
    },
    servers: [{ url: origin }],
    tags: TAGS.map((name) => ({ name })),
    paths,
    components: { schemas: schemas(), securitySchemes: { session: SESSION, key: KEY } },
  };
}

const KEY = { type: "http", scheme: "bearer" };

const SESSION = { type: "apiKey", in: "cookie", name: "session" };

/** Whether an API key is enough: for what draws, and for what only reads. */
function isForKeys({ call, tag }: Call): boolean {
  return tag !== "Session" && (call.startsWith("GET ") || call.includes("/redraw"));
}

function operation(call: Call, path: string): Json {
  const failures = [
    ...call.failures ?? [],
    ...ALWAYS_POSSIBLE,
    ...(call.session ? [NOT_SIGNED_IN] : []),
  ];
  return {
    summary: call.summary,
    tags: [call.tag],
    ...(call.session && { security: [{ session: [] }, ...(isForKeys(call) ? [{ key: [] }] : [])] }),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) =>
        parameter("path", name!, { type: "string" })
      ),
      ...Object.entries(call.query ?? {}).map(([name, schema]) => parameter("query", name, schema)),
    ],
    ...(call.body && { requestBody: { required: true, content: json(ref(call.body.name)) } }),
    responses: {
      [call.answer.status ?? 200]: success(call.answer),
      ...Object.fromEntries(
        failures.toSorted((a, b) => a - b).map((status) => [status, failure(status)]),
      ),
    },
  };
}

function parameter(place: "path" | "query", name: string, schema: object): Json {
  return { in: place, name, required: place === "path", schema };
}

function success({ schema, list, type }: Call["answer"]): Json {
  const description = "Done";
  if (schema) return { description, content: json(ref(schema)) };
  if (list) return { description, content: json({ type: "array", items: ref(list) }) };
  return type ? { description, content: { [type]: {} } } : { description };
}

function failure(status: number): Json {
  return { description: STATUS_CODES[status]!, content: json(ref("Problem")) };
}

function json(schema: Json): Json {
  return { "application/json": { schema } };
}

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

/** Every body and answer by its name. Checks that no schema can say are left out. */
function schemas(): Json {
  const bodies = CALLS.flatMap(({ body }) => body ? [[body.name, body.schema] as const] : []);
  const all = [...bodies, ...Object.entries(answers)];
  return Object.fromEntries(all.map(([name, schema]) => {
    const { $schema: _, ...plain } = z.toJSONSchema(schema, {
      io: "input",
      unrepresentable: "any",
    });
    return [name, plain];
  }));
}
