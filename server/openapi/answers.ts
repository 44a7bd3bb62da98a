/**
 * What calls answer, as schemas: the document shows them, and a test holds every answer against them.
 *
 * @module
 */
import * as z from "zod/mini";
import { SEXES } from "../../lib/kittens/birth.ts";
import { ACCESSORIES, COLOUR_SCHEMES, STYLES } from "../../lib/choices.ts";
import { CatSeen } from "../../lib/schemas/cat_seen.ts";
import { VISIBILITIES } from "../../lib/character.ts";
import { PRODUCT_IDS } from "../../lib/payments/product.ts";
import { SUBSCRIPTION_STATUSES } from "../../lib/payments/subscription.ts";

const Time = z.iso.datetime();
const Id = z.int().check(z.positive());
const Count = z.int().check(z.nonnegative());

export const Problem = z.strictObject({
  message: z.string(),
  issues: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
});

export const User = z.strictObject({
  id: Id,
  username: z.string(),
  remainingGenerations: Count,
  isPremium: z.optional(z.literal(true)),
});

export const FileProgress = z.strictObject({ ahead: Count });

const apiKey = { id: z.string(), name: z.string(), createdAt: Time, usedAt: z.optional(Time) };

export const ApiKey = z.strictObject(apiKey);

export const NewApiKey = z.strictObject({ ...apiKey, key: z.string() });

export const Understanding = z.strictObject({
  understood: z.array(z.strictObject({
    text: z.string(),
    meaning: z.string(),
    drawnAs: z.optional(z.string()),
    cat: z.optional(Id),
  })),
  guessed: z.array(z.strictObject({ what: z.string(), value: z.string() })),
  ignored: z.array(z.string()),
  refused: z.optional(z.array(z.strictObject({ text: z.string(), reason: z.string() }))),
  cost: Count,
});

export const PhotoReading = z.strictObject({ cat: CatSeen });

const character = {
  name: z.string(),
  prompt: z.string(),
  style: z.enum(STYLES),
  imageUrl: z.string(),
  traits: z.array(z.string()),
  accessories: z.array(z.enum(ACCESSORIES)),
  colorScheme: z.enum(COLOUR_SCHEMES),
  favorite: z.enum(["true", "false"]),
  isPremium: z.boolean(),
  createdAt: Time,
  alt: z.string(),
};

export const Character = z.strictObject({
  ...character,
  id: Id,
  userId: Id,
  visibility: z.enum(VISIBILITIES),
  slug: z.optional(z.string()),
  sex: z.enum(SEXES),
  parents: z.optional(z.tuple([Id, Id])),
  mayHaveKittens: z.boolean(),
});

export const DeletedCharacter = z.strictObject({
  ...Character.shape,
  deletedAt: Time,
  deletedUntil: Time,
});

export const GeneratedCharacter = z.strictObject({
  ...character,
  understanding: Understanding,
  seed: z.string(),
  keepPhoto: z.optional(z.literal(true)),
  remainingGenerations: z.optional(Count),
});

export const Kitten = z.strictObject({
  ...GeneratedCharacter.shape,
  parents: z.tuple([Id, Id]),
  sex: z.enum(SEXES),
});

const Cell = z.strictObject({
  genotype: z.string(),
  look: z.string(),
  sex: z.optional(z.enum(SEXES)),
});

export const LitterAnswer = z.strictObject({
  litter: z.array(Kitten),
  odds: z.array(z.strictObject({ look: z.string(), chance: z.number() })),
  squares: z.array(z.strictObject({
    locus: z.string(),
    title: z.string(),
    rows: z.array(z.string()),
    columns: z.array(z.string()),
    cells: z.array(z.array(Cell)),
  })),
  remainingGenerations: Count,
});

export const Story = z.strictObject({
  id: z.string(),
  characterId: Id,
  name: z.string(),
  lines: z.array(z.strictObject({ text: z.string(), says: z.optional(z.string()) })),
  alts: z.array(z.string()),
  createdAt: Time,
});

export const StoryAnswer = z.strictObject({
  ...Story.shape,
  panels: z.array(GeneratedCharacter),
  remainingGenerations: Count,
});

export const RedrawnCharacter = z.strictObject({
  ...GeneratedCharacter.shape,
  cost: z.literal(0),
  changed: z.array(z.strictObject({ what: z.string(), from: z.string(), to: z.string() })),
});

export const RecentPicture = z.strictObject({
  ...GeneratedCharacter.shape,
  savedAs: z.nullable(Id),
  expiresAt: Time,
});

export const Submission = z.strictObject({
  id: Id,
  characterId: Id,
  userId: Id,
  username: z.string(),
  character: Character,
  description: z.optional(z.string()),
  status: z.enum(["active", "withdrawn"]),
  contestPeriod: z.string(),
  voteCount: Count,
  isWinner: z.boolean(),
  rank: z.optional(Id),
  submittedAt: Time,
});

export const OwnSubmission = z.strictObject({
  ...Submission.shape,
  character: z.nullable(Character),
  characterDeleted: z.optional(z.literal(true)),
  hidden: z.optional(z.literal(true)),
});

export const GivenVote = z.strictObject({
  submissionId: Id,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
});

export const VoteAnswer = z.strictObject({ ...GivenVote.shape, voteCount: Count });

const notification = { id: z.string(), isNew: z.boolean() };

export const Notifications = z.strictObject({
  unread: Count,
  notifications: z.array(z.union([
    z.strictObject({
      ...notification,
      kind: z.literal("votes"),
      submissionId: Id,
      period: z.string(),
      character: z.strictObject({
        id: Id,
        name: z.string(),
        imageUrl: z.string(),
        alt: z.string(),
        slug: z.optional(z.string()),
      }),
      votes: Count,
      points: Count,
      newVotes: Count,
      newPoints: Count,
    }),
    z.strictObject({
      ...notification,
      kind: z.literal("result"),
      period: z.string(),
      wins: z.array(z.strictObject({ name: z.string(), rank: Id, points: Count })),
    }),
    z.strictObject({
      ...notification,
      kind: z.literal("plan"),
      state: z.enum(["ending", "ended"]),
      at: Time,
    }),
  ])),
});

export const Product = z.strictObject({
  id: z.enum(PRODUCT_IDS),
  name: z.string(),
  description: z.string(),
  price: Count,
  type: z.enum(["credit_pack", "subscription", "premium"]),
  generationCredits: Count,
});

export const Subscription = z.strictObject({
  id: z.string(),
  type: z.enum(PRODUCT_IDS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  generationsTotal: Count,
  generationsRemaining: Count,
  startDate: Time,
  endDate: z.optional(Time),
  createdAt: Time,
});

export const Statement = z.strictObject({
  available: Count,
  held: Count,
  entries: z.array(z.strictObject({
    kind: z.string(),
    amount: z.int(),
    balanceAfter: z.int(),
    at: Time,
    reference: z.string(),
  })),
});

export const OEmbed = z.strictObject({
  version: z.literal("1.0"),
  type: z.literal("photo"),
  title: z.string(),
  url: z.string(),
  width: Count,
  height: Count,
  author_name: z.optional(z.string()),
  author_url: z.optional(z.string()),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: Count,
});

export const Health = z.strictObject({ ok: z.literal(true) });

export const Done = z.strictObject({ ok: z.literal(true) });

export const DoneWith = z.strictObject({ ...Done.shape, ids: z.array(Id) });

export const PresignedUrl = z.strictObject({ presignedUrl: z.string() });

export const LocalUrl = z.strictObject({ localUrl: z.string() });

export const Checkout = z.union([
  z.strictObject({ url: z.string() }),
  z.strictObject({ sessionId: z.string(), clientSecret: z.string() }),
]);

export const CustomerPortal = z.strictObject({ url: z.string() });

export const PaymentIntent = z.strictObject({ clientSecret: z.string() });
