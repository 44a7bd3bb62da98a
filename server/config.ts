/**
 * @module The configuration: every environment variable, read once, checked, and named. Nothing else in the
 * project reads the environment.
 */
import { z } from "zod";
import { ConfigError, incompleteSettings } from "./config/config_error.ts";
import { LOG_VARIABLES, type LogConfig, readLog } from "./config/log.ts";
import { MAIL_VARIABLES, type MailConfig, readMail } from "./config/mail.ts";
import { OPENAI_VARIABLES, type OpenAiConfig, readOpenAi } from "./config/openai.ts";
import { readS3, S3_VARIABLES, type S3Config } from "./config/s3.ts";
import { readSdWebui, SD_WEBUI_VARIABLES, type SdWebuiConfig } from "./config/sd_webui.ts";
import { readStripe, STRIPE_URL, STRIPE_VARIABLES, type StripeConfig } from "./config/stripe.ts";
import { MINUTE_MS } from "../lib/durations.ts";
import { REGISTRATION_MODES, type RegistrationMode } from "../lib/registration.ts";

export { ConfigError } from "./config/config_error.ts";
export type { LogConfig, MailConfig, OpenAiConfig, S3Config, SdWebuiConfig, StripeConfig };
export { bucketUrl } from "./config/s3.ts";

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
  /** Whether the start makes the dictionary and a drawing thread ready, which else the first to need them wait for. */
  warmUp: boolean;
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
  /** How often OpenTelemetry exports metrics. */
  metricExportMs: number;
  /** Whether this process runs on Deno Deploy. */
  onDeploy: boolean;
  /** Whether to start with pictures and an empty database, which otherwise looks like a lost database. */
  allowEmptyDatabase: boolean;
  /** How long the server goes on serving after it has been asked to stop. */
  shutdownGraceMs: number;
  /** The process that started this one and must not be outlived by it. */
  parentPid: number | undefined;
}

const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

const Environment = z.object({
  ...OPENAI_VARIABLES,
  ...SD_WEBUI_VARIABLES,
  ...S3_VARIABLES,
  ...STRIPE_VARIABLES,
  ...MAIL_VARIABLES,
  ...LOG_VARIABLES,
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
  WARM_UP: z.stringbool().default(true),
  METRICS_TOKEN: z.string().regex(/^\S{16,}$/, "expected 16 characters or more").optional(),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1).default(MINUTE_MS),
  LEGAL_DIR: z.string().optional(),
  META_PIXEL_ID: z.string().regex(/^\d+$/, "expected digits").optional(),
  ALLOW_EMPTY_DATABASE: z.stringbool().default(false),
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().min(0).max(300).default(3),
  SERVER_PARENT_PID: z.coerce.number().int().optional(),
  DENO_DEPLOY: z.string().optional(),
  DENO_DEPLOYMENT_ID: z.string().optional(),
});

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
    if (!env.DENO_KV_ACCESS_TOKEN) throw incompleteSettings("KV_URL", "DENO_KV_ACCESS_TOKEN");
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
    warmUp: env.WARM_UP,
    openAi: readOpenAi(env),
    sdWebui: readSdWebui(env),
    s3: readS3(env),
    stripe: readStripe(env),
    mail: readMail(env),
    legalDir: env.LEGAL_DIR,
    metaPixelId: env.META_PIXEL_ID,
    log: readLog(env),
    metricsToken: env.METRICS_TOKEN,
    metricExportMs: env.OTEL_METRIC_EXPORT_INTERVAL,
    onDeploy,
    allowEmptyDatabase: env.ALLOW_EMPTY_DATABASE,
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1000,
    parentPid: env.SERVER_PARENT_PID,
  };
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
