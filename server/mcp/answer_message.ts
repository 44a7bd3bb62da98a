/**
 * @module Answers messages of the Model Context Protocol one by one: each has a server of its own, and
 * nothing is remembered between them. Speaks the stateless revision of 2026 and those of 2025.
 */
import { createMcpHandler } from "@modelcontextprotocol/server";
import { createToolServer, type ToolCaller } from "./tool_server.ts";

/** The answer to this message, which is the body of the request, read. */
export async function answerMessage(
  request: Request,
  message: unknown,
  caller: ToolCaller,
): Promise<Response> {
  const handler = createMcpHandler(() => createToolServer(caller), {
    // The tools never change, so there is nothing to wait for.
    maxSubscriptions: 0,
  });
  return await handler.fetch(request, { parsedBody: message });
}
