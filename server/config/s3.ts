/** @module S3-compatible storage, when it is to keep the pictures. */
import { z } from "zod";
import { incompleteSettings } from "./config_error.ts";

/** How to reach S3-compatible storage. */
export interface S3Config {
  /** URL the server asks. */
  endpoint: string;
  /** As the storage calls it, e.g. `eu-west-1`. */
  region: string;
  /** The bucket of the pictures; it must exist. */
  bucket: string;
  /** The public half of the credentials. */
  accessKeyId: string;
  /** The secret half. */
  secretAccessKey: string;
  /** URL browsers ask; the same storage. */
  publicUrl: string;
  /** Whether the bucket stands in the path of URLs, or before the host's name. */
  addressing: "path" | "virtual";
  /** Begins every key in the bucket; empty, or with a slash at its end. */
  keyPrefix: string;
  /** Of temporary credentials. */
  sessionToken: string | undefined;
}

/** The variables that say how to reach the storage. */
export const S3_VARIABLES = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_ADDRESSING: z.enum(["path", "virtual"]).optional(),
  S3_KEY_PREFIX: z.string().regex(
    /^[\w.-]+(\/[\w.-]+)*\/?$/,
    "expected a path without a slash at its beginning",
  ).optional(),
  S3_SESSION_TOKEN: z.string().optional(),
};

type Variables = z.output<z.ZodObject<typeof S3_VARIABLES>>;

/** Absent without any of its variables. Throws {@link ConfigError} naming the first that is missing. */
export function readS3(env: Variables): S3Config | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const needed = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const { S3_PUBLIC_URL, S3_ADDRESSING, S3_KEY_PREFIX, S3_SESSION_TOKEN } = env;
  const optional = { S3_PUBLIC_URL, S3_ADDRESSING, S3_KEY_PREFIX, S3_SESSION_TOKEN };
  const set = Object.entries({ ...needed, ...optional }).find(([, value]) => value !== undefined);
  if (!set) return undefined;
  const missing = Object.entries(needed).find(([, value]) => value === undefined);
  if (missing) throw incompleteSettings(set[0], missing[0]);
  return {
    endpoint: S3_ENDPOINT!,
    region: S3_REGION!,
    bucket: S3_BUCKET!,
    accessKeyId: S3_ACCESS_KEY_ID!,
    secretAccessKey: S3_SECRET_ACCESS_KEY!,
    publicUrl: S3_PUBLIC_URL ?? S3_ENDPOINT!,
    addressing: S3_ADDRESSING ?? "path",
    keyPrefix: S3_KEY_PREFIX?.replace(/\/?$/, "/") ?? "",
    sessionToken: S3_SESSION_TOKEN,
  };
}

/** The URL at which this storage is asked for the bucket, when it is reached at `url`. */
export function bucketUrl({ addressing, bucket }: S3Config, url: string): string {
  if (addressing === "path") return url;
  const { protocol, host } = new URL(url);
  return `${protocol}//${bucket}.${host}`;
}
