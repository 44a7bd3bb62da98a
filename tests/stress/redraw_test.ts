/**
 * A crowd changes its pictures at once: each person has their own cat with their own change, or is asked to
 * wait.
 */
import assert from "node:assert/strict";
import type { GeneratedCharacter } from "../../lib/character.ts";
import type { Accessory } from "../../lib/choices.ts";
import { createLimit } from "../../server/concurrency/limit.ts";
import { recipeOf } from "../../server/illustrator/mod.ts";
import { stress, tally } from "./stress.ts";

const PEOPLE = 200;
const COATS = ["ginger", "black", "white", "grey", "brown", "cream", "calico"];
const CHANGES: Accessory[] = ["hat", "glasses", "scarf", "backpack"];

interface Person {
  /** Sent as the client's address: limits count each on their own. */
  address: string;
  cookie: string;
  picture: GeneratedCharacter;
  change: Accessory;
}

stress(`${PEOPLE} people change their pictures at once`, async ({ start }) => {
  const { origin } = await start({ variables: { TRUSTED_PROXIES: "1" } });
  const send = async (path: string, body: unknown, { address, cookie = "" }: Partial<Person>) => {
    const response = await fetch(origin + path, {
      method: "POST",
      headers: {
        origin,
        "content-type": "application/json",
        "x-forwarded-for": address!,
        cookie,
      },
      body: JSON.stringify(body),
    });
    return { response, body: await response.json() };
  };

  // Few at a time, so that each has a picture.
  const few = createLimit({ atOnce: 8, maxWaitMs: 150_000, typicalMs: 100, crowded: "" });
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, n) =>
      few.run(async (): Promise<Person> => {
        const address = `10.0.${n >> 8}.${n & 255}`;
        const prompt = `a ${COATS[n % COATS.length]} cat number ${n}`;
        const request = { prompt, style: "pixel", seed: `person-${n}` };
        const { response, body } = await send("/api/characters/generate", request, { address });
        assert.equal(response.status, 200);
        const cookie = response.headers.getSetCookie()[0]!.split(";")[0]!;
        return { address, cookie, picture: body, change: CHANGES[n % CHANGES.length]! };
      })),
  );

  const outcomes = await Promise.all(people.map(async (person) => {
    const { picture: { imageUrl }, change } = person;
    const changes = { imageUrl, accessories: [change] };
    const { response, body } = await send("/api/characters/redraw", changes, person);
    if (response.status === 200) await assertOwn(person, body);
    else {
      assert.ok([429, 503].includes(response.status), `${response.status} ${body.message}`);
      assert.ok(Number(response.headers.get("retry-after")) > 0, "it says when to come back");
    }
    return String(response.status);
  }));

  async function assertOwn(
    { picture, change, address, cookie }: Person,
    changed: GeneratedCharacter,
  ) {
    assert.deepEqual([changed.seed, changed.prompt], [picture.seed, picture.prompt]);
    assert.deepEqual(changed.accessories, [change]);
    assert.notEqual(changed.imageUrl, picture.imageUrl);
    const [before, after] = await Promise.all(
      [picture, changed].map(({ imageUrl }) => recipeAt(imageUrl, { address, cookie })),
    );
    assert.deepEqual([after!.seed, after!.coat], [before!.seed, before!.coat]);
    assert.ok(after!.accessories.length > before!.accessories.length, `${change} is worn`);
  }

  async function recipeAt(key: string, { address, cookie }: Pick<Person, "address" | "cookie">) {
    const headers = { "x-forwarded-for": address, cookie };
    const path = `/api/images/presigned?key=${encodeURIComponent(key)}`;
    const { presignedUrl } = await (await fetch(origin + path, { headers })).json();
    const png = await (await fetch(new URL(presignedUrl, origin), { headers })).bytes();
    return recipeOf(png);
  }

  assert.ok(outcomes.includes("200"), "some are drawn");
  return `answers: ${tally(outcomes)}`;
});
