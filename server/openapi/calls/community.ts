/** @module The contest of a month, and notifications. */
import { msg } from "../../../lib/i18n/translate.ts";
import { SubmitRequest, VoteRequest } from "../../../lib/schemas/contest.ts";
import { type Call, PAGE } from "./call.ts";

const community = { tag: "Community" } as const;

export const COMMUNITY_CALLS: Call[] = [
  {
    ...community,
    call: "GET /api/community/submissions",
    summary: msg("This month's entries"),
    query: { sort: { type: "string", enum: ["discover", "top", "new"] }, ...PAGE },
    answer: { list: "Submission" },
    failures: [400],
  },
  {
    ...community,
    call: "POST /api/community/submissions",
    summary: msg("Enters a character"),
    body: { name: "SubmitRequest", schema: SubmitRequest },
    answer: { status: 201, schema: "OwnSubmission" },
    failures: [400, 404, 409],
    session: true,
  },
  {
    ...community,
    call: "POST /api/community/submissions/{id}/vote",
    summary: msg("Gives an entry 1 to 5 stars"),
    body: { name: "VoteRequest", schema: VoteRequest },
    answer: { schema: "VoteAnswer" },
    failures: [400, 403, 404, 409],
    session: true,
  },
  {
    ...community,
    call: "POST /api/community/submissions/{id}/withdraw",
    summary: msg("Withdraws an entry of the user's"),
    answer: { schema: "OwnSubmission" },
    failures: [404, 409],
    session: true,
  },
  {
    ...community,
    call: "GET /api/community/winners",
    summary: msg("Last month's winners, by rank"),
    answer: { list: "Submission" },
  },
  {
    ...community,
    call: "GET /api/user/submissions",
    summary: msg("The user's entries, newest first"),
    query: PAGE,
    answer: { list: "OwnSubmission" },
    failures: [400],
    session: true,
  },
  {
    ...community,
    call: "GET /api/user/votes",
    summary: msg("The user's votes of this month"),
    answer: { list: "GivenVote" },
    session: true,
  },
  {
    ...community,
    call: "GET /api/user/notifications",
    summary: msg(
      "Votes for the user's entries since they were last read, results, a plan that ends",
    ),
    answer: { schema: "Notifications" },
    session: true,
  },
  {
    ...community,
    call: "POST /api/user/notifications/read",
    summary: msg("Marks everything so far as read"),
    answer: { status: 204 },
    session: true,
  },
];
