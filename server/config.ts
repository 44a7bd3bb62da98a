/**
 * The configuration: every environment variable, read once, checked, and named.
 * Nothing else in the project reads the environment.
 *
 * @module
 */
import { z } from "zod";
import type { ProductId } from "../lib/payments/product.ts";
import { REGISTRATION_MODES, type RegistrationMode } from "../lib/registration.ts";

/** What the server runs with; made by {@link readConfig}. */
export interface Config {
  /** TCP port to listen on; 0 = any free one. */
  port: number;
  /** IP address or name to listen on. */
  host: string;
  /** Public origin without a trailing slash, e.g. `https://purrtrait.example`. */
  appUrl: string;
  /** Folder of the database, the pictures and the process lock. */
  dataDir: string;
  /** Path, `:memory:` or the URL of a KV Connect server; absent: the platform's own. */
  kvUrl: string | undefined;
  /** Proves to a KV Connect server who asks. */
  kvToken: string | undefined;
  /** Pictures a guest may draw each UTC day, per client address; 0 = no limit. */
  guestGenerationsPerDay: number;
  /** Pictures all guests together may draw each UTC day; 0 = no limit. */
  siteGuestGenerationsPerDay: number;
  /** Accounts opened an hour on the whole site; 0 = no limit. */
  siteRegistrationsPerHour: number;
  /** Wrong passwords a minute, per client address; 0 = no limit. */
  signInsPerMinute: number;
  /** Free sketches per user, or per address of guests. 0: no limit. */
  sketchesPerMinute: number;
  /** Accounts opened an hour, per client address; 0 = no limit. */
  registrationsPerHour: number;
  /** Who may open an account, until an owner sets it on the admin page. */
  registration: RegistrationMode;
  /** Proxy hops in front of the server whose `X-Forwarded-For` entries are believed. */
  trustedProxies: number;
  /** Threads that draw. */
  illustratorWorkers: number;
  /** OpenAI, when it is to draw the pictures. */
  openAi: OpenAiConfig | undefined;
  /** A Stable Diffusion web UI, when it is to draw the pictures. */
  sdWebui: SdWebuiConfig | undefined;
  /** S3-compatible storage, when it is to keep the pictures. */
  s3: S3Config | undefined;
  /** Stripe, when it is to take the payments; otherwise the demo provider does. */
  stripe: StripeConfig | undefined;
  /** The SMTP server, when e-mail can be sent. */
  mail: MailConfig | undefined;
  /** Folder of the owner's own terms and privacy page, in place of ours. */
  legalDir: string | undefined;
  /** Our pixel at the social ad platform, which gets each registration. */
  metaPixelId: string | undefined;
  /** What is logged, and how. */
  log: LogConfig;
  /** Token that clients of /metrics must send; absent: there is no /metrics. */
  metricsToken: string | undefined;
  /** Whether this process runs on Deno Deploy. */
  onDeploy: boolean;
  /** Whether to start with pictures and an empty database, which otherwise looks like a lost database. */
  allowEmptyDatabase: boolean;
  /** How long the server goes on serving after it has been asked to stop. */
  shutdownGraceMs: number;
  /** The process that started this one and must not be outlived by it. */
  parentPid: number | undefined;
}

/** What is logged, and how. */
export interface LogConfig {
  /** Absent: text at a terminal, otherwise JSON. */
  format: "json" | "text" | undefined;
  /** Events of a lower level are left out. */
  level: "debug" | "info" | "warn" | "error";
  /** Whether every request is logged. */
  access: boolean;
}

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

/** How to reach the SMTP server. */
export interface MailConfig {
  /** Name of the server. */
  host: string;
  /** TCP port, e.g. 465 or 587. */
  port: number;
  /** Whether the connection is TLS from its start; otherwise it is upgraded where the server can. */
  secure: boolean;
  /** Whether nothing is sent over a connection without TLS. */
  requireTls: boolean;
  /** Login; absent where the server asks for none. */
  auth: { user: string; pass: string } | undefined;
  /** The sender, e.g. `Purrtrait <cats@purrtrait.example>`. */
  from: string;
}

/** How to reach Stripe. */
export interface StripeConfig {
  /** The secret key of the account. */
  secretKey: string;
  /** Given to browsers. */
  publishableKey: string;
  /** The key with which events for the webhook are signed. */
  webhookSecret: string;
  /** URL of Stripe's API; another one in tests. */
  apiUrl: string;
  /** What Stripe calls the products and their prices. */
  products: Record<ProductId, { product: string; price: string }>;
  /** Whether Stripe adds taxes by the buyer's address. */
  automaticTax: boolean;
  /** Whether Stripe's page takes promotion codes. */
  promotionCodes: boolean;
  /** What Stripe calls the settings of the customer portal; the account's own without it. */
  portalConfiguration?: string;
}

/** A configuration that cannot work; the message names the variable and what to do. */
export class ConfigError extends Error {
  /** For logs. */
  override name = "ConfigError";
}

const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

/** `cats@purrtrait.example`, or `Purrtrait <cats@purrtrait.example>`. */
const SENDER = /^([^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  HOST: z.string().default("0.0.0.0"),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default(".data"),
  KV_URL: z.string().optional(),
  DENO_KV_ACCESS_TOKEN: z.string().optional(),
  GUEST_GENERATIONS_PER_DAY: count(30),
  SITE_GUEST_GENERATIONS_PER_DAY: count(10_000),
  SITE_REGISTRATIONS_PER_HOUR: count(1000),
  SIGN_INS_PER_MINUTE: count(10),
  SKETCHES_PER_MINUTE: count(60),
  REGISTRATIONS_PER_HOUR: count(40),
  REGISTRATION: z.enum(REGISTRATION_MODES).default("open"),
  TRUSTED_PROXIES: count(0),
  ILLUSTRATOR_WORKERS: z.coerce.number().int().min(1).optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_IMAGE_MODEL: z.string().optional(),
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(1).optional(),
  OPENAI_MODERATION: z.enum(["on", "off"]).optional(),
  OPENAI_PICTURE_HOSTS: z.string().regex(
    /^[a-z\d.-]+(:\d+)?(\s*,\s*[a-z\d.-]+(:\d+)?)*$/i,
    "expected hosts, separated by commas",
  ).optional(),
  SD_WEBUI_URL: z.url({ protocol: /^https?$/ }).optional(),
  SD_WEBUI_LOGIN: z.string().regex(/^[^:]+:./, "expected user:password").optional(),
  SD_WEBUI_SIZE: z.coerce.number().int().min(256).max(2048).multipleOf(8).optional(),
  SD_WEBUI_TIMEOUT_MS: z.coerce.number().int().min(1).optional(),
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
  PAYMENTS: z.enum(["demo", "stripe"]).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_AUTOMATIC_TAX: z.enum(["on", "off"]).default("off"),
  STRIPE_PROMOTION_CODES: z.enum(["on", "off"]).default("off"),
  STRIPE_PORTAL_CONFIGURATION: z.string().optional(),
  STRIPE_PRODUCT_CREDIT_PACK: z.string().optional(),
  STRIPE_PRODUCT_MONTHLY: z.string().optional(),
  STRIPE_PRODUCT_PREMIUM_LIFETIME: z.string().optional(),
  STRIPE_PRICE_CREDIT_PACK: z.string().optional(),
  STRIPE_PRICE_MONTHLY: z.string().optional(),
  STRIPE_PRICE_PREMIUM_LIFETIME: z.string().optional(),
  LOG_FORMAT: z.enum(["json", "text"]).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("info"),
  ACCESS_LOG: z.enum(["on", "off"]).default("off"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(SENDER, "expected an address, or a name and <an address>").optional(),
  METRICS_TOKEN: z.string().regex(/^\S{16,}$/, "expected 16 characters or more").optional(),
  LEGAL_DIR: z.string().optional(),
  META_PIXEL_ID: z.string().regex(/^\d+$/, "expected digits").optional(),
  ALLOW_EMPTY_DATABASE: z.stringbool().default(false),
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().min(0).max(300).default(3),
  SERVER_PARENT_PID: z.coerce.number().int().optional(),
  DENO_DEPLOY: z.string().optional(),
  DENO_DEPLOYMENT_ID: z.string().optional(),
  DENO_TIMELINE: z.string().optional(),
});

const STRIPE_URL = "https://api.stripe.com";

/** The model whose latency and streaming are known best. */
const OPENAI_IMAGE_MODEL = "gpt-image-2";

/** Of the models that are common now; those of version 1.5 draw at 512. */
const SD_WEBUI_SIZE = 1024;

/** A picture takes one to two minutes; few take three. */
const OPENAI_TIMEOUT_MS = 180_000;

/**
 * The configuration in these variables; without an argument, in the process environment.
 * An empty variable counts as absent. Throws {@link ConfigError} naming each wrong variable.
 */
export function readConfig(variables: Record<string, string> = Deno.env.toObject()): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`Wrong configuration. ${wrong.join("; ")}`);
  }
  const env = parsed.data;
  const onDeploy = env.DENO_DEPLOY !== undefined || env.DENO_DEPLOYMENT_ID !== undefined;
  if (isRemoteDatabase(env.KV_URL)) {
    // No variable of an app there may begin with DENO_, so its token cannot be set.
    if (onDeploy) {
      throw new ConfigError(
        "On Deno Deploy, assign a Deno KV database to the app and unset KV_URL.",
      );
    }
    if (!env.DENO_KV_ACCESS_TOKEN) throw halfSet("KV_URL", "DENO_KV_ACCESS_TOKEN");
  }
  return {
    port: env.PORT,
    host: env.HOST,
    appUrl: new URL(env.APP_URL ?? `http://localhost:${env.PORT}`).origin,
    dataDir: env.DATA_DIR,
    kvUrl: env.KV_URL ?? (onDeploy ? undefined : `${env.DATA_DIR}/kv.sqlite3`),
    kvToken: env.DENO_KV_ACCESS_TOKEN,
    guestGenerationsPerDay: env.GUEST_GENERATIONS_PER_DAY,
    siteGuestGenerationsPerDay: env.SITE_GUEST_GENERATIONS_PER_DAY,
    siteRegistrationsPerHour: env.SITE_REGISTRATIONS_PER_HOUR,
    signInsPerMinute: env.SIGN_INS_PER_MINUTE,
    sketchesPerMinute: env.SKETCHES_PER_MINUTE,
    registrationsPerHour: env.REGISTRATIONS_PER_HOUR,
    registration: env.REGISTRATION,
    trustedProxies: env.TRUSTED_PROXIES,
    illustratorWorkers: env.ILLUSTRATOR_WORKERS ?? Math.max(1, navigator.hardwareConcurrency - 1),
    openAi: readOpenAi(env),
    sdWebui: readSdWebui(env),
    s3: readS3(env),
    stripe: readStripe(env),
    mail: readMail(env),
    legalDir: env.LEGAL_DIR,
    metaPixelId: env.META_PIXEL_ID,
    log: { format: env.LOG_FORMAT, level: env.LOG_LEVEL, access: env.ACCESS_LOG === "on" },
    metricsToken: env.METRICS_TOKEN,
    onDeploy,
    allowEmptyDatabase: env.ALLOW_EMPTY_DATABASE,
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1000,
    parentPid: env.SERVER_PARENT_PID,
  };
}

/** Absent without any of its variables. Throws {@link ConfigError} when the key alone is missing. */
function readOpenAi(env: z.output<typeof Environment>): OpenAiConfig | undefined {
  if (env.OPENAI_API_KEY === undefined) {
    const names = [
      "OPENAI_BASE_URL",
      "OPENAI_IMAGE_MODEL",
      "OPENAI_TIMEOUT_MS",
      "OPENAI_MODERATION",
      "OPENAI_PICTURE_HOSTS",
    ] as const;
    const set = names.find((name) => env[name] !== undefined);
    if (set) throw halfSet(set, "OPENAI_API_KEY");
    return undefined;
  }
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
    model: env.OPENAI_IMAGE_MODEL ?? OPENAI_IMAGE_MODEL,
    timeoutMs: env.OPENAI_TIMEOUT_MS ?? OPENAI_TIMEOUT_MS,
    moderates: env.OPENAI_MODERATION !== "off",
    pictureHosts: env.OPENAI_PICTURE_HOSTS?.toLowerCase().split(",").map((host) => host.trim()) ??
      [],
  };
}

/** Absent without any of its variables. Throws {@link ConfigError} without the URL, or beside OpenAI. */
function readSdWebui(env: z.output<typeof Environment>): SdWebuiConfig | undefined {
  if (env.SD_WEBUI_URL === undefined) {
    const names = ["SD_WEBUI_LOGIN", "SD_WEBUI_SIZE", "SD_WEBUI_TIMEOUT_MS"] as const;
    const set = names.find((name) => env[name] !== undefined);
    if (set) throw halfSet(set, "SD_WEBUI_URL");
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
    timeoutMs: env.SD_WEBUI_TIMEOUT_MS ?? OPENAI_TIMEOUT_MS,
  };
}

/** Absent without any of its variables. Throws {@link ConfigError} naming the first that is missing. */
function readS3(env: z.output<typeof Environment>): S3Config | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const needed = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const { S3_PUBLIC_URL, S3_ADDRESSING, S3_KEY_PREFIX, S3_SESSION_TOKEN } = env;
  const optional = { S3_PUBLIC_URL, S3_ADDRESSING, S3_KEY_PREFIX, S3_SESSION_TOKEN };
  const set = Object.entries({ ...needed, ...optional }).find(([, value]) => value !== undefined);
  if (!set) return undefined;
  const missing = Object.entries(needed).find(([, value]) => value === undefined);
  if (missing) throw halfSet(set[0], missing[0]);
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

/**
 * Absent when the demo provider is to serve. Throws {@link ConfigError} naming the first variable
 * that is missing, and in production unless `PAYMENTS` chooses the demo.
 */
function readStripe(env: z.output<typeof Environment>): StripeConfig | undefined {
  if (env.PAYMENTS === "demo") return undefined;
  const needed = {
    STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: env.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
    STRIPE_PRODUCT_CREDIT_PACK: env.STRIPE_PRODUCT_CREDIT_PACK,
    STRIPE_PRODUCT_MONTHLY: env.STRIPE_PRODUCT_MONTHLY,
    STRIPE_PRODUCT_PREMIUM_LIFETIME: env.STRIPE_PRODUCT_PREMIUM_LIFETIME,
    STRIPE_PRICE_CREDIT_PACK: env.STRIPE_PRICE_CREDIT_PACK,
    STRIPE_PRICE_MONTHLY: env.STRIPE_PRICE_MONTHLY,
    STRIPE_PRICE_PREMIUM_LIFETIME: env.STRIPE_PRICE_PREMIUM_LIFETIME,
  };
  const { PAYMENTS, STRIPE_API_URL } = env;
  const set = Object.entries({ PAYMENTS, ...needed, STRIPE_API_URL })
    .find(([, value]) => value !== undefined);
  if (!set) {
    if (env.DENO_TIMELINE !== "production") return undefined;
    throw new ConfigError(
      "No payments: in production set the STRIPE_ variables, or PAYMENTS=demo to sell without money.",
    );
  }
  const missing = Object.entries(needed).find(([, value]) => value === undefined);
  if (missing) throw halfSet(set[0], missing[0]);
  const text = needed as Record<keyof typeof needed, string>;
  return {
    secretKey: text.STRIPE_SECRET_KEY,
    publishableKey: text.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: text.STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL ?? STRIPE_URL,
    automaticTax: env.STRIPE_AUTOMATIC_TAX === "on",
    promotionCodes: env.STRIPE_PROMOTION_CODES === "on",
    ...(env.STRIPE_PORTAL_CONFIGURATION && {
      portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
    }),
    products: {
      credit_pack: {
        product: text.STRIPE_PRODUCT_CREDIT_PACK,
        price: text.STRIPE_PRICE_CREDIT_PACK,
      },
      monthly: { product: text.STRIPE_PRODUCT_MONTHLY, price: text.STRIPE_PRICE_MONTHLY },
      premium_lifetime: {
        product: text.STRIPE_PRODUCT_PREMIUM_LIFETIME,
        price: text.STRIPE_PRICE_PREMIUM_LIFETIME,
      },
    },
  };
}

/** Absent without both of its variables. Throws {@link ConfigError} when only one is set. */
function readMail(env: z.output<typeof Environment>): MailConfig | undefined {
  const { SMTP_URL, MAIL_FROM } = env;
  if (SMTP_URL === undefined && MAIL_FROM === undefined) return undefined;
  if (SMTP_URL === undefined) throw halfSet("MAIL_FROM", "SMTP_URL");
  if (MAIL_FROM === undefined) throw halfSet("SMTP_URL", "MAIL_FROM");
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL);
  const host = hostname.replace(/^\[|\]$/g, "");
  const secure = protocol === "smtps:";
  const auth = username === ""
    ? undefined
    : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Without this an attacker on the way could take the password by hiding that the server speaks
    // TLS.
    requireTls: auth !== undefined && !LOOPBACK.test(host),
    auth,
    from: MAIL_FROM,
  };
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

function halfSet(set: string, missing: string): ConfigError {
  return new ConfigError(`Wrong configuration. ${set} is set, but ${missing} is not.`);
}

/** The Stripe account to be set up, and for which site. Throws {@link ConfigError} without both. */
export function readStripeAccount(
  variables: Record<string, string> = Deno.env.toObject(),
): { secretKey: string; apiUrl: string; appUrl: string } {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL, APP_URL } = variables;
  if (!STRIPE_SECRET_KEY || !APP_URL || !URL.canParse(APP_URL)) {
    throw new ConfigError(
      "Set STRIPE_SECRET_KEY, and APP_URL to the address of the site, e.g. https://purrtrait.example.",
    );
  }
  const apiUrl = STRIPE_API_URL || STRIPE_URL;
  return { secretKey: STRIPE_SECRET_KEY, apiUrl, appUrl: new URL(APP_URL).origin };
}

/** Whether the database is a KV Connect server. */
export function isRemoteDatabase(kvUrl: string | undefined): kvUrl is string {
  return kvUrl !== undefined && /^https?:/.test(kvUrl);
}

/** Whether the database is a file of this machine. */
export function isDatabaseFile(kvUrl: string | undefined): kvUrl is string {
  return kvUrl !== undefined && kvUrl !== ":memory:" && !isRemoteDatabase(kvUrl);
}

/** Whether anything is kept in the data folder; with a remote database and S3 nothing is. */
export function usesDataFolder({ onDeploy, kvUrl, s3 }: Config): boolean {
  return !s3 || !(onDeploy || isRemoteDatabase(kvUrl));
}

/** What the server is called among the services that OpenTelemetry knows. */
export function readServiceName(): string {
  const ofResource = Deno.env.get("OTEL_RESOURCE_ATTRIBUTES")?.match(/\bservice\.name=([^,]+)/)
    ?.[1];
  return Deno.env.get("OTEL_SERVICE_NAME") || ofResource || "purrtrait";
}

/** Which React the pages are built with: `UI=react` for React itself, otherwise Preact. */
export function readUiRuntime(): "preact" | "react" {
  return Deno.env.get("UI") === "react" ? "react" : "preact";
}

/** Where the pages built with this runtime lie. */
export function distFolder(runtime: "preact" | "react"): string {
  return runtime === "react" ? "dist-react" : "dist";
}
