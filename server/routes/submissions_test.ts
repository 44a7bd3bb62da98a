import assert from "node:assert/strict";
import type { Submission } from "../../lib/contest/submission.ts";
import { save, statusOf } from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";

const SUBMISSIONS = "/api/community/submissions";

/** Felix with an entry, and Tom. */
async function felixInTheContest() {
  const product = await testProduct();
  const felix = await product.browser("felix");
  const tom = await product.browser("tom");
  const guest = await product.browser();
  const { id: characterId } = await save(felix);
  const response = await felix.post(SUBMISSIONS, { characterId, description: " My best friend " });
  assert.equal(response.status, 201);
  const entry: Submission = await response.json();
  return { product, felix, tom, guest, characterId, entry };
}

Deno.test("entering, voting, withdrawing: who may, and what each answers", async () => {
  const { product, felix, tom, guest, characterId, entry } = await felixInTheContest();
  await using _ = product;
  const vote = `${SUBMISSIONS}/${entry.id}/vote`;
  const withdraw = `${SUBMISSIONS}/${entry.id}/withdraw`;
  assert.equal(entry.description, "My best friend");

  assert.equal(await statusOf(guest.post(SUBMISSIONS, { characterId })), 401);
  assert.equal(await statusOf(felix.post(SUBMISSIONS, { characterId })), 409);
  assert.equal(await statusOf(tom.post(SUBMISSIONS, { characterId })), 404);
  const bodies = [{}, { characterId: "1" }, { characterId: 1.5 }, {
    characterId,
    description: "x".repeat(201),
  }];
  for (const body of bodies) assert.equal(await statusOf(felix.post(SUBMISSIONS, body)), 400);

  assert.equal(await statusOf(guest.post(vote, { rating: 5 })), 401);
  assert.equal(await statusOf(felix.post(vote, { rating: 5 })), 403);
  for (const rating of [0, 6, 2.5, "5", null]) {
    assert.equal(await statusOf(tom.post(vote, { rating })), 400, String(rating));
  }
  assert.equal(await statusOf(tom.post(`${SUBMISSIONS}/4711/vote`, { rating: 5 })), 404);
  const voted = await tom.post(vote, { rating: 4 });
  assert.deepEqual([voted.status, await voted.json()], [
    200,
    { submissionId: entry.id, rating: 4, voteCount: 4 },
  ]);
  assert.equal(await statusOf(tom.post(vote, { rating: 5 })), 409);
  const votes = await (await tom.get("/api/user/votes")).json();
  assert.deepEqual(votes, [{ submissionId: entry.id, rating: 4 }]);

  assert.equal(await statusOf(guest.post(withdraw)), 401);
  assert.equal(await statusOf(tom.post(withdraw)), 404);
  const withdrawn = await felix.post(withdraw);
  assert.deepEqual([withdrawn.status, (await withdrawn.json()).status], [200, "withdrawn"]);
  assert.equal(await statusOf(felix.post(withdraw)), 409);
  assert.deepEqual(await (await guest.get(SUBMISSIONS)).json(), []);
  const own = await (await felix.get("/api/user/submissions")).json();
  assert.deepEqual([own.length, own[0].status, own[0].voteCount], [1, "withdrawn", 4]);
});

Deno.test("the entries with their characters are public, page by page", async () => {
  const { product, felix, guest, entry } = await felixInTheContest();
  await using _ = product;
  await felix.post(SUBMISSIONS, { characterId: (await save(felix, { name: "Tiger" })).id });
  const first = await guest.get(`${SUBMISSIONS}?sort=new&limit=1`);
  assert.equal(first.headers.get("x-total-count"), "2");
  const [newest] = await first.json();
  assert.deepEqual([newest.character.name, newest.username], ["Tiger", "felix"]);
  const next = first.headers.get("link")!.match(/<([^>]+)>/)![1]!;
  const second = await guest.get(next);
  assert.deepEqual((await second.json()).map(({ id }: Submission) => id), [entry.id]);
  assert.equal(second.headers.get("link"), null);
  assert.equal(await statusOf(guest.get(`${SUBMISSIONS}?sort=top&cursor=x`)), 400);
  assert.equal(await statusOf(guest.get(`${SUBMISSIONS}?sort=best`)), 400);
});

Deno.test("a deleted character takes its entry along for good", async () => {
  const { product, felix, guest, characterId } = await felixInTheContest();
  await using _ = product;
  const listed = async () => (await (await guest.get(SUBMISSIONS)).json()).length;
  assert.equal(await listed(), 1);
  await felix.delete(`/api/characters/${characterId}`);
  assert.equal(await listed(), 0);
  await felix.post(`/api/user/characters/deleted/${characterId}/restore`);
  assert.equal(await listed(), 0);
  const [own] = await (await felix.get("/api/user/submissions")).json();
  assert.deepEqual([own.status, own.character.name], ["withdrawn", "Felix"]);
});

Deno.test("after the month: the winners, the result, no more votes", async () => {
  const { product, felix, tom, guest, entry } = await felixInTheContest();
  await using _ = product;
  await tom.post(`${SUBMISSIONS}/${entry.id}/vote`, { rating: 3 });
  const result = `/api/community/contests/${entry.contestPeriod}/result`;
  assert.equal(await statusOf(guest.get(result)), 404);
  assert.deepEqual(await (await guest.get("/api/community/winners")).json(), []);

  // A day of next month, whatever today is.
  product.clock.aheadMs = Date.parse(`${entry.contestPeriod}-28`) + 5 * 86_400_000 - Date.now();
  const [winner] = await (await guest.get("/api/community/winners")).json();
  assert.deepEqual([winner.id, winner.rank, winner.isWinner, winner.voteCount], [
    entry.id,
    1,
    true,
    3,
  ]);
  const published = await guest.get(result);
  assert.match(published.headers.get("cache-control")!, /public/);
  const { ranking, ballots } = await published.json();
  assert.deepEqual(ballots, [{ submissionId: entry.id, ratings: [3] }]);
  assert.equal(ranking[0].isWinner, true);
  const [own] = await (await felix.get("/api/user/submissions")).json();
  assert.deepEqual([own.isWinner, own.rank], [true, 1]);
  const late = `${SUBMISSIONS}/${entry.id}/withdraw`;
  assert.equal(await statusOf(felix.post(late)), 409);
});

Deno.test("reports need a reason, and are taken once from each user", async () => {
  const { product, tom, guest, entry } = await felixInTheContest();
  await using _ = product;
  const report = `${SUBMISSIONS}/${entry.id}/report`;
  assert.equal(await statusOf(guest.post(report, { reason: "spam" })), 401);
  for (const body of [{}, { reason: "envy" }, { reason: "spam", text: "x".repeat(201) }]) {
    assert.equal(await statusOf(tom.post(report, body)), 400);
  }
  assert.equal(await statusOf(tom.post(report, { reason: "spam", text: "It sells shoes." })), 201);
  assert.equal(await statusOf(tom.post(report, { reason: "other" })), 409);
  assert.equal(await statusOf(tom.post(`${SUBMISSIONS}/4711/report`, { reason: "spam" })), 404);
});

Deno.test("profane words are refused before anything is paid or shown", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  const rude = { prompt: "a cat who shits", style: "anime" };
  const refused = await felix.post("/api/characters/generate", rude);
  assert.equal(refused.status, 400);
  assert.match((await refused.json()).message, /Please choose other words/);
  assert.equal((await (await felix.get("/api/user")).json()).remainingGenerations, 6);
  const { id } = await save(felix, { name: "Scunthorpe" });
  assert.equal(await statusOf(felix.patch(`/api/characters/${id}`, { name: "Fucker" })), 400);
  assert.equal(await statusOf(felix.patch(`/api/characters/${id}`, { name: "Pussycat" })), 200);
});

Deno.test("[submissions] an entry whose character was deleted says so", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  const { id } = await save(felix);
  await felix.post("/api/community/submissions", { characterId: id });
  const own = async () => (await (await felix.get("/api/user/submissions")).json())[0];
  const before = await own();
  assert.equal(before.character.id, id);
  assert.equal("characterDeleted" in before, false);
  await felix.delete(`/api/characters/${id}`);
  const { character, characterDeleted, status } = await own();
  assert.deepEqual({ character, characterDeleted, status }, {
    character: null,
    characterDeleted: true,
    status: "withdrawn",
  });
});
