/** @module What calls about notifications answer. */
import * as z from "zod/mini";
import { Count, Id, Time } from "./values.ts";

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
