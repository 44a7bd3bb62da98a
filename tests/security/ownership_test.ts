/**
 * Two users, and every id in every route: what belongs to one is to the other as if it did not exist.
 * ASVS v5.0.0-8.2.1, 8.2.2, 8.3.1.
 */
import assert from "node:assert/strict";
import { ulid } from "ulid";
import { newPictureKey } from "../../server/images/picture_key.ts";
import { exampleBody } from "./example_bodies.ts";
import { addressOf, pages, routesOf } from "./routes.ts";
import { type Account, openWholeApp } from "./whole_app.ts";

const whole = await openWholeApp();
const { app, ask, signUp, services } = whole;

Deno.test.afterAll(() => whole.close());

const SECRET_WISH = "a secret cat that nobody else knows of";

interface Owner extends Account {
  sessionId: string;
  imageKey: string;
  generationId: string;
}

async function newOwner(): Promise<Owner> {
  const account = await signUp();
  const response = await ask("POST", "/api/characters/generate", {
    body: { prompt: SECRET_WISH, style: "pixel" },
    headers: { "idempotency-key": "the key of my wish" },
    cookie: account.cookie,
  });
  const { imageUrl } = await response.json();
  const [session] = await Array.fromAsync(
    services.kv.list({ prefix: ["sessions_by_user", account.id] }),
  );
  const generation = await services.kv.get<string>(["generations_by_image", imageUrl]);
  return {
    ...account,
    sessionId: String(session!.key.at(-1)),
    imageKey: imageUrl,
    generationId: generation.value!,
  };
}

type Parameters = Record<string, string>;

/** Routes whose parameters name something of one user's own: that of the owner, and one that nobody has. */
const OWN: Record<string, { of: (owner: Owner) => Parameters; absent: Parameters }> = {
  "DELETE /api/account/sessions/:id": {
    of: ({ sessionId }) => ({ id: sessionId }),
    absent: { id: ulid() },
  },
};

/** Routes whose parameters name something that everybody who knows the name may have, and why. */
const PUBLIC: Record<string, string> = {
  "GET /api/characters/:id{[0-9]{1,15}}": "a saved character has a page of its own",
  "GET /images/:kind/:name": "the address carries a signature of its own",
};

const named = routesOf(app).filter(({ pattern }) => pattern.includes(":"));

Deno.test("[ownership] of each route with an id it is known whose ids it takes", () => {
  const unknown = named.map(({ name }) => name).filter((name) => !OWN[name] && !PUBLIC[name]);
  assert.deepEqual(unknown, []);
});

for (const { name, method, pattern } of named.filter(({ name }) => OWN[name])) {
  Deno.test(`[ownership] ${name} with somebody else's id answers as with none`, async () => {
    const { of, absent } = OWN[name]!;
    const owner = await newOwner();
    const other = await signUp();
    const body = method === "GET" || method === "DELETE" ? undefined : exampleBody(name, other);
    const answer = async (parameters: Parameters, cookie?: string) => {
      const response = await ask(method, addressOf(pattern, parameters), { body, cookie });
      return { status: response.status, body: await response.text() };
    };
    const before = await whole.memory();
    const none = await answer(absent, other.cookie);
    assert.equal(none.status, 404);
    assert.deepEqual(await answer(of(owner), other.cookie), none);
    assert.equal((await answer(of(owner))).status, 401, "a visitor has to sign in");
    assert.deepEqual(await whole.memory(), before);
    assert.ok((await answer(of(owner), owner.cookie)).status < 300, "the owner may");
  });
}

Deno.test("[ownership] nothing of one user's is in any answer to another, or to a visitor", async () => {
  const owner = await newOwner();
  const other = await signUp();
  const { email, sessionId, imageKey, generationId, cookie } = owner;
  const token = cookie.split("=")[1]!;
  const marks = [SECRET_WISH, email, sessionId, imageKey, generationId, token];
  const routes = routesOf(app).filter(({ method }) => method === "GET");
  const paths = [...pages(), ...routes.map(({ pattern }) => addressOf(pattern))];
  for (const path of paths) {
    for (const cookie of [other.cookie, undefined]) {
      for (const query of ["", `?userId=${owner.id}&id=${owner.id}&user=${owner.username}`]) {
        const text = await (await ask("GET", path + query, { cookie })).text();
        for (const mark of marks) assert.ok(!text.includes(mark), `${path} tells ${mark}`);
      }
    }
  }
  const own = await (await ask("GET", "/api/user/credits", { cookie })).text();
  assert.ok(own.includes(generationId), "but the owner sees it");
});

Deno.test("[ownership] somebody else's picture cannot be saved, as one that does not exist", async () => {
  const owner = await newOwner();
  const other = await signUp();
  const save = async (picture: string, { cookie }: Account) => {
    const body = exampleBody("POST /api/characters", other, picture);
    const response = await ask("POST", "/api/characters", { body, cookie });
    return { status: response.status, body: await response.text() };
  };
  const none = await save(newPictureKey(), other);
  assert.equal(none.status, 404);
  assert.deepEqual(await save(owner.imageKey, other), none);
  assert.equal((await save(owner.imageKey, owner)).status, 201);
  assert.deepEqual(await save(owner.imageKey, other), none, "not when it is saved either");
});

Deno.test("[ownership] the idempotency key of another finds nothing of theirs", async () => {
  const owner = await newOwner();
  const ask2 = (prompt: string, cookie?: string) =>
    ask("POST", "/api/characters/generate", {
      body: { prompt, style: "pixel" },
      headers: { "idempotency-key": "the key of my wish" },
      cookie,
    });
  for (const { cookie } of [await signUp(), { cookie: undefined }]) {
    const { imageUrl } = await (await ask2(SECRET_WISH, cookie)).json();
    assert.notEqual(imageUrl, owner.imageKey);
  }
  const again = await (await ask2(SECRET_WISH, owner.cookie)).json();
  assert.equal(again.imageUrl, owner.imageKey);
});

Deno.test("[ownership] a picture opens to whoever was given its address, and its key cannot be guessed", async () => {
  const { imageKey } = await newOwner();
  const statusOf = async (path: string) => (await ask("GET", path)).status;
  assert.equal(await statusOf(`/images/${imageKey}`), 403);
  assert.equal(await statusOf(`/api/images/presigned?key=${newPictureKey()}`), 404);
  const key = encodeURIComponent(imageKey);
  const { presignedUrl } = await (await ask("GET", `/api/images/presigned?key=${key}`)).json();
  assert.equal(await statusOf(presignedUrl), 200);
  assert.equal(await statusOf(presignedUrl.replace(imageKey, newPictureKey())), 403);
});

Deno.test("[ownership] what a session may do ends with it, on pages and in the API", async () => {
  const endings: ((account: Account) => [path: string, body?: unknown])[] = [
    () => ["/api/logout"],
    ({ password }) => ["/api/account/password", {
      currentPassword: password,
      newPassword: "quite another secret",
    }],
    ({ password }) => ["/api/account/delete", { password }],
  ];
  for (const ending of endings) {
    const account = await signUp();
    const { cookie } = account;
    const [path, body] = ending(account);
    assert.equal((await ask("POST", path, { body, cookie })).status, 204);
    assert.equal((await ask("GET", "/api/user", { cookie })).status, 401, path);
    assert.equal((await ask("GET", "/account", { cookie })).status, 302, path);
  }
});
