/**
 * The baseline: Hono with nothing around it, answering what ours answers. Argument: the port.
 *
 * @module
 */
import { Hono } from "hono";
import { createIllustrator } from "../../illustrator/illustrator.ts";

const illustrator = createIllustrator({ workers: 1 });

const app = new Hono()
  .get("/text", (c) => c.text("Hello"))
  .get("/json", (c) => c.json({ ok: true }))
  .post("/understand", async (c) => c.json(illustrator.understand(await c.req.json())));

Deno.serve({ hostname: "127.0.0.1", port: Number(Deno.args[0]) }, app.fetch);
