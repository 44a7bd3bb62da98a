/**
 * An attacker who takes over the server's code still has only the permissions it was started with.
 * ASVS v5.0.0-1.3.6, 13.2.4, 15.2.5.
 */
import assert from "node:assert/strict";
import { readConfig } from "../../server/config.ts";
import { serverArguments } from "../../server/tasks/serve.ts";

/** Where the operator's commands reach it, on the machine itself. */
const SOCKET = "unix:/data/operator.sock";

const PROBE = "tests/security/permission_probe.ts";

/** How each attempt of the probe ends under the server's own flags. */
async function probe(variables: Record<string, string>): Promise<Record<string, string>> {
  const flags = serverArguments(readConfig(variables)).filter((flag) => flag !== "server/main.ts");
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [...flags, PROBE],
    env: variables,
  }).output();
  const text = new TextDecoder().decode(stdout);
  assert.ok(text, new TextDecoder().decode(stderr));
  return JSON.parse(text);
}

Deno.test("[permissions] the server has no permissions beyond its own port and folders", async () => {
  const dataDir = await Deno.makeTempDir();
  const { "read what it serves": harmless, ...forbidden } = await probe({
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: "18000",
  });
  assert.equal(harmless, "done", "the probe would notice what is allowed");
  for (const [what, end] of Object.entries(forbidden)) {
    assert.match(
      end,
      /^NotCapable|--cached-only is specified|Could not find a matching package/,
      what,
    );
  }
  await Deno.remove(dataDir, { recursive: true });
});

Deno.test("[permissions] a foreign service that is configured adds its own host and no other", () => {
  const flags = (variables: Record<string, string>) =>
    serverArguments(readConfig({ HOST: "127.0.0.1", DATA_DIR: "/data", ...variables }))
      .find((flag) => flag.startsWith("--allow-net"));
  assert.equal(flags({}), `--allow-net=127.0.0.1:8000,${SOCKET}`);
  assert.equal(
    flags({ OPENAI_API_KEY: "sk-x", OPENAI_BASE_URL: "https://images.example/v1" }),
    `--allow-net=127.0.0.1:8000,images.example,${SOCKET}`,
  );
  assert.equal(
    flags({ OPENAI_API_KEY: "sk-x", OPENAI_PICTURE_HOSTS: "cdn.example" }),
    `--allow-net=127.0.0.1:8000,api.openai.com,cdn.example,${SOCKET}`,
  );
  assert.equal(
    flags({ SD_WEBUI_URL: "http://gpu.example:7860" }),
    `--allow-net=127.0.0.1:8000,gpu.example:7860,${SOCKET}`,
  );
  assert.equal(
    flags({ KV_URL: "https://kv.example:444/x", DENO_KV_ACCESS_TOKEN: "token" }),
    `--allow-net=127.0.0.1:8000,kv.example:444,${SOCKET}`,
  );
  const mail = { MAIL_FROM: "cats@purrtrait.example" };
  assert.equal(
    flags({ SMTP_URL: "smtp://cats:secret@mail.example", ...mail }),
    `--allow-net=127.0.0.1:8000,mail.example:587,${SOCKET}`,
  );
  assert.equal(
    flags({ SMTP_URL: "smtps://[2001:db8::1]", ...mail }),
    `--allow-net=127.0.0.1:8000,[2001:db8::1]:465,${SOCKET}`,
  );
});
