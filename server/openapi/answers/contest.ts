/** @module What calls about the contest answer. */
import * as z from "zod/mini";
import { Count, Id, Time } from "./values.ts";
import { Character } from "./characters.ts";

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
