/**
 * A crowd changes its pictures at once, as the generator asks for them: each person has their own cat with their
 * own change, after a wait that says how long it is.
 */
import assert from "node:assert/strict";
import type { GeneratedCharacter } from "../../lib/character.ts";
import type { Accessory } from "../../lib/choices.ts";
import { newToken, tokenHash } from "../../server/accounts/secret_token.ts";
import { recipeOf } from "../../server/illustrator/mod.ts";
import { copyPicture } from "../support/copied_picture.ts";
import { requestRedraw } from "../../ui/generator/redraw_request.ts";
import { pauseAfter } from "../../ui/generator/retrying.ts";
import { stress, tally } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";

const COATS = ["ginger", "black", "white", "grey", "brown", "cream", "calico"];
const CHANGES: Accessory[] = ["hat", "glasses", "scarf", "backpack"];

/** Every coat with every change: the numbers of both have no divisor in common. */
const PEOPLE = COATS.length * CHANGES.length;

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

  // One is drawn in each coat; what many pictures at once are like, the other stress tests know.
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

  /** Answers that came before the picture. */
  const waits = { line: 0, pause: 0 };
  const outcomes = await Promise.all(people.map(async (person) => {
    const { picture: { imageUrl }, change } = person;
    for (;;) {
      const answer = await requestRedraw({ imageUrl, accessories: [change] }, {
        onProgress({ ahead, seconds }) {
          if (ahead === undefined) return;
          assert.ok(seconds !== undefined && seconds >= 0, "a place in line has its wait");
          waits.line++;
        },
        onWhole: (image) => assert.match(image, /^data:image\/webp;base64,/),
        fetch: asBrowser(person),
      });
      if ("body" in answer) return await assertOwn(person, answer.body), "a picture";
      const rest = pauseAfter(answer);
      assert.ok(rest, `${answer.status} ${answer.message}`);
      waits.pause++;
      await sleep(rest.seconds * 1000);
    }
  }));

  /** `fetch` as the browser of this person does it. */
  function asBrowser({ address, cookie }: Person): typeof fetch {
    return (path, options) => {
      const headers = new Headers(options?.headers);
      headers.set("origin", origin);
      headers.set("x-forwarded-for", address);
      headers.set("cookie", cookie);
      return fetch(origin + path, { ...options, headers });
    };
  }

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

  assert.ok(waits.line > 0, "a crowd hears that it waits");
  return `${
    tally(outcomes)
  }; a place in line was sent ${waits.line} times, a time to retry ${waits.pause} times`;
});
