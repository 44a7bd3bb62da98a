/**
 * @module Pictures in S3-compatible storage, shown through presigned URLs. Only the server writes; browsers
 * read.
 */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { FetchHttpHandler } from "@smithy/fetch-http-handler";
import type { S3Config } from "../config.ts";
import type { ImageStore } from "./image_store.ts";
import { localUrls } from "./local_urls.ts";
import {
  assertStoredKey,
  contentTypeOf,
  isStoredKey,
  PICTURE_FOLDER,
  withVariants,
} from "./picture_key.ts";
import { CALL_BOUNDS, type CallBounds, callStorage, statusOf } from "./storage_calls.ts";

/**
 * A key never gets other bytes, so browsers may keep them for ever; `private`, because nothing between
 * storage and browser may show a picture longer than its URL works.
 */
const CACHE_CONTROL = "private, max-age=31536000, immutable";

/** Which storage, and how URLs of this server are signed. */
export interface S3ImagesOptions {
  /** Endpoint, bucket and credentials. */
  config: S3Config;
  /** Signs the URLs that lead to this server. */
  secret: Uint8Array<ArrayBuffer>;
  /** The clock; the system's by default. */
  now?: () => Date;
  /** Deadlines and tries of calls to the storage. */
  bounds?: CallBounds;
}

/** Asks nothing yet; `check` does. */
export function s3Images(
  { config, secret, now = () => new Date(), bounds = CALL_BOUNDS }: S3ImagesOptions,
): ImageStore {
  const { bucket: Bucket, keyPrefix } = config;
  const client = createClient(config, config.endpoint);
  // The host is part of what is signed, so a URL must be made with the host that browsers will ask.
  const publicClient = createClient(config, config.publicUrl);

  function call<Answer>(work: (signal: { abortSignal: AbortSignal }) => Promise<Answer>) {
    return callStorage((abortSignal) => work({ abortSignal }), bounds);
  }

  /** Where the picture of this key lies in the bucket. */
  const at = (key: string) => ({ Bucket, Key: keyPrefix + key });

  async function removeOne(key: string): Promise<void> {
    await call((signal) => client.send(new DeleteObjectCommand(at(key)), signal));
  }

  return {
    ...localUrls({ secret, now }),
    name: `bucket ${Bucket} at ${config.endpoint}`,

    async put(key, Body) {
      assertStoredKey(key);
      const object = { ...at(key), Body, ContentLength: Body.length };
      const kind = { ContentType: contentTypeOf(key), CacheControl: CACHE_CONTROL };
      await call((signal) => client.send(new PutObjectCommand({ ...object, ...kind }), signal));
    },

    async get(key) {
      assertStoredKey(key);
      return await call(async (signal) => {
        try {
          const { Body } = await client.send(new GetObjectCommand(at(key)), signal);
          return new Uint8Array(await Body!.transformToByteArray());
        } catch (error) {
          if (isAbsent(error)) return null;
          throw error;
        }
      });
    },

    async remove(key) {
      assertStoredKey(key);
      // The picture before its copies: making a copy ends with a look for the picture.
      for (const each of withVariants(key)) await removeOne(each);
    },

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const from = { Bucket, Prefix: keyPrefix + PICTURE_FOLDER, ContinuationToken };
        const page = await call((signal) => client.send(new ListObjectsV2Command(from), signal));
        for (const { Key = "" } of page.Contents ?? []) {
          const key = Key.slice(keyPrefix.length);
          if (isStoredKey(key)) yield key;
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },

    async url(key, lifeSeconds) {
      assertStoredKey(key);
      return await getSignedUrl(publicClient, new GetObjectCommand(at(key)), {
        expiresIn: lifeSeconds,
        signingDate: now(),
      });
    },

    check: checkBucket,
    // Every written object costs money.
    checkWrite: checkBucket,
  };

  async function checkBucket(): Promise<void> {
    await call((signal) => client.send(new HeadBucketCommand({ Bucket }), signal));
  }
}

function createClient(config: S3Config, endpoint: string): S3Client {
  const { region, accessKeyId, secretAccessKey, sessionToken } = config;
  return new S3Client({
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey, sessionToken },
    // A bucket in the host name needs a wildcard name and certificate, which most own servers lack.
    forcePathStyle: config.addressing === "path",
    // Checksums of the default kind are refused by several S3-compatible servers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // `callStorage` tries again, within its bounds.
    maxAttempts: 1,
    // Deno's own client; the default one goes through Deno's imitation of Node's sockets.
    requestHandler: new FetchHttpHandler(),
    // The default one describes this machine to the storage, and needs a permission for it.
    defaultUserAgentProvider: () => Promise.resolve([["purrtrait", "1"]]),
  });
}

/** Whether the storage says that there is no such picture, as opposed to no such bucket. */
function isAbsent(error: unknown): boolean {
  return statusOf(error) === 404 && (error as Error).name !== "NoSuchBucket";
}
