/**
 * A crash at every step: the n-th call to the database or the picture storage is the last one that the
 * process makes, for every n. After a restart the credits are right whatever had happened.
 */
import assert from "node:assert/strict";
import type { ImageStore } from "../images/image_store.ts";
import {
  CREDITS,
  generationFixture,
  plainPng,
  REQUEST,
  testGenerator,
  USER,
} from "../../tests/support/generation_fixture.ts";
import { atomic } from "../store/database/commit.ts";

const png = await plainPng();

/** When a call fails: before it has done anything, or after, when only its answer is lost. */
type When = "before" | "after";

/** Calls that fail at the n-th: only that one, or that one and every later one. */
function failing({ at, when, forEver }: { at: number; when: When; forEver: boolean }) {
  let calls = 0;
  return {
    reached: () => calls >= at,
    async call<Result>(work: () => Promise<Result>): Promise<Result> {
      const n = ++calls;
      if (forEver && n > at) throw new Error("The process is dead.");
      if (n !== at) return await work();
      if (when === "after") await work();
      throw new Error(`Call ${n} fails.`);
    },
  };
}
type Faults = ReturnType<typeof failing>;

/** The same database, where every call can fail. */
function faultyKv(kv: Deno.Kv, { call }: Faults): Deno.Kv {
  return new Proxy(kv, {
    get(kv, name) {
      if (name === "get") return (key: Deno.KvKey) => call(() => kv.get(key));
      if (name === "atomic") {
        return () => {
          const operation = atomic(kv);
          const commit = operation.commit.bind(operation);
          operation.commit = () => call(commit);
          return operation;
        };
      }
      const member = Reflect.get(kv, name, kv);
      return typeof member === "function" ? member.bind(kv) : member;
    },
  });
}

/** The same storage, where every call can fail. */
function faultyImages(images: ImageStore, { call }: Faults): ImageStore {
  return {
    ...images,
    put: (key, bytes) => call(() => images.put(key, bytes)),
    remove: (key) => call(() => images.remove(key)),
  };
}

const kinds: { what: string; when: When; forEver: boolean }[] = [
  { what: "the process dies before call n", when: "before", forEver: true },
  { what: "the process dies right after call n", when: "after", forEver: true },
  { what: "call n alone fails", when: "before", forEver: false },
  { what: "the answer to call n alone is lost", when: "after", forEver: false },
];

for (const { what, ...kind } of kinds) {
  Deno.test(`${what}, for every n: without a picture nothing is paid and nothing stays held`, async () => {
    for (let at = 1;; at++) {
      await using fixture = await generationFixture();
      await fixture.openAccount(USER, CREDITS);
      const faults = failing({ at, ...kind });
      const { kv, images } = fixture;
      const generator = testGenerator(() => Promise.resolve(png));
      const before = fixture.open({
        kv: faultyKv(kv, faults),
        images: faultyImages(images, faults),
        generator,
      });
      const answer = await before.generate(REQUEST).catch(() => null);
      if (!faults.reached()) {
        assert(at > 8, `only ${at} calls were tried`);
        return;
      }

      const after = fixture.open({ generator });
      await after.recover();
      const { available, held } = await fixture.balance(USER);
      const files = await fixture.files();
      assert.equal(held, 0, `held after call ${at}`);
      assert.equal(CREDITS - available, files.length, `paid and pictures after call ${at}`);
      if (answer) assert.equal(files.length, 1, `the picture acknowledged at call ${at}`);

      const again = await after.generate(REQUEST);
      if (answer) assert.deepEqual(again, answer);
      assert.deepEqual(await fixture.balance(USER), { available: CREDITS - 1, held: 0 });
      assert.equal((await fixture.files()).length, 1);
    }
  });
}
