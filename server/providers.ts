/**
 * @module What the product works with: the database, the picture storage, the generator, the payment
 * provider and the mail server that the configuration names.
 */
import { type Config, ConfigError, usesDataFolder } from "./config.ts";
import type { ImageGenerator } from "./generation/image_generator.ts";
import { createIllustrator } from "./generation/illustrator_generator.ts";
import { diskImages, hasPictures } from "./images/disk_images.ts";
import type { ImageStore } from "./images/image_store.ts";
import { createMailer, type Mailer } from "./mail/mailer.ts";
import { createOpenAi } from "./openai/openai_generator.ts";
import { createDemoPayments, type DemoPayments } from "./payments/demo/demo_payments.ts";
import { createDemoProvider } from "./payments/demo/demo_provider.ts";
import { createSdWebui } from "./sd_webui/sd_webui_generator.ts";
import { createPayments, type Payments } from "./payments/payments.ts";
import { createStripeProvider } from "./payments/stripe/stripe_provider.ts";
import { openDataFolder, unwritable } from "./store/database/data_folder.ts";
import { closeDatabase, isEmpty, openDatabase } from "./store/database/database.ts";
import { isInstalled } from "./store/database/installation.ts";
import { refuseHalfRestored } from "./store/database/restore_mark.ts";
import { secretNamed } from "./store/database/secrets.ts";
import { countOutcome } from "./store/generations/provider_outcomes.ts";
import { log } from "./telemetry/log.ts";
import { observedGenerator } from "./generation/observed_generator.ts";
import { observedImages } from "./images/observed_images.ts";
import { observedKv } from "./telemetry/observed_kv.ts";
import { observedProvider } from "./payments/observed_provider.ts";

/** What the configuration names, opened. */
export interface Providers {
  /** The database, measured. */
  kv: Deno.Kv;
  /** The picture storage. */
  images: ImageStore;
  /** What draws. */
  generator: ImageGenerator;
  /** Purchases over the provider that takes the payments. */
  payments: Payments;
  /** The demo provider's own page; absent while another one takes the payments. */
  demo?: DemoPayments;
  /** Sends e-mail; absent where none can be sent. */
  mailer?: Mailer;
  /** Gives everything back; the embedded database is then one file. */
  close(): Promise<void>;
}

/** Opens them. Throws `ConfigError` when this machine cannot run the product safely. */
export async function openProviders(config: Config): Promise<Providers> {
  if (config.onDeploy) await refuseLosingData(config);
  // Closes what was opened, the last first: at once when something later fails, otherwise in `close`.
  await using opened = new AsyncDisposableStack();
  const lock = usesDataFolder(config) ? await openDataFolder(config.dataDir) : undefined;
  opened.defer(() => lock?.release());
  await refuseHalfRestored(config.kvUrl);
  const kv = observedKv(await openDatabase(config.kvUrl));
  opened.defer(() => closeDatabase(kv, config.kvUrl));
  await refuseHalfRestored(config.kvUrl, kv);
  const images = observedImages(await openImages(kv, config));
  const generator = observedGenerator(await openGenerator(kv, config));
  opened.defer(() => generator.close());
  const payments = await openPayments(kv, config);
  const all = opened.move();
  return {
    kv,
    images,
    generator,
    ...payments,
    ...(config.mail && { mailer: createMailer(config.mail) }),
    close: () => all.disposeAsync(),
  };
}

async function openGenerator(
  kv: Deno.Kv,
  { openAi, sdWebui, illustratorWorkers }: Config,
): Promise<ImageGenerator> {
  if (sdWebui) {
    log.warn("the Stable Diffusion web UI draws: nothing looks at descriptions and photos before");
    return createSdWebui({ config: sdWebui });
  }
  if (!openAi) return createIllustrator({ threads: illustratorWorkers });
  if (!openAi.moderates) {
    log.warn("OPENAI_MODERATION=off: descriptions and photos are drawn without being looked at");
  }
  return createOpenAi({
    config: openAi,
    secret: await secretNamed(kv, "safety-identifiers"),
    onOutcome(outcome) {
      countOutcome(kv, { provider: "openai", outcome, at: new Date() })
        .catch((error) => log.error("count an outcome", error));
    },
  });
}

async function openPayments(
  kv: Deno.Kv,
  { appUrl, stripe }: Config,
): Promise<{ payments: Payments; demo?: DemoPayments }> {
  if (stripe) {
    const provider = observedProvider(await createStripeProvider({ kv, config: stripe, appUrl }));
    return { payments: createPayments({ kv, provider }) };
  }
  const secret = await secretNamed(kv, "demo-payments");
  const provider = observedProvider(await createDemoProvider({ kv, secret, appUrl }));
  const payments = createPayments({ kv, provider });
  return { payments, demo: await createDemoPayments({ kv, secret, payments }) };
}

/** The S3 client takes a moment to load, so only who uses it waits for it. */
async function openImages(kv: Deno.Kv, config: Config): Promise<ImageStore> {
  if (config.s3) {
    const { s3Images } = await import("./images/s3_images.ts");
    return s3Images({ config: config.s3, secret: await secretNamed(kv, "image-addresses") });
  }
  const folder = `${config.dataDir}/images`;
  if (!config.allowEmptyDatabase) await refuseLostDatabase(kv, { folder, kvUrl: config.kvUrl });
  const secret = await secretNamed(kv, "image-addresses");
  return await diskImages({ folder, secret }).catch((error) => {
    throw unwritable(folder, error);
  });
}

/** Pictures without a database are a database that was lost or is looked for in the wrong place. */
async function refuseLostDatabase(
  kv: Deno.Kv,
  { folder, kvUrl }: { folder: string; kvUrl: string | undefined },
): Promise<void> {
  if (kvUrl === ":memory:" || !await isEmpty(kv) || !await hasPictures(folder)) return;
  throw new ConfigError(
    `${folder} has pictures, but the database ${
      kvUrl ?? "of this platform"
    } is empty. Restore the ` +
      "database from a backup, or set ALLOW_EMPTY_DATABASE=1 to start without their accounts.",
  );
}

/** On Deno Deploy the disk and an unassigned database are lost with the instance. */
async function refuseLosingData({ kvUrl, s3 }: Config): Promise<void> {
  using kv = await Deno.openKv(kvUrl);
  if (!await isInstalled(kv)) {
    throw new ConfigError("No database: assign a Deno KV database to this app, then deploy again.");
  }
  if (!s3) {
    throw new ConfigError(
      "No picture storage: on Deno Deploy set S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and " +
        "S3_SECRET_ACCESS_KEY.",
    );
  }
}
