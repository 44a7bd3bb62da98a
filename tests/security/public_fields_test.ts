/**
 * The fields of each answer: a new field must be added here before it is public. Values that only
 * their owner may know are looked for in every answer. ASVS v5.0.0-15.3.1.
 */
import assert from "node:assert/strict";
import {
  CHARACTER as CHARACTER_PATH,
  DELETED_CHARACTER,
} from "../../server/routes/character_url.ts";
import { furnish } from "./belongings.ts";
import { urlAbout } from "./route_parameters.ts";
import { exampleBody } from "./example_bodies.ts";
import { OFFLINE_PAGE, pages, routesOf, urlOf } from "./routes.ts";
import { type Account, openWholeApp } from "./whole_app.ts";

const whole = await openWholeApp();
const { app, ask, signUp, services } = whole;

Deno.test.afterAll(() => whole.close());

/** Names between white space. */
function fields(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** The same inside of something. */
function within(outer: string, inner: readonly string[]): string[] {
  return inner.map((key) => `${outer}.${key}`);
}

const USER = ["id", "remainingGenerations", "username"];

const CHARACTER = fields(`
  accessories alt colorScheme createdAt favorite id imageUrl isPremium mayHaveKittens name prompt
  sex style traits userId visibility
`);

const STORY_PATH = "/api/stories/:id{[0-9A-Z]{26}}";

const STORY = fields("alts characterId createdAt id lines lines.says lines.text name");

const SUBMISSION = [
  "character",
  ...within("character", CHARACTER),
  ...fields("characterId contestPeriod description id isWinner status submittedAt userId"),
  ...fields("username voteCount"),
];

const PRODUCT = ["description", "generationCredits", "id", "name", "price", "type"];

const SUBSCRIPTION = fields(`
  createdAt endDate generationsRemaining generationsTotal id startDate status type
`);

const UNDERSTANDING = fields(`
  cost guessed guessed.value guessed.what ignored understood understood.meaning understood.text
`);

/** Of what is drawn and not saved. */
const DRAWN = [
  ...fields("accessories alt colorScheme createdAt favorite imageUrl isPremium name prompt"),
  ...fields("remainingGenerations seed style traits understanding"),
  ...within("understanding", UNDERSTANDING),
];

/** The keys of each answer in JSON; those inside lists and objects behind a dot. */
const PUBLIC_KEYS: Record<string, string[]> = {
  "GET /healthz": ["ok"],
  "GET /livez": ["ok"],
  "GET /readyz": ["ok"],
  "GET /api/images/presigned": ["presignedUrl"],
  "POST /api/test-presigned-url": ["presignedUrl"],
  "GET /api/user": USER,
  "POST /api/register": USER,
  "POST /api/login": USER,
  "GET /api/account/email": ["email", "pending", "verified"],
  "POST /api/account/email": ["email", "pending", "verified"],
  "GET /api/account/profile": ["isPublic"],
  "POST /api/account/profile": ["isPublic"],
  "GET /api/keys": ["createdAt", "id", "name"],
  "POST /api/keys": ["createdAt", "id", "key", "name"],
  "GET /api/account/passkeys": ["addedAt", "id", "name"],
  "POST /api/account/passkeys/options": fields(`
    attestation authenticatorSelection authenticatorSelection.requireResidentKey
    authenticatorSelection.residentKey authenticatorSelection.userVerification challenge
    excludeCredentials excludeCredentials.id excludeCredentials.transports
    excludeCredentials.type extensions extensions.credProps hints pubKeyCredParams
    pubKeyCredParams.alg pubKeyCredParams.type rp rp.id rp.name timeout user user.displayName
    user.id user.name
  `),
  "POST /api/passkeys/options": ["challenge", "rpId", "timeout", "userVerification"],
  "GET /api/account/sessions": ["current", "device", "id", "lastUsed", "network", "signedInAt"],
  "POST /api/characters/understand": [...UNDERSTANDING, "refused"],
  "POST /api/characters/read-photo": ["cat"],
  "POST /api/characters/generate": DRAWN,
  "POST /api/characters/redraw": [
    ...DRAWN,
    ...fields("changed changed.from changed.to changed.what cost"),
  ],
  "POST /api/kittens": [
    "litter",
    ...within("litter", [...DRAWN, "parents", "sex"]),
    ...fields(`
    odds odds.look odds.chance squares squares.locus squares.title
    squares.rows squares.columns squares.cells squares.cells.genotype squares.cells.look
    squares.cells.sex remainingGenerations
  `),
  ],
  "POST /api/stories": [
    ...STORY,
    "panels",
    ...within("panels", DRAWN),
    "remainingGenerations",
  ],
  "GET /api/stories": STORY,
  [`DELETE ${STORY_PATH}`]: ["ok"],
  "GET /api/generations": [...DRAWN, "expiresAt", "savedAs"],
  "POST /api/characters": CHARACTER,
  "GET /api/characters": CHARACTER,
  "GET /api/user/characters": CHARACTER,
  "GET /api/user/characters/deleted": [...CHARACTER, "deletedAt", "deletedUntil"],
  [`GET ${CHARACTER_PATH}`]: CHARACTER,
  [`GET ${CHARACTER_PATH}/presigned-url`]: ["presignedUrl"],
  [`GET ${CHARACTER_PATH}/local-image`]: ["localUrl"],
  [`GET ${CHARACTER_PATH}/pet.zip`]: ["ahead"],
  [`PATCH ${CHARACTER_PATH}`]: CHARACTER,
  [`DELETE ${CHARACTER_PATH}`]: ["ok"],
  [`POST ${DELETED_CHARACTER}/restore`]: CHARACTER,
  [`GET ${CHARACTER_PATH}/neighbours`]: fields(
    "next next.id next.name previous previous.id previous.name",
  ),
  "POST /api/characters/delete": ["ids", "ok"],
  "POST /api/characters/restore": ["ids", "ok"],
  "GET /api/community/submissions": SUBMISSION,
  "POST /api/community/submissions": SUBMISSION,
  "POST /api/community/submissions/:id{[0-9]{1,15}}/withdraw": SUBMISSION,
  "POST /api/community/submissions/:id{[0-9]{1,15}}/vote": ["rating", "submissionId", "voteCount"],
  "POST /api/community/submissions/:id{[0-9]{1,15}}/report": ["ok"],
  "GET /api/user/submissions": SUBMISSION,
  "GET /api/community/eligible": CHARACTER,
  "GET /api/user/credits": fields(`
    available entries entries.amount entries.at entries.balanceAfter entries.kind
    entries.reference held
  `),
  "GET /api/subscription/packages": PRODUCT,
  "GET /api/user/subscriptions": SUBSCRIPTION,
  "POST /api/subscription/credit-pack": ["url"],
  "POST /api/subscription/premium-lifetime": ["url"],
  "POST /api/subscription/cancel": SUBSCRIPTION,
  "POST /api/subscription/resume": SUBSCRIPTION,
  "POST /api/subscription/portal": ["url"],
  "POST /api/create-payment-intent": ["clientSecret"],
  "POST /api/demo-payments/:id/pay": ["returnUrl", "status"],
  "POST /api/demo-payments/:id/cancel": ["returnUrl"],
  "POST /api/demo-payments/:id/settle": ["status"],
  "POST /api/demo-payments/:id/card": ["status"],
  "POST /api/demo-payments/:id/renew": ["status"],
  "POST /api/demo-payments/:id/refund": ["status"],
  "POST /api/demo-payments/:id/dispute": ["status"],
  "GET /api/user/notifications": ["notifications", "unread"],
  "GET /api/user/credits/check": ["agrees", "available", "held", "sum"],
};

/** Where people see their own e-mail. */
const OF_ITS_OWNER = ["GET /api/account/email"];

/** Describes the calls and has nothing of anybody's. */
const DESCRIPTION = "GET /openapi.json";

for (const route of routesOf(app).filter(({ name }) => name !== DESCRIPTION)) {
  const { name, method } = route;
  Deno.test(`[public fields] ${name}`, async () => {
    const account = await signUp();
    const { cookie } = account;
    const things = await furnish(whole, account);
    const body = exampleBody(name, account, things);
    const url = urlAbout(route, things);
    const response = await ask(
      method,
      `${url}${url.includes("?") ? "&" : "?"}key=${encodeURIComponent(things.picture)}`,
      {
        body: method === "GET" ? undefined : body,
        cookie,
      },
    );
    const type = response.headers.get("content-type") ?? "";
    const text = await response.text();
    const json = response.ok && type.startsWith("application/json") ? JSON.parse(text) : undefined;
    const allowed = PUBLIC_KEYS[name] ?? [];
    const keys = keysOf(json);
    assert.deepEqual(keys.filter((key) => !allowed.includes(key)), [], "also public");
    assert.equal(keys.length > 0, allowed.length > 0, "something is public");
    if (OF_ITS_OWNER.includes(name)) return;
    if (!type.includes("zip")) assertNoSecrets(text, await secretsOf(account));
  });
}

Deno.test("[public fields] a page has its user's name and balance, and nothing else of them", async () => {
  const account = await signUp();
  const secrets = await secretsOf(account);
  for (const path of pages()) {
    const response = await ask("GET", path, { cookie: account.cookie });
    const html = await response.text();
    assertNoSecrets(html, secrets);
    const hasName = html.includes(account.username);
    if (path === OFFLINE_PAGE) assert.ok(!hasName, path);
    else if (response.status === 200) assert.ok(hasName, path);
  }
});

Deno.test("[public fields] a refusal has its message and fields, and not what was sent", async () => {
  const account = await signUp();
  const { username, cookie } = account;
  for (const { name, method, pattern } of routesOf(app)) {
    const sent = { username, password: "no secret of mine", currentPassword: "no secret of mine" };
    const response = await ask(method, urlOf(pattern), {
      body: method === "GET" ? undefined : sent,
      cookie,
    });
    if (response.status < 400) continue;
    const text = await response.text();
    assert.doesNotMatch(text, /no secret of mine/, name);
    const known = ["issues", "issues.message", "issues.path", "message"];
    assert.deepEqual(keysOf(JSON.parse(text)).filter((key) => !known.includes(key)), [], name);
  }
});

async function secretsOf({ id, email, password, cookie }: Account) {
  const user = await services.kv.get<{ passwordHash: string }>(["users", id]);
  const sessions = await Array.fromAsync(
    services.kv.list<string>({ prefix: ["sessions_by_user", id] }),
  );
  return [
    email,
    password,
    cookie.split("=")[1]!,
    "argon2",
    ...(user.value ? [user.value.passwordHash] : []),
    ...sessions.map(({ value }) => value),
  ];
}

function assertNoSecrets(text: string, secrets: string[]) {
  for (const secret of secrets) assert.ok(!text.includes(secret), `reveals ${secret}`);
}

/** Every key in a value of JSON. */
function keysOf(value: unknown, before = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, before));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap((
    [key, inside],
  ) => [before + key, ...keysOf(inside, `${before}${key}.`)]);
}
