/**
 * The composition root: opens the one database handle and picks a provider for each part.
 *
 * @module
 */
import { ulid } from "ulid";
import { type Accounts, createAccounts } from "./accounts/accounts.ts";
import { type Admin, createAdmin } from "./admin/admin.ts";
import { type Audit, createAudit } from "./audit/audit.ts";
import { createShareCards, type ShareCards } from "./share_cards/share_cards.ts";
import { type Characters, createCharacters } from "./characters/characters.ts";
import { createDeletions, type Deletions } from "./characters/deletions.ts";
import { type CharacterPictures, createCharacterPictures } from "./characters/pictures.ts";
import { type Config, ConfigError, isRemoteDatabase, usesDataFolder } from "./config.ts";
import { type Contest, createContest } from "./contest/contest.ts";
import { createModeration, type Moderation } from "./contest/moderation.ts";
import { within } from "./concurrency/deadline.ts";
import { SECOND_MS } from "./time/durations.ts";
import { createGeneration, type Generation } from "./generation/generation.ts";
import type { ImageGenerator } from "./generation/image_generator.ts";
import { createSketches, type Sketches } from "./generation/sketches.ts";
import { createIllustrator } from "./generation/illustrator_generator.ts";
import { diskImages, hasPictures } from "./images/disk_images.ts";
import { createEarlyVariants } from "./images/early_variants.ts";
import type { ImageStore } from "./images/image_store.ts";
import type { Readiness } from "./lifecycle/readiness.ts";
import { createLegal, type Legal } from "./legal/legal.ts";
import { readOwnTexts } from "./legal/own_texts.ts";
import { log } from "./telemetry/log.ts";
import { createOpenAi } from "./openai/openai_generator.ts";
import { createMailer, type Mailer } from "./mail/mailer.ts";
import type { PageRenderer } from "./pages/page_renderer.ts";
import { createDemoPayments, type DemoPayments } from "./payments/demo/demo_payments.ts";
import { createDemoProvider } from "./payments/demo/demo_provider.ts";
import { createPayments, type Payments } from "./payments/payments.ts";
import { createStripeProvider } from "./payments/stripe/stripe_provider.ts";
import { createRegistration, type Registration } from "./registration/registration.ts";
import { openDataFolder, unwritable } from "./store/database/data_folder.ts";
import { closeDatabase, isEmpty, openDatabase } from "./store/database/database.ts";
import { type CronLease, openCronLease } from "./store/database/cron_lease.ts";
import { isInstalled } from "./store/database/installation.ts";
import { countHeldCredits } from "./store/generations/generation_lookups.ts";
import { countOutcome } from "./store/generations/provider_outcomes.ts";
import { refuseHalfRestored } from "./store/database/restore_mark.ts";
import { secretNamed } from "./store/database/secrets.ts";
import { creditsHeld } from "./telemetry/metrics.ts";
import { observedGenerator } from "./telemetry/observed_generator.ts";
import { observedImages } from "./telemetry/observed_images.ts";
import { observedKv } from "./telemetry/observed_kv.ts";
import { observedProvider } from "./telemetry/observed_provider.ts";

export interface Services {
  config: Config;
  readiness: Readiness;
  kv: Deno.Kv;
  accounts: Accounts;
  admin: Admin;
  audit: Audit;
  characters: Characters;
  deletions: Deletions;
  /** Those of saved characters. */
  pictures: CharacterPictures;
  shareCards: ShareCards;
  contest: Contest;
  moderation: Moderation;
  images: ImageStore;
  generator: ImageGenerator;
  generation: Generation;
  sketches: Sketches;
  payments: Payments;
  /** What runs by the clock is done by the process that holds it. */
  cronLease: CronLease;
  registration: Registration;
  legal: Legal;
  /** The demo provider's own page; absent while another one takes the payments. */
  demo?: DemoPayments;
  /** Absent where no e-mail can be sent. */
  mailer?: Mailer;
  renderPage: PageRenderer;
  /** Folder with the built files for the browser; undefined while Vite serves them. */
  clientFolder: string | undefined;
  development: boolean;
  /** Finishes what is at work, then closes everything; the database is then one file. */
  close(options?: CloseOptions): Promise<void>;
}

export interface CloseOptions {
  /** Ends when the last request has been answered. */
  requests?: Promise<unknown>;
  /** What is not finished by then is given up. */
  withinMs?: number;
}

/** Longer than every picture of the illustrator takes, shorter than platforms wait before they kill. */
const CLOSE_MS = 6 * SECOND_MS;

/** Of that, for handing back the credits of pictures that cannot be finished. */
const HAND_BACK_MS = 1_000;

/** How the pages are made: from the build, or by Vite while developing. */
export type Frontend = Pick<Services, "renderPage" | "clientFolder" | "development">;

/** Opens everything. Throws `ConfigError` when this machine cannot run the product safely. */
export async function openServices(config: Config, frontend: Frontend): Promise<Services> {
  if (config.onDeploy) await refuseLosingData(config);
  const ownTexts = await readOwnTexts(config.legalDir);
  // Given back when something later fails.
  using opened = new DisposableStack();
  const lock = usesDataFolder(config) ? await openDataFolder(config.dataDir) : undefined;
  if (lock) opened.defer(lock.release);
  await refuseHalfRestored(config.kvUrl);
  const kv = observedKv(await openDatabase(config.kvUrl));
  opened.defer(() => kv.close());
  await refuseHalfRestored(config.kvUrl, kv);
  creditsHeld.observe(async () => [{ labels: [], value: await countHeldCredits(kv) }]);
  const images = observedImages(await openImages(kv, config));
  const generator = observedGenerator(await openGenerator(kv, config));
  const generation = createGeneration({ kv, images, generator, config });
  const sketches = createSketches({ kv, generator });
  const { payments, demo } = await openPayments(kv, config);
  const mailer = config.mail && createMailer(config.mail);
  const accounts = createAccounts({ kv, images, payments, config, mailer });
  const audit = createAudit({ kv });
  const registration = createRegistration({ kv, config });
  const legal = createLegal({ config, ownTexts });
  const earlyVariants = createEarlyVariants(images);
  const characters = createCharacters({ kv, onSaved: earlyVariants.order });
  const contest = createContest({ kv, isShared: isShared(config) });
  const moderation = createModeration({ kv, onDecision: contest.recheck });
  const admin = createAdmin({
    kv,
    accounts,
    config,
    audit,
    contest,
    moderation,
    registration,
    images,
    payments,
    generator,
    now: () => new Date(),
  });
  const deletions = createDeletions({ kv, images, onLeave: contest.recheck });
  const pictures = createCharacterPictures({ kv, images });
  const shareCards = createShareCards({ kv, images });
  const cronLease = openCronLease({ kv, holder: processName(config) });
  // Where the database is ours alone, everything unfinished is a leftover of a crash.
  if (isShared(config)) await generation.sweep();
  else await generation.recover();
  generation.watch();
  await demo?.deliver();
  await payments.resume();
  opened.move();
  return {
    config,
    readiness: { state: "starting" },
    kv,
    accounts,
    admin,
    audit,
    characters,
    deletions,
    pictures,
    shareCards,
    contest,
    moderation,
    images,
    generator,
    generation,
    sketches,
    payments,
    cronLease,
    registration,
    legal,
    ...(demo && { demo }),
    ...(mailer && { mailer }),
    ...frontend,
    async close({ requests, withinMs = CLOSE_MS } = {}) {
      await within(withinMs, finish(withinMs, requests)).catch((error) =>
        log.error("close", error)
      );
      generator.close();
      await closeDatabase(kv, config.kvUrl);
      lock?.release();
    },
  };

  async function finish(withinMs: number, requests?: Promise<unknown>): Promise<void> {
    const graceMs = Math.max(0, withinMs - HAND_BACK_MS);
    // Requests wait for their pictures.
    await Promise.all([requests, generation.close(graceMs)]);
    await Promise.all([
      earlyVariants.close(),
      payments.settled(),
      contest.close(),
      cronLease.release(),
      mailer?.settled(),
    ]);
  }
}

async function openGenerator(
  kv: Deno.Kv,
  { openAi, illustratorWorkers }: Config,
): Promise<ImageGenerator> {
  if (!openAi) return createIllustrator({ workers: illustratorWorkers });
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

/** Whether other processes may work on the same database: the lock guards a folder of this machine. */
function isShared({ onDeploy, kvUrl }: Config): boolean {
  return onDeploy || isRemoteDatabase(kvUrl);
}

/** Of its own where there are others; otherwise the same after a restart. */
function processName(config: Config): string {
  return isShared(config) ? ulid() : "server";
}

/** On Deno Deploy the disk and an unassigned database are lost with the instance. */
async function refuseLosingData({ kvUrl, s3 }: Config): Promise<void> {
  using kv = await Deno.openKv(kvUrl);
  if (!await isInstalled(kv)) {
    throw new ConfigError(
      "No database: assign a Deno KV database to this app, then deploy again.",
    );
  }
  if (!s3) {
    throw new ConfigError(
      "No picture storage: on Deno Deploy set S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and " +
        "S3_SECRET_ACCESS_KEY.",
    );
  }
}
