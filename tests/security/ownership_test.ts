/**
 * Two users, and every id in every route: what belongs to one is to the other as if it did not exist.
 * ASVS v5.0.0-8.2.1, 8.2.2, 8.3.1.
 */
import assert from "node:assert/strict";
import { newPictureKey } from "../../server/images/picture_key.ts";
import { type Belongings, furnish, NOTHING, SECRET_PROMPT } from "./belongings.ts";
import { GUESTS_OWN, isKnown, PUBLIC, urlAbout } from "./route_parameters.ts";
import { exampleBody } from "./example_bodies.ts";
import { EXAMPLE_FORMS, FORM_TYPE } from "./example_forms.ts";
import { pages, type Route, routesOf, urlOf } from "./routes.ts";
import { type Account, openWholeApp } from "./whole_app.ts";

const whole = await openWholeApp();
const { app, ask, signUp, services } = whole;

Deno.test.afterAll(() => whole.close());

interface Owner extends Account {
  things: Belongings;
}

async function newOwner(): Promise<Owner> {
  const account = await signUp();
  return { ...account, things: await furnish(whole, account) };
}

Deno.test("[ownership] every route with an id is listed with the owner of its ids", () => {
  const unknown = routesOf(app).filter((route) => !isKnown(route));
  assert.deepEqual(unknown.map(({ name }) => name), [], "add them to route_parameters.ts");
});

/** Whether this route's URL or body names something of a user's own. */
function namesOwn(route: Route): boolean {
  if (PUBLIC[route.name] || EXAMPLE_FORMS[route.name]) return false;
  const some = {
    ...NOTHING,
    sessionId: "1",
    picture: "2",
    character: 3,
    deleted: 4,
    submission: 5,
  };
  const [none, own] = [NOTHING, some].map((things) =>
    urlAbout(route, things) + JSON.stringify(exampleBody(route.name, {} as Account, things))
  );
  return none !== own;
}

for (const route of routesOf(app).filter(namesOwn)) {
  const { name, method } = route;
  Deno.test(`[ownership] ${name} with another user's thing answers as with one that does not exist`, async () => {
    const owner = await newOwner();
    const other = await signUp();
    const answer = async (things: Belongings, cookie?: string) => {
      const body = method === "GET" ? undefined : exampleBody(name, other, things);
      const response = await ask(method, urlAbout(route, things), { body, cookie });
      return { status: response.status, body: await response.text() };
    };
    const before = await whole.memory();
    const none = await answer(NOTHING, other.cookie);
    assert.ok(none.status === 404 || none.body.includes('"ids":[]'), `${none.status} ${none.body}`);
    assert.deepEqual(await answer(owner.things, other.cookie), none);
    const refused = GUESTS_OWN[name] ? 404 : 401;
    assert.equal((await answer(owner.things)).status, refused, "a guest has to sign in");
    await whole.assertUnchanged(before);

    const own = await answer(owner.things, owner.cookie);
    assert.ok(own.status < 300 && !own.body.includes('"ids":[]'), "the owner may");
  });
}

for (const [route, examples] of Object.entries(EXAMPLE_FORMS)) {
  for (const { what, about, competes } of examples.filter(({ namesOwn }) => namesOwn)) {
    const [method, pattern] = route.split(" ");
    Deno.test(`[ownership] ${route} (${what}) about another user's thing changes nothing`, async () => {
      const owner = await newOwner();
      const other = await signUp();
      if (!competes) await hideFrom(other, owner);
      const answer = async (things: Belongings, cookie?: string) => {
        const { parameters, fields } = about(things, other);
        const response = await ask(method!, urlOf(pattern!, parameters), {
          body: new URLSearchParams(fields).toString(),
          headers: { "content-type": FORM_TYPE },
          cookie,
        });
        const { status, headers } = response;
        return { status, location: headers.get("location"), words: wordsOf(await response.text()) };
      };
      const before = await whole.memory();
      const none = await answer(NOTHING, other.cookie);
      assert.deepEqual(await answer(owner.things, other.cookie), none);
      assert.match(
        (await answer(owner.things)).location ?? "",
        /^\/auth/,
        "a guest has to sign in",
      );
      await whole.assertUnchanged(before);
      const own = await answer(owner.things, owner.cookie);
      assert.equal(own.status, 303, "the owner may");
      assert.notDeepEqual(await whole.memory(), before);
    });
  }
}

/** Cats that others do not see. */
async function hideFrom(other: Account, { cookie, things }: Owner): Promise<void> {
  for (const id of [things.character, things.mate]) {
    const path = `/api/characters/${id}`;
    await ask("PATCH", path, { body: { visibility: "unlisted" }, cookie });
    assert.equal((await ask("GET", path, { cookie: other.cookie })).status, 404);
  }
}

/** What a person reads on a page. */
function wordsOf(html: string): string {
  return html.replace(/^.*<main/s, "").replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

Deno.test("[ownership] no answer to another user or a guest contains anything private of a user", async () => {
  const owner = await newOwner();
  const other = await signUp();
  const { email, cookie, things: { sessionId, picture } } = owner;
  const generation = await services.kv.get<string>(["generations_by_image", picture]);
  const token = cookie.split("=")[1]!;
  const marks = [SECRET_PROMPT, email, sessionId, picture, generation.value!, token];
  const routes = routesOf(app).filter(({ method }) => method === "GET");
  const paths = [...pages(), ...routes.map(({ pattern }) => urlOf(pattern))];
  for (const path of paths) {
    for (const cookie of [other.cookie, undefined]) {
      for (const query of ["", `?userId=${owner.id}&id=${owner.id}&user=${owner.username}`]) {
        const text = await (await ask("GET", path + query, { cookie })).text();
        for (const mark of marks) assert.ok(!text.includes(mark), `${path} reveals ${mark}`);
      }
    }
  }
  const own = await (await ask("GET", "/api/user/credits", { cookie })).text();
  assert.ok(own.includes(generation.value!), "but the owner sees it");
});

Deno.test("[ownership] the idempotency key of another finds nothing of theirs", async () => {
  const owner = await newOwner();
  const draw = async (cookie?: string) => {
    const response = await ask("POST", "/api/characters/generate", {
      body: { prompt: SECRET_PROMPT, style: "pixel" },
      headers: { "idempotency-key": "the key of my wish" },
      cookie,
    });
    return (await response.json()).imageUrl;
  };
  const first = await draw(owner.cookie);
  assert.notEqual(await draw((await signUp()).cookie), first);
  assert.notEqual(await draw(), first);
  assert.equal(await draw(owner.cookie), first);
});

Deno.test("[ownership] a picture opens with its temporary URL, and its key cannot be guessed", async () => {
  const { things: { picture: imageKey } } = await newOwner();
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
