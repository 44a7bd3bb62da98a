/**
 * @module The tools that programs get: the same use cases as the HTTP calls, on the account of an API key.
 */
import { type CallToolResult, McpServer } from "@modelcontextprotocol/server";
import type { Account } from "../../lib/user.ts";
import type { Services } from "../services.ts";
import { userOwner } from "../store/generations/generation_row.ts";
import { pictureOf, type ShownPicture } from "./tool_picture.ts";
import { DRAW_CAT, KITTENS, REDRAW_CAT, UNDERSTAND } from "./tools.ts";

/** Who calls a tool, and what answers. */
export interface ToolCaller {
  /** The use cases. */
  services: Pick<Services, "generation" | "redrawing" | "kittens" | "images" | "config">;
  /** Whose credits are spent. */
  user: Account;
  /** What to say of an error. */
  messageOf(error: unknown): string;
}

const INSTRUCTIONS =
  "Draws pictures of cats from words. A picture costs one credit of the account; understand and redraw_cat are " +
  "free. imageUrl is the key of a picture, which redraw_cat takes; pictureUrl shows it in full for 15 minutes.";

/** Kittens come in fours to sixes: smaller, so that an answer stays below a megabyte. */
const KITTEN_WIDTH = 512;

/** A server for one message of this caller. */
export function createToolServer({ services, user, messageOf }: ToolCaller): McpServer {
  const { generation, redrawing, kittens } = services;
  const { id, isPremium = false } = user;
  const who = { owner: userOwner(id), isPremium };
  const server = new McpServer({ name: "purrtrait", version: "1" }, { instructions: INSTRUCTIONS });

  /** The answer of a tool, or what keeps it from being given. */
  async function answered(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
    try {
      return await work();
    } catch (error) {
      return { content: [{ type: "text", text: messageOf(error) }], isError: true };
    }
  }

  server.registerTool("draw_cat", DRAW_CAT, (choices) =>
    answered(async () => {
      const drawn = await generation.generate({ ...who, choices });
      const shown = await pictureOf(services, drawn);
      return structured(shown.character, [shown]);
    }));

  server.registerTool("redraw_cat", REDRAW_CAT, (changes) =>
    answered(async () => {
      const shown = await pictureOf(services, await redrawing.redraw(who, changes));
      return structured(shown.character, [shown]);
    }));

  server.registerTool(
    "understand",
    UNDERSTAND,
    (description) => answered(async () => structured(await generation.understand(description))),
  );

  server.registerTool("kittens", KITTENS, (couple) =>
    answered(async () => {
      const { id: _, litter, ...odds } = await kittens.breed({ userId: id, isPremium }, couple);
      const shown = await Promise.all(
        litter.map((kitten) => pictureOf(services, kitten, KITTEN_WIDTH)),
      );
      return structured({ litter: shown.map(({ character }) => character), ...odds }, shown);
    }));

  return server;
}

/** The pictures, and the answer twice: for programs, and as text for clients that read no other. */
function structured(
  answer: object,
  pictures: readonly ShownPicture<object>[] = [],
): CallToolResult {
  return {
    content: [
      ...pictures.map(({ image }) => image),
      { type: "text", text: JSON.stringify(answer) },
    ],
    structuredContent: { ...answer },
  };
}
