import assert from "node:assert/strict";
import { $toast } from "../toast/toast.ts";
import { downloadArchives } from "./archives.ts";

const IDS = Array.from({ length: 250 }, (_, index) => index + 1);

/** Downloads with these answers, one for each call, and keeps what a person would notice. */
async function download(answers: (() => Response)[], ids = IDS) {
  const seen: string[] = [];
  const asked: string[] = [];
  await downloadArchives(
    ids,
    (progress) => seen.push(progress ? `${progress.n} of ${progress.total}` : "over"),
    {
      fetch: ((url: string) => {
        asked.push(url);
        return Promise.try(answers.shift()!);
      }) as typeof fetch,
      save: (_file, name) => seen.push(name),
    },
  );
  return { seen, asked };
}

const zip = () => new Response("PK");
const idsOf = (url: string) => url.split("ids=")[1]!.split(",").map(Number);

Deno.test("[archives] 250 characters are downloaded as three ZIP files, one after the other, each with its progress", async () => {
  const { seen, asked } = await download([zip, zip, zip]);
  assert.deepEqual(seen, [
    "1 of 3",
    "cat-characters-1.zip",
    "2 of 3",
    "cat-characters-2.zip",
    "3 of 3",
    "cat-characters-3.zip",
    "over",
  ]);
  assert.deepEqual(asked.flatMap(idsOf), IDS);
  assert.deepEqual(asked.map((url) => idsOf(url).length), [100, 100, 50]);
  assert.equal($toast.get()!.title, "All 3 archives downloaded");
});

const failures: [answer: () => Response, text: string][] = [
  [() => Response.json({ message: "It is gone." }, { status: 404 }), "It is gone."],
  [() => new Response("<html>", { status: 502 }), "Please try again."],
  [() => {
    throw new TypeError("network");
  }, "Please check your connection and try again."],
];
for (const [failure, text] of failures) {
  Deno.test(`[archives] the second fails: ${text} Trying again goes on from there`, async () => {
    const { seen, asked } = await download([zip, failure, zip, zip]);
    const { title, description, action } = $toast.get()!;
    assert.deepEqual([title, description], ["Archive 2 of 3 failed", text]);
    assert.deepEqual(seen, ["1 of 3", "cat-characters-1.zip", "2 of 3", "over"]);

    // `onSelect` gives nothing to wait for; the last toast says that it is over.
    const over = Promise.withResolvers<void>();
    const stop = $toast.listen((toast) => toast?.title.startsWith("All") && over.resolve());
    action!.onSelect();
    assert.equal($toast.get()!.title, "Download started", "the way on is offered once");
    await over.promise;
    stop();
    assert.deepEqual(seen.slice(4), [
      "2 of 3",
      "cat-characters-2.zip",
      "3 of 3",
      "cat-characters-3.zip",
      "over",
    ]);
    assert.equal(idsOf(asked[2]!)[0], 101);
  });
}
