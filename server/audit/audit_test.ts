import assert from "node:assert/strict";
import { join } from "node:path";
import { folderSource } from "../backup/sources.ts";
import { imagesIn } from "../images/disk_images.ts";
import { variantKey } from "../images/picture_key.ts";
import { keys } from "../store/keys.ts";
import { auditSource } from "./audit_source.ts";
import type { Findings } from "./findings.ts";
import { INDEXES } from "./indexes.ts";
import { TABLES } from "./tables.ts";
import { type TestSite, writeTestSite } from "../../tests/support/site.ts";

/** Tables whose rows need no other row: secrets, marks, counts by day, and what has checks of its own. */
const WITHOUT_RELATIONS = [
  "attempts",
  "site_attempts",
  "board_changes",
  "commit_marks",
  "contests",
  "cron_lease",
  "deletions",
  "demo_events",
  "demo_payments",
  "gifts",
  "guest_pictures",
  "impressions",
  "installation",
  "moderations",
  "email_links",
  "passkey_challenges",
  "password_links",
  "points",
  "provider_events",
  "provider_outcomes",
  "reconciled_until",
  "registration_mode",
  "restore",
  "result_parts",
  "secrets",
  "sequences",
  "vote_bursts",
  "vote_counts",
  "vote_rates",
  "votes_by_user",
  "workers",
  "write_probe",
];

async function withSite(work: (site: TestSite) => Promise<void>): Promise<void> {
  const dataDir = await Deno.makeTempDir({ prefix: "purrtrait-" });
  try {
    await work(await writeTestSite(dataDir));
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
}

async function auditOf({ dataDir }: TestSite): Promise<Findings> {
  return await auditSource(await folderSource(dataDir));
}

interface Corruption {
  name: string;
  corrupt(kv: Deno.Kv, site: TestSite): Promise<unknown>;
  /** Is among the problems that are found. */
  problem: RegExp;
}

async function change(kv: Deno.Kv, key: Deno.KvKey, change: object): Promise<void> {
  const { value } = await kv.get<object>(key);
  assert.ok(value, key.join(" "));
  await kv.set(key, { ...value, ...change });
}

async function firstKey(kv: Deno.Kv, prefix: Deno.KvKey): Promise<Deno.KvKey> {
  const [entry] = await Array.fromAsync(kv.list({ prefix }, { limit: 1 }));
  return entry!.key;
}

const CORRUPTIONS: Corruption[] = [
  {
    name: "a credit too many",
    corrupt: (kv) => change(kv, keys.balance(1), { available: 3 }),
    problem: /user 1: the ledger sums to 3, not 3 \+ 1 held/,
  },
  {
    name: "a negative balance",
    corrupt: (kv) => change(kv, keys.balance(1), { available: -1, held: 4 }),
    problem: /user 1: -1 available, 4 held/,
  },
  {
    name: "a lost ledger entry",
    corrupt: async (kv) => await kv.delete(await firstKey(kv, keys.ledger(2))),
    problem: /user 2: the ledger sums to 100, not 106/,
  },
  {
    name: "a hold whose generation is gone",
    corrupt: (kv, { openGeneration }) => kv.delete(keys.generation(openGeneration)),
    problem: /user 1: 1 held, but 0 in open generations/,
  },
  {
    name: "a generation at work that is not found by its lease",
    corrupt: async (kv) => await kv.delete(await firstKey(kv, keys.openGenerations)),
    problem: /generations .*: generations_open .* is missing/,
  },
  {
    name: "a picture paid twice",
    corrupt: async (kv) => {
      const entries = await Array.fromAsync(kv.list<{ kind: string }>({ prefix: keys.ledger(1) }));
      const paid = entries.find(({ value }) => value.kind === "generation")!;
      await kv.set(keys.ledgerEntry(1, "ZZZ"), paid.value);
      await change(kv, keys.balance(1), { available: 1 });
    },
    problem: /user 1: generation .* is paid more than once/,
  },
  {
    name: "a picture without a payment",
    corrupt: async (kv) => {
      const entries = await Array.fromAsync(kv.list<{ kind: string }>({ prefix: keys.ledger(1) }));
      await kv.delete(entries.find(({ value }) => value.kind === "generation")!.key);
      await change(kv, keys.balance(1), { available: 3 });
    },
    problem: /user 1: 3 pictures are kept, but 2 of them are paid/,
  },
  {
    name: "a purchase credited twice",
    corrupt: async (kv, { purchase }) => {
      const entries = await Array.fromAsync(
        kv.list<{ reference: string }>({ prefix: keys.ledger(2) }),
      );
      const paid = entries.find(({ value }) => value.reference === purchase)!;
      await kv.set(keys.ledgerEntry(2, "ZZZ"), paid.value);
      await change(kv, keys.balance(2), { available: 206 });
    },
    problem: /user 2: purchase .* is credited 2 times for 1 payments/,
  },
  {
    name: "a payment without credits",
    corrupt: (kv, { purchase }) =>
      change(kv, keys.purchase(purchase), {
        payments: [
          { id: "payment 1", at: "", credits: 100, takenBack: 0 },
          { id: "payment 2", at: "", credits: 100, takenBack: 0 },
        ],
      }),
    problem: /user 2: 100 credits of purchases are booked, 200 were bought/,
  },
  {
    name: "a purchase not found by its payment",
    corrupt: (kv) => kv.delete(keys.purchaseByReference("payment 1")),
    problem: /purchases_by_reference payment 1 is missing/,
  },
  {
    name: "points that are not the sum of ratings",
    corrupt: (kv, { period }) => kv.set(keys.points(period, 2), new Deno.KvU64(6n)),
    problem: /entry 2 of .* has 6 points of 1 votes, but its ratings are 5 of 1/,
  },
  {
    name: "a wrong count of votes",
    corrupt: (kv, { period }) => kv.delete(keys.voteCount(period, 2)),
    problem: /entry 2 of .* has 5 points of 0 votes/,
  },
  {
    name: "a vote that is in no sum",
    corrupt: (kv) => kv.set(keys.vote(77, 2), 3),
    problem: /3 votes, but the counts are of 2/,
  },
  {
    name: "a rating of six",
    corrupt: async (kv, { period }) => {
      await kv.set(keys.vote(2, 2), 6);
      await kv.set(keys.points(period, 2), new Deno.KvU64(6n));
    },
    problem: /votes 2 2 is 6/,
  },
  {
    name: "a vote for an own entry",
    corrupt: async (kv, { period }) => {
      await kv.set(keys.vote(2, 1), 5);
      await kv.set(keys.voteByUser(1, period, 2), 2);
    },
    problem: /votes 2 1 is for the voter's own entry/,
  },
  {
    name: "a vote missing from the voter's list",
    corrupt: (kv, { period }) => kv.delete(keys.voteByUser(2, period, 2)),
    problem: /votes 2 2 is not among the votes of the user/,
  },
  {
    name: "two active entries of a character in a month",
    corrupt: async (kv, { period }) => {
      const { value } = await kv.get<object>(keys.submission(2));
      await kv.set(keys.submission(9), { ...value, id: 9 });
      await kv.set(keys.submissionByUser(1, 9), 9);
      await kv.set(keys.submissionByPeriod(period, 9), 9);
    },
    problem: /submissions 9: active_submissions .* 1 leads to 2/,
  },
  {
    name: "a winner of a closed month who is not",
    corrupt: (kv, { lastPeriod }) => change(kv, keys.contest(lastPeriod), { ranking: [] }),
    problem: /the winners are not those of the published ballots/,
  },
  {
    name: "a published result that is not what was voted",
    corrupt: async (kv, { lastPeriod }) => {
      await kv.set(keys.vote(1, 2), 1);
      await kv.set(keys.points(lastPeriod, 1), new Deno.KvU64(1n));
    },
    problem: /entry 1 is published with 4 points of 1 votes, but has 1 of 1/,
  },
  {
    name: "an account that is not found by its name",
    corrupt: (kv) => kv.delete(keys.userByUsername("alice")),
    problem: /users 1: users_by_username alice is missing/,
  },
  {
    name: "a name that leads to another account",
    corrupt: (kv) => kv.set(keys.userByEmail("alice@example.com"), 2),
    problem: /users_by_email alice@example.com leads to 2/,
  },
  {
    name: "an index row too many",
    corrupt: (kv) => kv.set(keys.characterByUser(2, 1), 1),
    problem: /characters_by_user 2 1 leads to characters 1, which has no such index row/,
  },
  {
    name: "an index row to nothing",
    corrupt: (kv) => kv.set(keys.characterByUser(1, 44), 44),
    problem: /characters_by_user 1 44 leads to characters 44, which does not exist/,
  },
  {
    name: "an unlisted character that is not found by its slug",
    corrupt: async (kv) => await kv.delete(await firstKey(kv, ["characters_by_slug"])),
    problem: /characters 2: characters_by_slug .* is missing/,
  },
  {
    name: "a slug of another character",
    corrupt: (kv) => kv.set(keys.characterBySlug("0".repeat(26)), 1),
    problem: /characters_by_slug 0+ leads to characters 1, which has no such index row/,
  },
  {
    name: "a character whose owner is gone",
    corrupt: (kv) => kv.delete(keys.user(1)),
    problem: /characters 1 belongs to user 1, who does not exist/,
  },
  {
    name: "a character without its generation",
    corrupt: async (kv) => {
      const { value } = await kv.get<{ generationId: string }>(keys.character(2));
      await kv.delete(keys.generation(value!.generationId));
    },
    problem: /characters 2: generations .* is missing/,
  },
  {
    name: "a lost picture",
    corrupt: (_, site) => imagesOf(site).remove(site.pictures[0]!),
    problem: /picture pictures\/.* is lost/,
  },
  {
    name: "the lost picture of a character that can be brought back",
    corrupt: (_, site) => imagesOf(site).remove(site.pictures[2]!),
    problem: /picture pictures\/.* is lost/,
  },
  {
    name: "a broken picture",
    corrupt: async (_, site) => {
      const bytes = await imagesOf(site).get(site.pictures[1]!);
      await imagesOf(site).put(site.pictures[1]!, bytes!.with(60, bytes![60]! ^ 1));
    },
    problem: /picture pictures\/.* is broken/,
  },
  {
    name: "a picture of no generation",
    corrupt: (_, site) => imagesOf(site).put(`pictures/${"A".repeat(24)}.png`, new Uint8Array([1])),
    problem: /pictures\/A{24}.png is in the storage, but belongs to no generation/,
  },
];

function imagesOf({ dataDir }: TestSite) {
  return imagesIn({ folder: join(dataDir, "images"), secret: new Uint8Array(32) });
}

Deno.test("everything agrees on a site that is right, and is counted", async () => {
  await withSite(async (site) => {
    await imagesOf(site).put(variantKey(site.pictures[0]!, 256), new Uint8Array([1]));
    const { problems, counts } = await auditOf(site);
    assert.deepEqual(problems, []);
    const { users, characters, deleted_characters, votes, pictures, ...others } = Object
      .fromEntries(counts);
    assert.deepEqual(
      [users, characters, deleted_characters, votes, pictures, others["copies of pictures"]],
      [2, 2, 1, 2, 3, 1],
    );
  });
});

Deno.test("what is being removed with an account is no orphan", async () => {
  await withSite(async (site) => {
    {
      using kv = await Deno.openKv(join(site.dataDir, "kv.sqlite3"));
      const { deleteUser } = await import("../store/accounts/users.ts");
      await deleteUser(kv, 1, new Date());
      await imagesOf(site).remove(site.pictures[0]!);
    }
    assert.deepEqual((await auditOf(site)).problems, []);
  });
});

Deno.test("a running server's database is only read, and all of it is of one moment", async () => {
  await withSite(async (site) => {
    using kv = await Deno.openKv(join(site.dataDir, "kv.sqlite3"));
    const writing = (async () => {
      for (let id = 1000; id < 3000; id++) {
        await kv.atomic().set(["users", id], { id, username: `u${id}`, email: `${id}@example.com` })
          .set(keys.userByUsername(`u${id}`), id)
          .set(keys.userByEmail(`${id}@example.com`), id)
          .set(keys.balance(id), { available: 0, held: 0 })
          .commit();
      }
    })();
    const { problems, counts } = await auditOf(site);
    await writing;
    assert.deepEqual(problems, []);
    assert.equal(counts.get("users"), counts.get("balances"));
  });
});

for (const { name, corrupt, problem } of CORRUPTIONS) {
  Deno.test(`found: ${name}`, async () => {
    await withSite(async (site) => {
      {
        using kv = await Deno.openKv(join(site.dataDir, "kv.sqlite3"));
        await corrupt(kv, site);
      }
      const { problems } = await auditOf(site);
      assert.ok(
        problems.some((sentence) => problem.test(sentence)),
        problems.join("\n") || "nothing",
      );
    });
  });
}

Deno.test("every table of the database is known to the audit", () => {
  const known = new Set([...TABLES, ...INDEXES].map(({ name }) => name).concat(WITHOUT_RELATIONS));
  const unknown = Object.values(keys)
    .map((key) =>
      String((typeof key === "function" ? (key as (...parts: unknown[]) => Deno.KvKey)() : key)[0])
    )
    .filter((table) => !known.has(table));
  assert.deepEqual([...new Set(unknown)], []);
});
