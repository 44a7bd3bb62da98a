/**
 * Stories of saved cats.
 *
 * | call | body | answer |
 * |---|---|---|
 * | POST /api/stories | `StoryRequest` | 201 `StoryAnswer` · 400 · 401 · 403 no credits · 404 not one's own cat · 409 not of the illustrator, or another cat |
 * | GET /api/stories | | 200 one's stories, the newest first · 401 |
 * | GET /api/stories/{id}/page.png · page.pdf | | 200 the page · 401 · 404 |
 * | DELETE /api/stories/{id} | | 200 `{ ok: true }` · 401 · 404 |
 * | POST /stories | the page's form | 303 to the page with the story, or with what went wrong |
 * | POST /stories/delete | the form below a story | 303 to the page |
 *
 * An `Idempotency-Key` makes a repeated request the same story; the form has one in its field `key`.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { isValid } from "ulid";
import { StoryRequest } from "../../lib/schemas/story_request.ts";
import { PANELS } from "../../lib/stories/story.ts";
import { STORIES_PAGE, type StoriesNotice } from "../../lib/stories/stories_page.ts";
import { attachment } from "../characters/file_name.ts";
import { Failure, type FailureKind } from "../failures/failure.ts";
import { sha256 } from "../hashing/sha256.ts";
import { answer } from "../http/answer.ts";
import { readIdempotencyKey } from "../http/drawing_answer.ts";
import type { AppEnv } from "../http/env.ts";
import { readForm } from "../http/form_body.ts";
import { readJson } from "../http/json_body.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";
import { PAGE_FORMATS, type PageFormat } from "../stories/story_pages.ts";

const STORY = "/api/stories/:id{[0-9A-Z]{26}}";

const TYPES: Record<PageFormat, string> = { png: "image/png", pdf: "application/pdf" };

/** What the page says when a story failed. */
const NOTICES: Partial<Record<FailureKind, StoriesNotice>> = {
  forbidden: "no-credits",
  unavailable: "busy",
  provider: "not-drawn",
  invalid: "no-words",
  conflict: "not-this-cat",
};

/** Of the keys that the form makes. */
const KEY = /^[\w-]{8,100}$/;

export function storyRoutes({ stories }: Pick<Services, "stories">): Hono<AppEnv> {
  function teller(c: Context<AppEnv>, idempotencyKey: string | undefined) {
    const { id, isPremium = false } = requireUser(c);
    return { userId: id, isPremium, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  }

  async function sendPage(c: Context<AppEnv>, format: PageFormat): Promise<Response> {
    const { id: userId } = requireUser(c);
    const id = c.req.param("id")!;
    const bytes = await stories.page(userId, id, format);
    const name = attachment(`story-${id}.${format}`);
    return answer(bytes, {
      "Content-Type": TYPES[format],
      "Cache-Control": "private, max-age=3600",
      "Content-Disposition": format === "png" ? name.replace("attachment", "inline") : name,
    });
  }

  const app = new Hono<AppEnv>()
    .post("/api/stories", async function tell(c) {
      const who = teller(c, readIdempotencyKey(c));
      return c.json(await stories.tell(who, await readJson(c, StoryRequest)), 201);
    })
    .get("/api/stories", async function list(c) {
      return c.json(await stories.list(requireUser(c).id));
    })
    .delete(STORY, async function remove(c) {
      await stories.remove(requireUser(c).id, c.req.param("id"));
      return c.json({ ok: true });
    })
    .post("/stories", async function sendForm(c) {
      requireUser(c);
      const { key, ...fields } = await readForm(c);
      const draft = draftOf(fields);
      try {
        const request = storyIn(draft);
        const who = teller(c, key && KEY.test(key) ? await keyOf(key, request) : undefined);
        const { id } = await stories.tell(who, request);
        return c.redirect(pageUrl({ story: id }), 303);
      } catch (error) {
        const notice = error instanceof Failure && NOTICES[error.kind];
        if (!notice) throw error;
        return c.redirect(pageUrl({ ...draft, notice }), 303);
      }
    })
    .post("/stories/delete", async function removeByForm(c) {
      const { id: userId } = requireUser(c);
      const { story = "" } = await readForm(c);
      if (isValid(story)) await stories.remove(userId, story);
      return c.redirect(STORIES_PAGE, 303);
    });
  return PAGE_FORMATS.reduce(
    (routes, format) => routes.get(`${STORY}/page.${format}`, (c) => sendPage(c, format)),
    app,
  );
}

/** What was written, to be shown again where it failed; longer texts were not written in the form. */
function draftOf(fields: Record<string, string>): Record<string, string> {
  const names = Array.from({ length: PANELS }, (_, i) => [`line${i + 1}`, `says${i + 1}`]).flat();
  return Object.fromEntries(
    ["cat", ...names].map((name) => [name, (fields[name] ?? "").slice(0, 200)]),
  );
}

function storyIn({ cat, ...draft }: Record<string, string>): StoryRequest {
  const lines = Array.from({ length: PANELS }, (_, i) => {
    const says = draft[`says${i + 1}`]?.trim();
    return { text: draft[`line${i + 1}`], ...(says && { says }) };
  });
  const read = StoryRequest.safeParse({ characterId: Number(cat), lines });
  if (read.success) return read.data;
  throw new Failure("invalid", read.error.issues[0]!.message);
}

/** The same form with other words, as one that was gone back to, is another story. */
async function keyOf(key: string, request: StoryRequest): Promise<string> {
  return `${key}-${await sha256(new TextEncoder().encode(JSON.stringify(request)))}`;
}

function pageUrl(query: Record<string, string>): string {
  return `${STORIES_PAGE}?${new URLSearchParams(query)}`;
}
