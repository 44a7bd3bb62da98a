/**
 * The composition root: opens the one database handle and picks a provider for each part.
 *
 * @module
 */
import { type Accounts, createAccounts } from "./accounts/accounts.ts";
import { type Audit, createAudit } from "./audit/audit.ts";
import { type Cards, createCards } from "./cards/cards.ts";
import { type Characters, createCharacters } from "./characters/characters.ts";
import { createDeletions, type Deletions } from "./characters/deletions.ts";
import { type CharacterPictures, createCharacterPictures } from "./characters/pictures.ts";
import { type Config, ConfigError } from "./config.ts";
import { type Contest, createContest } from "./contest/contest.ts";
import { createModeration, type Moderation } from "./contest/moderation.ts";
import { MINUTE_MS } from "./durations.ts";
import { createGeneration, type Generation } from "./generation/generation.ts";
import type { ImageGenerator } from "./generation/image_generator.ts";
import { createIllustrator } from "./illustrator/illustrator.ts";
import { diskImages } from "./images/disk_images.ts";
import { createEarlyVariants } from "./images/early_variants.ts";
import type { ImageStore } from "./images/image_store.ts";
import { log } from "./log.ts";
import { createOpenAi } from "./openai/openai_generator.ts";
import type { PageRenderer } from "./pages/page_renderer.ts";
import { createDemoDesk, type DemoDesk } from "./payments/demo/demo_desk.ts";
import { createDemoProvider } from "./payments/demo/demo_provider.ts";
import { createPayments, type Payments } from "./payments/payments.ts";
import { createStripeProvider } from "./payments/stripe/stripe_provider.ts";
import { createRegistration, type Registration } from "./registration/registration.ts";
import { isInstalled } from "./store/installation.ts";
import { lockDataFolder } from "./store/process_lock.ts";
import { countOutcome } from "./store/provider_outcomes.ts";
import { secretNamed } from "./store/secrets.ts";

export interface Services {
  config: Config;
  kv: Deno.Kv;
  accounts: Accounts;
  audit: Audit;
  characters: Characters;
  deletions: Deletions;
  /** Those of saved characters. */
  pictures: CharacterPictures;
  cards: Cards;
  contest: Contest;
  moderation: Moderation;
  images: ImageStore;
  generator: ImageGenerator;
  generation: Generation;
  payments: Payments;
  registration: Registration;
  /** The demo provider's own page; absent while another one takes the payments. */
  demo?: DemoDesk;
  renderPage: PageRenderer;
  /** Folder with the built files for the browser; undefined while Vite serves them. */
  clientFolder: string | undefined;
  development: boolean;
  /** Finishes the pictures at work, then closes everything. */
  close(): Promise<void>;
}

/** How long votes given in other processes may be missing from the order of entries. */
const SHARED_BOARD_LIFE_MS = MINUTE_MS / 2;

/** How the pages are made: from the build, or by Vite while developing. */
export type Frontend = Pick<Services, "renderPage" | "clientFolder" | "development">;

/** Opens everything. Throws `ConfigError` when this machine cannot run the product safely. */
export async function openServices(config: Config, frontend: Frontend): Promise<Services> {
  if (config.onDeploy) await refuseLosingData(config);
  await Deno.mkdir(config.dataDir, { recursive: true });
  const lock = await lockDataFolder(config.dataDir);
  const kv = await Deno.openKv(config.kvUrl);
  const images = await openImages(config, await secretNamed(kv, "image-addresses"));
  const generator = await openGenerator(kv, config);
  const generation = createGeneration({ kv, images, generator, config });
  const { payments, demo } = await openPayments(kv, config);
  const accounts = createAccounts({ kv, images, payments, config });
  const audit = createAudit({ kv });
  const registration = createRegistration({ kv, config });
  const earlyVariants = createEarlyVariants(images);
  const characters = createCharacters({ kv, onSaved: earlyVariants.order });
  const contest = createContest({
    kv,
    boardLifeMs: isShared(config) ? SHARED_BOARD_LIFE_MS : undefined,
  });
  const moderation = createModeration({ kv, onDecision: contest.recheck });
  const deletions = createDeletions({ kv, images, onLeave: contest.recheck });
  const pictures = createCharacterPictures({ kv, images });
  const cards = createCards({ kv, images });
  // Where the database is ours alone, everything unfinished is a leftover of a crash.
  if (isShared(config)) await generation.sweep();
  else await generation.recover();
  generation.watch();
  await demo?.deliver();
  await payments.resume();
  return {
    config,
    kv,
    accounts,
    audit,
    characters,
    deletions,
    pictures,
    cards,
    contest,
    moderation,
    images,
    generator,
    generation,
    payments,
    registration,
    ...(demo && { demo }),
    ...frontend,
    async close() {
      await generation.close();
      await earlyVariants.close();
      await payments.settled();
      generator.close();
      await contest.close();
      kv.close();
      lock.release();
    },
  };
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
): Promise<{ payments: Payments; demo?: DemoDesk }> {
  if (stripe) {
    const provider = await createStripeProvider({ kv, config: stripe, appUrl });
    return { payments: createPayments({ kv, provider }) };
  }
  const secret = await secretNamed(kv, "demo-payments");
  const provider = await createDemoProvider({ kv, secret, appUrl });
  const payments = createPayments({ kv, provider });
  return { payments, demo: await createDemoDesk({ kv, secret, payments }) };
}

/** The S3 client takes a moment to load, so only who uses it waits for it. */
async function openImages(
  { s3, dataDir }: Config,
  secret: Uint8Array<ArrayBuffer>,
): Promise<ImageStore> {
  if (!s3) return await diskImages({ folder: `${dataDir}/images`, secret });
  const { s3Images } = await import("./images/s3_images.ts");
  return s3Images({ config: s3, secret });
}

/** Whether other processes may work on the same database: the lock guards a folder of this machine. */
function isShared({ onDeploy, kvUrl }: Config): boolean {
  return onDeploy || kvUrl?.startsWith("http") === true;
}

/** On Deno Deploy the disk and a database that nobody assigned are lost with the instance. */
async function refuseLosingData({ kvUrl, s3 }: Config): Promise<void> {
  using kv = await Deno.openKv(kvUrl);
  if (!await isInstalled(kv)) {
    throw new ConfigError(
      "No database: assign a Deno KV database to this app and deploy again, or set KV_URL.",
    );
  }
  if (!s3) {
    throw new ConfigError(
      "No picture storage: on Deno Deploy set S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and " +
        "S3_SECRET_ACCESS_KEY.",
    );
  }
}
