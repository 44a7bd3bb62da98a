import assert from "node:assert/strict";
import type { Notification } from "../../lib/notifications/notification.ts";
import { MONTH_END, openTestContest, type TestContest } from "../../tests/support/contest.ts";
import { keys } from "../store/keys.ts";
import { DAY_MS } from "../../lib/durations.ts";
import { createNotifications } from "./notifications.ts";

/** Long enough that a count is made anew. */
const LATER_MS = 5_000;

async function withEntry(test: TestContest) {
  const notifications = createNotifications({ kv: test.kv, now: () => new Date(test.clock.now) });
  const owner = await test.person();
  const characterId = await test.cat(owner, { name: "Miso" });
  const { id: submissionId } = await test.contest.submit(owner, { characterId });
  return { notifications, owner, submissionId };
}

const shape = (list: readonly Notification[]) =>
  list.map((each) =>
    each.kind === "votes"
      ? [each.character.name, each.isNew, each.newVotes, each.newPoints, each.votes, each.points]
      : [each.id, each.isNew]
  );

Deno.test("votes of an entry are one notification, with what is new since it was read", async () => {
  await using test = await openTestContest();
  const { notifications, owner, submissionId } = await withEntry(test);
  assert.deepEqual(await notifications.list(owner), { unread: 0, notifications: [] });
  await test.vote(submissionId, 5);
  await test.vote(submissionId, 3);
  const before = await notifications.list(owner);
  assert.equal(before.unread, 1);
  assert.deepEqual(shape(before.notifications), [["Miso", true, 2, 8, 2, 8]]);

  await notifications.markRead(owner);
  const read = await notifications.list(owner);
  assert.equal(read.unread, 0);
  assert.deepEqual(shape(read.notifications), [["Miso", false, 0, 0, 2, 8]]);
  await test.vote(submissionId, 4);
  const after = await notifications.list(owner);
  assert.deepEqual(shape(after.notifications), [["Miso", true, 1, 4, 3, 12]]);
});

Deno.test("a vote writes nothing of the entry's owner, and others' entries notify only their owners", async () => {
  await using test = await openTestContest();
  const { notifications, owner, submissionId } = await withEntry(test);
  await test.vote(submissionId, 5);
  assert.equal((await test.kv.get(keys.notifications(owner))).value, null);
  assert.equal(await notifications.unread(await test.person()), 0);
  assert.equal(await notifications.unread(owner), 1);
});

Deno.test("the count is remembered for a moment, and marking as read shows at once everywhere", async () => {
  await using test = await openTestContest();
  const { notifications, owner, submissionId } = await withEntry(test);
  const elsewhere = createNotifications({ kv: test.kv, now: () => new Date(test.clock.now) });
  assert.equal(await notifications.unread(owner), 0);
  await test.vote(submissionId, 5);
  assert.equal(await notifications.unread(owner), 0);
  test.clock.now += LATER_MS;
  assert.equal(await notifications.unread(owner), 1);
  await elsewhere.markRead(owner);
  assert.equal(await notifications.unread(owner), 0);
});

Deno.test("the result of a month is shown to those who entered a cat or voted, once it is counted", async () => {
  await using test = await openTestContest();
  const { notifications, owner, submissionId } = await withEntry(test);
  const voter = await test.person();
  await test.contest.vote({ submissionId, userId: voter, rating: 5, clientAddress: "192.0.2.1" });
  const stranger = await test.person();
  test.clock.now = MONTH_END;
  await test.contest.closePast();
  const { notifications: [result, votes] } = await notifications.list(owner);
  assert.deepEqual(result, {
    id: "result-2026-11",
    kind: "result",
    isNew: true,
    period: "2026-11",
    wins: [{ name: "Miso", rank: 1, points: 5 }],
  });
  assert.equal(votes!.kind, "votes");
  assert.deepEqual(shape((await notifications.list(voter)).notifications), [
    ["result-2026-11", true],
  ]);
  assert.deepEqual((await notifications.list(stranger)).notifications, []);
  await notifications.markRead(owner);
  assert.equal(await notifications.unread(owner), 0);
});

Deno.test("what is two months old is no longer listed, and is deleted with the next reading", async () => {
  await using test = await openTestContest();
  const { notifications, owner, submissionId } = await withEntry(test);
  await test.vote(submissionId, 5);
  await notifications.markRead(owner);
  const rowOf = async () => Object.keys((await test.kv.get(keys.notifications(owner))).value!);
  assert.deepEqual(await rowOf(), [`votes-${submissionId}`]);
  test.clock.now = MONTH_END + 40 * DAY_MS;
  await test.contest.closePast();
  assert.deepEqual((await notifications.list(owner)).notifications, []);
  const characterId = await test.cat(owner);
  const { id } = await test.contest.submit(owner, { characterId });
  await test.vote(id, 2);
  await notifications.markRead(owner);
  assert.deepEqual(await rowOf(), [`votes-${id}`]);
});

Deno.test("a withdrawn entry and one whose character is deleted are no longer listed", async () => {
  await using test = await openTestContest();
  const { notifications, owner, submissionId } = await withEntry(test);
  await test.vote(submissionId, 5);
  await test.contest.withdraw(owner, submissionId);
  assert.deepEqual((await notifications.list(owner)).notifications, []);
});

Deno.test("a plan is listed from a week before its end until a month after it", async () => {
  await using test = await openTestContest();
  const { notifications, owner } = await withEntry(test);
  const start = test.clock.now;
  const end = start + 10 * DAY_MS;
  const id = "01JD3Y0000000000000000000A";
  const plan = {
    id,
    userId: owner,
    productId: "monthly",
    status: "active",
    endDate: new Date(end).toISOString(),
  };
  await test.kv.set(keys.purchase(id), plan);
  await test.kv.set(keys.purchaseByUser(owner, id), id);
  const listed = async () =>
    (await notifications.list(owner)).notifications.map((each) =>
      each.kind === "plan" && [each.state, each.isNew]
    );
  assert.deepEqual(await listed(), []);
  test.clock.now = end - 5 * DAY_MS;
  assert.deepEqual(await listed(), [["ending", true]]);
  await notifications.markRead(owner);
  assert.deepEqual(await listed(), [["ending", false]]);
  test.clock.now = end + DAY_MS;
  await test.kv.set(keys.purchase(id), { ...plan, status: "canceled" });
  assert.deepEqual(await listed(), [["ended", true]]);
  test.clock.now = end + 31 * DAY_MS;
  assert.deepEqual(await listed(), []);
});

Deno.test("an account that is gone reads nothing any more", async () => {
  await using test = await openTestContest();
  const { notifications, owner, submissionId } = await withEntry(test);
  await test.vote(submissionId, 5);
  await test.kv.delete(keys.user(owner));
  await notifications.markRead(owner);
  assert.equal((await test.kv.get(keys.notifications(owner))).value, null);
});
