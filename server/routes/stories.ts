/**
 * @module Stories of saved cats.
 *
 * | call | body | answer |
 * |---|---|---|
 * | POST /api/stories | `StoryRequest` | 201 `StoryAnswer` · 400 · 401 · 403 no credits · 404 not a cat of the account · 409 not of the illustrator, or another cat |
 * | GET /api/stories | | 200 one's stories, the newest first · 401 |
 * | GET /api/stories/{id}/page.png · page.pdf | | 200 the page · 401 · 404 |
 * | DELETE /api/stories/{id} | | 200 `{ ok: true }` · 401 · 404 |
 * | POST /stories | the page's forms: a story, one to delete | 303 to the page that shows it, or the page with what went wrong |
 *
 * An `Idempotency-Key` makes a repeated request the same story; the form has one in its field `key`.
 */
import { type Context, Hono } from "hono";
import { isValid } from "ulid";
import { StoryRequest } from "../../lib/schemas/story_request.ts";
import { PANELS } from "../../lib/stories/story.ts";
import { STORIES_FORMS, STORIES_PAGE, storiesUrl } from "../../lib/stories/stories_page.ts";
import { attachment } from "../characters/file_name.ts";
import { formKey } from "../generation/form_key.ts";
import { answer } from "../http/answer.ts";
import { validated } from "../http/validated.ts";
import { readIdempotencyKey } from "../http/drawing_answer.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { type Fields, pageForm } from "../http/page_form.ts";
import { payerOf } from "../http/requester.ts";
import { requireUser } from "../http/session.ts";
import { answeringForms, type PageServices } from "../pages/form_answers.ts";
import type { Services } from "../services.ts";
import { PAGE_FORMATS, type PageFormat } from "../stories/story_pages.ts";

const STORY = "/api/stories/:id{[0-9A-Z]{26}}";

const TYPES: Record<PageFormat, string> = { png: "image/png", pdf: "application/pdf" };

/** Of the keys that the form makes. */
const KEY = /^[\w-]{8,100}$/;

/** Calls and forms for stories. A story is paid for once for each `Idempotency-Key`. */
export function storyRoutes(services: PageServices & Pick<Services, "stories">): Hono<AppEnv> {
  const { stories } = services;
  const answerForm = answeringForms(services);

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

  async function createByForm(c: Context<AppEnv>, { key, ...fields }: Fields): Promise<string> {
    requireUser(c);
    const request = storyIn(fields);
    const who = payerOf(c, key && KEY.test(key) ? await formKey(key, request) : undefined);
    const { id } = await stories.create(who, request);
    return storiesUrl({ story: id });
  }

  async function removeByForm(c: Context<AppEnv>, { story = "" }: Fields): Promise<string> {
    const { id: userId } = requireUser(c);
    // A longer text is no key of the database.
    await stories.remove(userId, isValid(story) ? story : "");
    return STORIES_PAGE;
  }

  const app = new Hono<AppEnv>()
    .post("/api/stories", async function create(c) {
      const who = payerOf(c, readIdempotencyKey(c));
      return c.json(await stories.create(who, await readJson(c, StoryRequest)), 201);
    })
    .get("/api/stories", async function list(c) {
      return c.json(await stories.list(requireUser(c).id));
    })
    .delete(STORY, async function remove(c) {
      await stories.remove(requireUser(c).id, c.req.param("id"));
      return c.json({ ok: true });
    })
    .post(
      STORIES_PAGE,
      pageForm(answerForm, {
        [STORIES_FORMS.create]: createByForm,
        [STORIES_FORMS.remove]: removeByForm,
      }),
    );
  return PAGE_FORMATS.reduce(
    (routes, format) => routes.get(`${STORY}/page.${format}`, (c) => sendPage(c, format)),
    app,
  );
}

/** The fields `cat`, `line1`, `says1`, `line2` …; what is wrong is named by the field. */
function storyIn(fields: Fields): StoryRequest {
  const numbers = Array.from({ length: PANELS }, (_, i) => i + 1);
  const lines = numbers.map((n) => {
    const says = fields[`says${n}`]?.trim();
    return { text: fields[`line${n}`], ...(says && { says }) };
  });
  return validated(StoryRequest, { characterId: Number(fields.cat), lines }, fieldOf);
}

/** The field of the form for this path of a request, such as `line1` for `lines.0.text`. */
function fieldOf(path: string): string {
  const [, index, part] = path.match(/^lines\.(\d+)\.(text|says)$/) ?? [];
  if (index === undefined) return path === "characterId" ? "cat" : path;
  return `${part === "text" ? "line" : "says"}${Number(index) + 1}`;
}
