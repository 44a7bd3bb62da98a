/**
 * @module The baseline: Hono with nothing around it, answering what ours answers. Arguments: the port, the
 * address of the page whose text it sends, and the path of the file it sends.
 */
import { Hono } from "hono";
import { createIllustrator } from "../../generation/illustrator_generator.ts";

const [port, page = "", file = ""] = Deno.args;
const text = await (await fetch(page)).text();
const illustrator = createIllustrator({ threads: 1 });

const app = new Hono()
  .get("/text", (c) => c.text(text))
  .get("/file", async (c) => c.body(await Deno.readFile(file)))
  .get("/json", (c) => c.json({ ok: true }))
  .post("/understand", async (c) => c.json(illustrator.understand(await c.req.json())));

Deno.serve({ hostname: "127.0.0.1", port: Number(port) }, app.fetch);
