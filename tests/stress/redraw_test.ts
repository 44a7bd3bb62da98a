/**
 * A crowd changes its pictures at once: each person has their own cat with their own change, or is asked to
 * wait.
 */
import assert from "node:assert/strict";
import type { GeneratedCharacter } from "../../lib/character.ts";
import type { Accessory } from "../../lib/choices.ts";
import { newToken, tokenHash } from "../../server/accounts/secret_token.ts";
import { recipeOf } from "../../server/illustrator/mod.ts";
import { copyPicture } from "../support/copied_picture.ts";
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
  const { origin, dataDir } = await start({ variables: { TRUSTED_PROXIES: "1" } });
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

  // One is drawn in each coat; what 200 pictures at once are like, the other stress tests know.
  const drawn = await Promise.all(COATS.map(async (coat) => {
    const words = { prompt: `a ${coat} cat`, style: "pixel", seed: coat };
    const answer = await send("/api/characters/generate", words, { address: "10.1.0.1" });
    assert.equal(answer.response.status, 200);
    return answer.body as GeneratedCharacter;
  }));
  const people = await Promise.all(Array.from({ length: PEOPLE }, async (_, n): Promise<Person> => {
    const address = `10.0.${n >> 8}.${n & 255}`;
    const token = newToken();
    const picture = drawn[n % COATS.length]!;
    const prompt = `${picture.prompt} number ${n}`;
    const whose = { owner: `guest:${address}`, browser: tokenHash(token) } as const;
    const imageUrl = await copyPicture(dataDir, picture.imageUrl, { ...whose, prompt });
    const change = CHANGES[n % CHANGES.length]!;
    return {
      address,
      cookie: `guest=${token}`,
      picture: { ...picture, prompt, imageUrl: imageUrl! },
      change,
    };
  }));

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
