/** @module A Stable Diffusion web UI, when it is to draw the pictures. */
import { z } from "zod";
import { ConfigError, incompleteSettings } from "./config_error.ts";
import { DRAWING_TIMEOUT_MS, type OPENAI_VARIABLES } from "./openai.ts";

/** How to reach a Stable Diffusion web UI. */
export interface SdWebuiConfig {
  /** Where it is, without a slash at its end. */
  url: string;
  /** `user:password`, as it was given to it; absent where it asks for none. */
  login: string | undefined;
  /** Width and height at which its model draws best, in pixels. */
  size: number;
  /** A picture that takes longer has failed. */
  timeoutMs: number;
}

/** The variables that say how to reach the web UI. */
export const SD_WEBUI_VARIABLES = {
  SD_WEBUI_URL: z.url({ protocol: /^https?$/ }).optional(),
  SD_WEBUI_LOGIN: z.string().regex(/^[^:]+:./, "expected user:password").optional(),
  SD_WEBUI_SIZE: z.coerce.number().int().min(256).max(2048).multipleOf(8).optional(),
  SD_WEBUI_TIMEOUT_MS: z.coerce.number().int().min(1).optional(),
};

type Variables = z.output<z.ZodObject<typeof SD_WEBUI_VARIABLES & typeof OPENAI_VARIABLES>>;

/** Of the models that are common now; those of version 1.5 draw at 512. */
const SD_WEBUI_SIZE = 1024;

/** Absent without any of its variables. Throws {@link ConfigError} without the URL, or beside OpenAI. */
export function readSdWebui(env: Variables): SdWebuiConfig | undefined {
  if (env.SD_WEBUI_URL === undefined) {
    const names = ["SD_WEBUI_LOGIN", "SD_WEBUI_SIZE", "SD_WEBUI_TIMEOUT_MS"] as const;
    const set = names.find((name) => env[name] !== undefined);
    if (set) throw incompleteSettings(set, "SD_WEBUI_URL");
    return undefined;
  }
  if (env.OPENAI_API_KEY !== undefined) {
    throw new ConfigError(
      "Wrong configuration. OPENAI_API_KEY and SD_WEBUI_URL are both set: one of them draws.",
    );
  }
  return {
    url: env.SD_WEBUI_URL.replace(/\/+$/, ""),
    login: env.SD_WEBUI_LOGIN,
    size: env.SD_WEBUI_SIZE ?? SD_WEBUI_SIZE,
    timeoutMs: env.SD_WEBUI_TIMEOUT_MS ?? DRAWING_TIMEOUT_MS,
  };
}
