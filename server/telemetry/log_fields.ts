/** @module What a log event can carry besides its time, level and message. None of it is secret. */

/** Each field with its meaning. */
export const LOG_FIELDS = {
  requestId: "the request's id, as in the answer's `X-Request-Id`",
  method: "of the request",
  route: "pattern of the URL, never the URL itself",
  status: "of the answer",
  durationMs: "milliseconds until the answer began",
  userId: "who was signed in; absent for a guest",
  error: "what was thrown, with its stack",
} as const;

export interface LogFields extends Partial<Record<keyof typeof LOG_FIELDS, string | number>> {
  requestId?: string;
  method?: string;
  route?: string;
  status?: number;
  durationMs?: number;
  userId?: number;
  error?: string;
}
