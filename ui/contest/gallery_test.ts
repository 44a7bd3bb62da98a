import assert from "node:assert/strict";
import type { callApi } from "../api/api.ts";
import { $toast } from "../toast/toast.ts";
import { createGallery } from "./gallery.ts";
import type { Submission } from "../../lib/contest/submission.ts";
import { vote } from "./voting.ts";

const entry = (id: number) => ({ id, voteCount: 3, character: { name: "Miso" } }) as Submission;

const FIRST = {
  sort: "top" as const,
  entries: [entry(1), entry(2)],
  total: 3,
  next: "more",
  votes: [{ submissionId: 1, rating: 4 }],
};

/** A server with these answers, by path. */
function serverWith(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const call = (url: string) => {
    asked.push(url);
    return Promise.resolve({ body: answers[url.split("?")[0]!] });
  };
  return { asked, call: call as typeof callApi };
}

Deno.test("[gallery] a vote changes the entry's points and the user's rating", () => {
  const { call } = serverWith({});
  const gallery = createGallery(FIRST, { signedIn: true, call });
  gallery.showVote({ submissionId: 2, rating: 5, voteCount: 8 });
  assert.deepEqual(gallery.$ratings.get(), { 1: 4, 2: 5 });
  assert.deepEqual(gallery.$list.get().entries.map(({ voteCount }) => voteCount), [3, 8]);
});

Deno.test("[gallery] votes for later pages are loaded once, and only for users", async () => {
  const answers = {
    "/api/user/votes": [{ submissionId: 3, rating: 2 }],
    "/api/community/submissions": [entry(3)],
  };
  const server = serverWith(answers);
  const gallery = createGallery(FIRST, { signedIn: true, call: server.call });
  await gallery.showMore();
  assert.deepEqual(gallery.$ratings.get(), { 1: 4, 3: 2 });
  await gallery.showMore();
  assert.deepEqual(server.asked.toSorted(), [
    "/api/community/submissions?sort=top&cursor=more",
    "/api/user/votes?limit=100",
  ]);

  const guests = serverWith(answers);
  await createGallery(FIRST, { signedIn: false, call: guests.call }).showMore();
  assert.deepEqual(guests.asked, ["/api/community/submissions?sort=top&cursor=more"]);
});

const ratings: [rating: number, text: string][] = [
  [5, "You rated Miso 5 stars."],
  [1, "You rated Miso 1 star."],
];
for (const [rating, text] of ratings) {
  Deno.test(`[voting] a rating of ${rating} is confirmed`, async () => {
    const call = () => Promise.resolve({ body: { submissionId: 1, rating, voteCount: rating } });
    await vote(entry(1), rating, { call: call as typeof callApi });
    assert.equal($toast.get()?.title, "Vote submitted!");
    assert.equal($toast.get()?.description, text);
  });
}

const refusals: [status: number, outcome: string][] = [
  [409, "settled"],
  [404, "settled"],
  [0, "failed"],
  [429, "failed"],
];
for (const [status, outcome] of refusals) {
  Deno.test(`[voting] a refusal with ${status} is reported, and is ${outcome}`, async () => {
    const problem = { status, message: "Because.", issues: [] };
    const call = () => Promise.resolve({ problem });
    assert.equal(await vote(entry(1), 5, { call: call as typeof callApi }), outcome);
    assert.equal($toast.get()?.title, "Vote failed");
    assert.equal($toast.get()?.description, "Because.");
  });
}
