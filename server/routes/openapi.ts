/** @module The description of the API. */
import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { openApiDocument } from "../openapi/document.ts";
import type { Services } from "../services.ts";

/** `GET /openapi.json`: 200 the document, made once. */
export function openApiRoutes({ config }: Pick<Services, "config">): Hono<AppEnv> {
  const document = openApiDocument(config.appUrl);
  return new Hono<AppEnv>().get("/openapi.json", function openApi(c) {
    c.header("Cache-Control", "public, max-age=3600");
    return c.json(document);
  });
}
