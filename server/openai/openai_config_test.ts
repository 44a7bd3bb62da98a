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
    moderates: true,
    pictureHosts: [],
  });
});

Deno.test("[config] servers that answer like OpenAI may lack a moderation and keep pictures elsewhere", () => {
  const variables = {
    OPENAI_MODERATION: "off",
    OPENAI_PICTURE_HOSTS: "CDN.example, files.example:8443",
  };
  const { moderates, pictureHosts } = readConfig({ OPENAI_API_KEY: "k", ...variables }).openAi!;
  assert.equal(moderates, false);
  assert.deepEqual(pictureHosts, ["cdn.example", "files.example:8443"]);
  assert.throws(
    () => readConfig({ OPENAI_API_KEY: "k", OPENAI_PICTURE_HOSTS: "https://cdn.example" }),
    /OPENAI_PICTURE_HOSTS/,
  );
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

Deno.test("[config] a Stable Diffusion web UI draws instead, and not beside OpenAI", () => {
  assert.deepEqual(readConfig({ SD_WEBUI_URL: "http://gpu:7860/" }).sdWebui, {
    url: "http://gpu:7860",
    login: undefined,
    size: 1024,
    timeoutMs: 180_000,
  });
  assert.throws(
    () => readConfig({ SD_WEBUI_URL: "http://gpu:7860", OPENAI_API_KEY: "k" }),
    /one of them draws/,
  );
  assert.throws(() => readConfig({ SD_WEBUI_SIZE: "512" }), /SD_WEBUI_URL is not/);
});
