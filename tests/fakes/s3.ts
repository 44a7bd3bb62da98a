/**
 * @module S3-compatible storage on loopback: it recomputes every signature as the real one does, and fails
 * as the real one fails when a test asks for it.
 */
import { Buffer } from "node:buffer";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { S3Config } from "../../server/config.ts";
import { serveLoopback } from "../support/loopback_server.ts";

/** How a request ends: `late` does what was asked and never answers, `cut` breaks off in the picture. */
export type Fault = "error" | "crowded" | "refused" | "late" | "cut";

export interface StoredObject {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  cacheControl: string;
}

export interface FakeS3 extends AsyncDisposable {
  readonly config: S3Config;
  readonly objects: Map<string, StoredObject>;
  /** Method and key of each request, in order. */
  readonly requests: string[];
  /** How the next requests end, one after the other; after the last one all is well. */
  faults: Fault[];
  /** What it answers, without a connection: a bucket in the host's name is a name that no test can look up. */
  answer(request: Request): Promise<Response>;
  /** Closes the port, as a server does that is down. */
  stop(): Promise<void>;
  /** Opens the same port again, with the same objects. */
  start(): void;
}

const BUCKET = "pictures-of-cats";

/** Small, so that a list of a few pictures has several pages. */
const PAGE = 5;

/** A header's signature is accepted this long; a query says its own life. */
const SKEW_SECONDS = 15 * 60;

export function fakeS3(options: Partial<S3Config> = {}): FakeS3 {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const end = Promise.withResolvers<void>();
  let server = listen(0);
  const { port, origin: endpoint } = server;
  const config: S3Config = {
    endpoint,
    publicUrl: endpoint,
    region: "eu-west-1",
    bucket: BUCKET,
    accessKeyId: "the-key-id",
    secretAccessKey: "the/secret+key",
    addressing: "path" as const,
    keyPrefix: "",
    sessionToken: undefined,
    ...options,
  };

  function listen(port: number) {
    const onError = () => new Response(null, { status: 500 });
    return serveLoopback(answer, { port, onError });
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const [bucket, ...rest] = config.addressing === "path"
      ? url.pathname.slice(1).split("/")
      : [url.host.split(".")[0], ...url.pathname.slice(1).split("/")];
    const key = decodeURIComponent(rest.join("/"));
    const body = await request.bytes();
    requests.push(`${request.method} ${key}`);

    const fault = fake.faults.shift();
    if (fault === "error") return problem(500, "InternalError");
    if (fault === "crowded") return problem(503, "SlowDown");
    if (fault === "refused") return problem(403, "AccessDenied");
    const denial = whyDenied(request, url, body, config);
    if (denial) return problem(403, denial);
    if (bucket !== BUCKET) return problem(404, "NoSuchBucket");

    const response = key === "" ? describe(request, url) : handle(request, key, body);
    if (fault === "late") await end.promise;
    return fault === "cut" ? cutOff(response) : response;
  }

  function describe({ method }: Request, { searchParams }: URL): Response {
    if (method === "HEAD") return new Response();
    if (searchParams.get("list-type") !== "2") return problem(501, "NotImplemented");
    const prefix = searchParams.get("prefix") ?? "";
    const after = searchParams.get("continuation-token") ?? "";
    const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
    const contents = keys.slice(0, PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const next = keys.length > PAGE
      ? `<NextContinuationToken>${keys[PAGE - 1]}</NextContinuationToken>`
      : "";
    return xml(200, `<ListBucketResult>${contents.join("")}${next}</ListBucketResult>`);
  }

  function handle(
    { method, headers }: Request,
    key: string,
    bytes: Uint8Array<ArrayBuffer>,
  ): Response {
    switch (method) {
      case "PUT": {
        const type = headers.get("content-type") ?? "";
        objects.set(key, { bytes, type, cacheControl: headers.get("cache-control") ?? "" });
        return new Response();
      }
      case "DELETE":
        objects.delete(key);
        return new Response(null, { status: 204 });
      case "GET": {
        const object = objects.get(key);
        if (!object) return problem(404, "NoSuchKey");
        const { bytes, type, cacheControl } = object;
        return new Response(bytes, {
          headers: {
            "content-type": type,
            "cache-control": cacheControl,
            "content-length": String(bytes.length),
          },
        });
      }
    }
    return problem(405, "MethodNotAllowed");
  }

  const fake: FakeS3 = {
    config,
    objects,
    requests,
    faults: [],
    answer,
    stop: () => server.close(),
    start: () => void (server = listen(port)),
    async [Symbol.asyncDispose]() {
      end.resolve();
      await server.close();
    },
  };
  return fake;
}

/** The environment variables that make a server keep its pictures there. */
export function variablesOf(config: S3Config): Record<string, string> {
  return {
    S3_ENDPOINT: config.endpoint,
    S3_REGION: config.region,
    S3_BUCKET: config.bucket,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
  };
}

/** The error code of a request whose signature is not that of the key's owner; undefined when it is. */
function whyDenied(
  { method, headers }: Request,
  { host, pathname, searchParams: query }: URL,
  body: Uint8Array,
  { accessKeyId, secretAccessKey, region, sessionToken }: S3Config,
): string | undefined {
  const presigned = query.has("X-Amz-Signature");
  const token = presigned ? query.get("X-Amz-Security-Token") : headers.get("x-amz-security-token");
  if ((token ?? undefined) !== sessionToken) return "InvalidToken";
  const header = headers.get("authorization")?.match(
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/,
  );
  const [credential, signedHeaders, signature] = presigned
    ? ["Credential", "SignedHeaders", "Signature"].map((name) => query.get(`X-Amz-${name}`) ?? "")
    : header?.slice(1) ?? [];
  if (!credential || !signedHeaders || !signature) return "AccessDenied";

  const moment = (presigned ? query.get("X-Amz-Date") : headers.get("x-amz-date")) ?? "";
  const scope = `${moment.slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential !== `${accessKeyId}/${scope}`) return "InvalidAccessKeyId";

  const age = (Date.now() - Date.parse(moment.replace(/(....)(..)(..T..)(..)/, "$1-$2-$3:$4:"))) /
    1000;
  if (presigned && age > Number(query.get("X-Amz-Expires"))) return "AccessDenied";
  if (!presigned && !(Math.abs(age) < SKEW_SECONDS)) return "RequestTimeTooSkewed";

  const claimed = presigned ? "UNSIGNED-PAYLOAD" : headers.get("x-amz-content-sha256") ?? "";
  if (claimed !== "UNSIGNED-PAYLOAD" && claimed !== sha256(body)) {
    return "XAmzContentSHA256Mismatch";
  }

  const signed = signedHeaders.split(";");
  const valueOf = (name: string) => name === "host" ? host : headers.get(name);
  const canonical = [
    method,
    pathname,
    [...query].filter(([name]) => name !== "X-Amz-Signature")
      .map((pair) => pair.map(encode).join("=")).sort().join("&"),
    ...signed.map((name) => `${name}:${valueOf(name)?.trim().replaceAll(/ +/g, " ")}`),
    "",
    signedHeaders,
    claimed,
  ].join("\n");
  const text = `AWS4-HMAC-SHA256\n${moment}\n${scope}\n${sha256(canonical)}`;
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const expected = hmac(key, text);
  const given = Buffer.from(signature, "hex");
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  return genuine ? undefined : "SignatureDoesNotMatch";
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function sha256(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("hex");
}

/** As AWS encodes a query: everything but letters, digits and `-_.~`. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function problem(status: number, code: string): Response {
  return xml(status, `<Error><Code>${code}</Code><Message>${code}.</Message></Error>`);
}

function xml(status: number, text: string): Response {
  return new Response(`<?xml version="1.0"?>${text}`, {
    status,
    headers: { "content-type": "application/xml" },
  });
}

/** The same answer, whose connection breaks after its first half. */
function cutOff(response: Response): Response {
  const body = new ReadableStream({
    async start(controller) {
      const whole = await response.bytes();
      controller.enqueue(whole.subarray(0, whole.length / 2));
      controller.error(new Error("The cable is pulled."));
    },
  });
  return new Response(body, response);
}
