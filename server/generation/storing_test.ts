import assert from "node:assert/strict";
import { Failure } from "../failures/failure.ts";
import { newPictureKey } from "../images/picture_key.ts";
import {
  CREDITS,
  generationFixture,
  plainPng,
  REQUEST,
  testGenerator,
  USER,
} from "../../tests/support/generation_fixture.ts";
import { storePicture } from "./storing.ts";

const silence = () => new Failure("unavailable", "The picture storage does not answer.");

/** Each outage: what the storage says, how often, and how often it is asked. */
const outages = [
  { what: "silent twice", error: silence(), times: 2, asked: 3, stored: true },
  { what: "silent for ever", error: silence(), times: Infinity, asked: 2, stored: false },
  {
    what: "refusing",
    error: new Failure("provider", "no"),
    times: Infinity,
    asked: 1,
    stored: false,
  },
  { what: "full", error: new Error("No space left"), times: Infinity, asked: 1, stored: false },
];

for (const { what, error, times, asked, stored } of outages) {
  Deno.test(`a storage that is ${what}: one drawing, ${stored ? "stored" : "nothing paid"}`, async () => {
    await using fixture = await generationFixture();
    await fixture.openAccount(USER, CREDITS);
    const generator = testGenerator();
    const puts: Uint8Array[] = [];
    const generation = fixture.open({
      generator,
      storingPatienceMs: stored ? undefined : 400,
      images: {
        ...fixture.images,
        put(key, bytes) {
          puts.push(bytes.slice());
          return puts.length > times ? fixture.images.put(key, bytes) : Promise.reject(error);
        },
      },
    });
    const answer = await generation.generate(REQUEST).catch((error) => error);

    assert.equal(generator.drawn.length, 1);
    assert.deepEqual(puts, Array(asked).fill(await plainPng()));
    assert.deepEqual(await fixture.balance(USER), { available: CREDITS - Number(stored), held: 0 });
    assert.equal((await fixture.files()).length, Number(stored));
    if (stored) return;
    assert(answer instanceof Failure);
    assert.equal(answer.kind, error instanceof Failure ? error.kind : "provider");
    assert.match(answer.message, /drawn, but it could not be stored\. It costs you nothing/);
  });
}

Deno.test("the failure keeps its reason for the log, and when to come back", async () => {
  await using fixture = await generationFixture();
  const details = { cause: new Error("connection refused"), retryAfterSeconds: 10 };
  const put = () => Promise.reject(new Failure("unavailable", "no answer", details));
  const picture = { imageKey: newPictureKey(), png: await plainPng() };
  await assert.rejects(storePicture({ ...fixture.images, put }, picture, { patienceMs: 0 }), {
    details,
  });
});
