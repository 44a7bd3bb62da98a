/**
 * Servers that answer like OpenAI, through the official client.
 */
import assert from "node:assert/strict";
import sharp from "sharp";
import { Failure } from "../../server/failures/failure.ts";
import { createOpenAi } from "../../server/openai/openai_generator.ts";
import { createPictureHosts, isPrivate } from "../../server/openai/picture_hosts.ts";
import { readPhoto } from "../../server/photos/photo.ts";
import { plainPng } from "../support/generation_fixture.ts";
import { serveLoopback } from "../support/loopback_server.ts";
import { imageServer, LOCALAI, type ServerKind, VLLM } from "./image_servers.ts";

const REQUEST = {
  owner: "user:7" as const,
  prompt: "a ginger cat",
  style: "anime" as const,
  seed: "1",
  traits: [],
  accessories: [],
};

function generatorOf(baseUrl: string, options: { pictureHosts?: string[] } = {}) {
  return createOpenAi({
    config: {
      apiKey: "none",
      baseUrl,
      model: "flux",
      timeoutMs: 5_000,
      moderates: false,
      pictureHosts: [],
      ...options,
    },
    secret: new Uint8Array(32),
  });
}

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(() => null, (error: unknown) => error);
  assert(error instanceof Failure, `no Failure but ${error}`);
  return `${error.message} ${error.details.cause ?? ""}`;
}

const KINDS: [string, ServerKind, refusals: number][] = [
  ["URLs on itself, parameters refused one by one", LOCALAI, 1],
  ["base64, parameters refused together", VLLM, 1],
  ["URLs, and hardly any parameter, refused one by one", {
    ...LOCALAI,
    knows: ["model", "prompt", "size"],
  }, 5],
];
for (const [name, kind, refusals] of KINDS) {
  Deno.test(`[image servers] ${name}: draws, and its refusals are remembered`, async () => {
    await using server = await imageServer(kind);
    const generator = generatorOf(server.baseUrl);
    await generator.approve!(REQUEST);
    for (let n = 0; n < 2; n++) {
      const { png } = await generator.generate(REQUEST);
      const { width, format } = await sharp(png).metadata();
      assert.deepEqual({ width, format }, { width: 1024, format: "png" });
    }
    assert.equal(server.refused, refusals);
    assert.equal(server.drawn.length, 2);
    // A server without moderations is never asked for one.
    assert.deepEqual(server.missing, []);
  });
}

Deno.test("[image servers] a model without edits is asked once, then photos are refused with that reason", async () => {
  await using server = await imageServer(VLLM);
  const generator = generatorOf(server.baseUrl);
  const photo = await readPhoto(`data:image/png;base64,${(await plainPng(300)).toBase64()}`);
  for (let n = 0; n < 3; n++) {
    assert.match(
      await messageOf(generator.generate({ ...REQUEST, photo })),
      /cannot draw from a photo.*not been charged/,
    );
  }
  assert.deepEqual(server.missing, ["/v1/images/edits"]);
  await generator.generate(REQUEST);
});

Deno.test("[image servers] pictures at URLs are fetched only from configured hosts in public networks", async () => {
  await using server = await imageServer(LOCALAI);
  const secret = serveLoopback(() => new Response("the neighbour's secret"));
  try {
    server.pictureUrl = `${secret.origin}/secret.png`;
    assert.match(
      await messageOf(generatorOf(server.baseUrl).generate(REQUEST)),
      /no usable picture.*not among OPENAI_PICTURE_HOSTS/,
    );
    // Named, but at an address of this machine.
    const { host } = new URL(secret.origin);
    const named = generatorOf(server.baseUrl, { pictureHosts: [host] });
    assert.match(await messageOf(named.generate(REQUEST)), /private network/);
    // By a redirect of its own host.
    server.pictureUrl = undefined;
    server.file = () => Response.redirect(`${secret.origin}/secret.png`);
    assert.match(await messageOf(named.generate(REQUEST)), /private network/);
    for (const url of ["file:///etc/passwd", "ftp://x.example/1.png", "http://[::1]/"]) {
      server.pictureUrl = url;
      assert.match(await messageOf(named.generate(REQUEST)), /which is not asked|no usable/, url);
    }
  } finally {
    await secret.close();
  }
});

Deno.test("[image servers] an endless or empty picture at a URL is refused", async () => {
  await using server = await imageServer(LOCALAI);
  const generator = generatorOf(server.baseUrl);
  const block = new Uint8Array(1024 * 1024);
  let sent = 0;
  server.file = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sent++;
          controller.enqueue(block);
        },
      }),
    );
  assert.match(await messageOf(generator.generate(REQUEST)), /too large/);
  assert.ok(sent < 100, `${sent} megabytes were sent`);
  const endings: [() => Response, RegExp][] = [
    [() => new Response("<html>", { status: 404 }), /answers 404/],
    [() => new Response("no picture"), /no usable picture/],
    [() => Response.redirect(`${server.origin}/files/again.png`), /redirects again and again/],
  ];
  for (const [file, message] of endings) {
    server.file = file;
    assert.match(await messageOf(generator.generate(REQUEST)), message);
  }
});

Deno.test("[image servers] addresses of private networks are known, however they are written", () => {
  const inside = "127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 " +
    "::1 :: fe80::1 fd00::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 no-address";
  for (const address of inside.split(" ")) assert.equal(isPrivate(address), true, address);
  for (const address of ["93.184.216.34", "172.32.0.1", "2606:2800:220:1::1"]) {
    assert.equal(isPrivate(address), false, address);
  }
});

Deno.test("[image servers] one private address among several of a host is enough to refuse it", async () => {
  const hosts = createPictureHosts({
    baseUrl: "https://images.example/v1",
    others: ["cdn.example"],
    lookup: () => Promise.resolve(["93.184.216.34", "169.254.169.254"]),
  });
  await assert.rejects(
    hosts.fetch("https://cdn.example/1.png", AbortSignal.timeout(1_000)),
    /private network/,
  );
});
