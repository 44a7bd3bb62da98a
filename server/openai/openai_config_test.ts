import assert from "node:assert/strict";
import { ConfigError, readConfig } from "../config.ts";

Deno.test("[config] without its variables OpenAI is not used", () => {
  assert.equal(readConfig({}).openAi, undefined);
  assert.equal(readConfig({ OPENAI_API_KEY: "", OPENAI_IMAGE_MODEL: "" }).openAi, undefined);
});

Deno.test("[config] OpenAI needs only its key", () => {
  assert.deepEqual(readConfig({ OPENAI_API_KEY: "sk-1" }).openAi, {
    apiKey: "sk-1",
    baseUrl: "https://api.openai.com/v1",
    model: "gpt-image-2",
    timeoutMs: 180_000,
  });
});

for (const name of ["OPENAI_BASE_URL", "OPENAI_IMAGE_MODEL", "OPENAI_TIMEOUT_MS"]) {
  Deno.test(`[config] ${name} without the key is a mistake that names the key`, () => {
    const value = { OPENAI_BASE_URL: "http://localhost/v1", OPENAI_TIMEOUT_MS: "5" }[name] ?? "m";
    assert.throws(
      () => readConfig({ [name]: value }),
      (error) => error instanceof ConfigError && /OPENAI_API_KEY is not/.test(error.message),
    );
  });
}
