/** @module OpenAI, when it is to draw the pictures. */
import { z } from "zod";
import { incompleteSettings } from "./config_error.ts";

/** How to reach OpenAI. */
export interface OpenAiConfig {
  /** The secret key. */
  apiKey: string;
  /** URL of the API, to which paths are added. */
  baseUrl: string;
  /** The model that draws. */
  model: string;
  /** A picture that takes longer has failed. */
  timeoutMs: number;
  /** Whether words and photos are shown to the service's moderation first. */
  moderates: boolean;
  /** Other hosts that pictures may be fetched from, where the service answers with URLs. */
  pictureHosts: string[];
}

/** The variables that say how to reach OpenAI. */
export const OPENAI_VARIABLES = {
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_IMAGE_MODEL: z.string().optional(),
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(1).optional(),
  OPENAI_MODERATION: z.enum(["on", "off"]).optional(),
  OPENAI_PICTURE_HOSTS: z.string().regex(
    /^[a-z\d.-]+(:\d+)?(\s*,\s*[a-z\d.-]+(:\d+)?)*$/i,
    "expected hosts, separated by commas",
  ).optional(),
};

type Variables = z.output<z.ZodObject<typeof OPENAI_VARIABLES>>;

/** The model whose latency and streaming are known best. */
const OPENAI_IMAGE_MODEL = "gpt-image-2";

/** A picture takes one to two minutes; few take three. */
export const DRAWING_TIMEOUT_MS = 180_000;

/** Absent without any of its variables. Throws {@link ConfigError} when the key alone is missing. */
export function readOpenAi(env: Variables): OpenAiConfig | undefined {
  if (env.OPENAI_API_KEY === undefined) {
    const names = [
      "OPENAI_BASE_URL",
      "OPENAI_IMAGE_MODEL",
      "OPENAI_TIMEOUT_MS",
      "OPENAI_MODERATION",
      "OPENAI_PICTURE_HOSTS",
    ] as const;
    const set = names.find((name) => env[name] !== undefined);
    if (set) throw incompleteSettings(set, "OPENAI_API_KEY");
    return undefined;
  }
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
    model: env.OPENAI_IMAGE_MODEL ?? OPENAI_IMAGE_MODEL,
    timeoutMs: env.OPENAI_TIMEOUT_MS ?? DRAWING_TIMEOUT_MS,
    moderates: env.OPENAI_MODERATION !== "off",
    pictureHosts: env.OPENAI_PICTURE_HOSTS?.toLowerCase().split(",").map((host) => host.trim()) ??
      [],
  };
}
