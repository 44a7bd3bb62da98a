import assert from "node:assert/strict";
import { importsFromAbove } from "./server_layers.ts";

const SAMPLES: [what: string, path: string, source: string, wrong: string[]][] = [
  [
    "a use case may import the store",
    "server/contest/voting.ts",
    'import { keys } from "../store/keys.ts";',
    [],
  ],
  [
    "a use case may import another",
    "server/contest/listing.ts",
    'import { a } from "../characters/visibility.ts";',
    [],
  ],
  [
    "a route asks use cases, not the store",
    "server/routes/credits.ts",
    'import { readStatement } from "../store/credits/statement.ts";',
    ['server/routes/credits.ts: routes ask use cases, not the store ("server/store/credits/statement.ts")'],
  ],
  [
    "the store imports no use case",
    "server/store/contest/ballots.ts",
    'import { vote } from "../../contest/voting.ts";',
    ['server/store/contest/ballots.ts: store must not import use cases ("server/contest/voting.ts")'],
  ],
  [
    "a use case does not know HTTP",
    "server/payments/payments.ts",
    'import {\n  answer,\n  type Env,\n} from "../http/answer.ts";',
    ['server/payments/payments.ts: use cases must not import HTTP ("server/http/answer.ts")'],
  ],
  [
    "a use case does not know how services are put together",
    "server/admin/admin.ts",
    'import { createServices } from "../services.ts";',
    ['server/admin/admin.ts: use cases must not import services ("server/services.ts")'],
  ],
  [
    "the ground knows nothing above it",
    "server/telemetry/log.ts",
    'import { keys } from "../store/keys.ts";',
    ['server/telemetry/log.ts: ground must not import store ("server/store/keys.ts")'],
  ],
  [
    "the illustrator knows nothing above it",
    "server/illustrator/threads/pool.ts",
    'import { fail } from "../../generation/generation_failures.ts";',
    ['server/illustrator/threads/pool.ts: ground must not import use cases ("server/generation/generation_failures.ts")'],
  ],
  [
    "types are imports, too",
    "server/http/session.ts",
    'import type { App } from "../routes/app.ts";',
    ['server/http/session.ts: HTTP must not import routes ("server/routes/app.ts")'],
  ],
  [
    "listed types, too",
    "server/store/payments/demo.ts",
    'import { type Payment } from "../../payments/provider.ts";',
    ['server/store/payments/demo.ts: store must not import use cases ("server/payments/provider.ts")'],
  ],
  [
    "types named in place, too",
    "server/admin/admin.ts",
    'export type Kv = import("../services.ts").Services["kv"];',
    ['server/admin/admin.ts: use cases must not import services ("server/services.ts")'],
  ],
  [
    "routes may import everything below",
    "server/routes/votes.ts",
    'import { a } from "../http/answer.ts";',
    [],
  ],
  [
    "tests may import everything",
    "server/time/clock_test.ts",
    'import { a } from "../app.ts";',
    [],
  ],
  [
    "what is outside the server has rules of its own",
    "lib/choices.ts",
    'import { a } from "../server/app.ts";',
    [],
  ],
];

for (const [what, path, source, wrong] of SAMPLES) {
  Deno.test(`[layers] ${what}`, () => assert.deepEqual(importsFromAbove(path, source), wrong));
}
