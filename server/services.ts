/**
 * The composition root: the use cases over the providers that the configuration names.
 *
 * @module
 */
import { ulid } from "ulid";
import { type Accounts, createAccounts } from "./accounts/accounts.ts";
import type { Passwords } from "./accounts/passwords.ts";
import { type Admin, createAdmin } from "./admin/admin.ts";
import { type Audit, createAudit } from "./audit/audit.ts";
import { createMonthCards, type MonthCards } from "./share_cards/month_cards.ts";
import { type Avatars, createAvatars } from "./avatars/avatars.ts";
import { createShareCards, type ShareCards } from "./share_cards/share_cards.ts";
import { type Characters, createCharacters } from "./characters/characters.ts";
import { type CharacterFiles, createCharacterFiles } from "./character_files/character_files.ts";
import { createDeletions, type Deletions } from "./characters/deletions.ts";
import { type CharacterPictures, createCharacterPictures } from "./characters/pictures.ts";
import { createKittens, type Kittens } from "./kittens/kittens.ts";
import { createMemories, type Memories } from "./memory/memories.ts";
import { createMoving, type Moving } from "./moving/moving.ts";
import { createStories, type Stories } from "./stories/stories.ts";
import { createStylePictures, type StylePictures } from "./characters/style_pictures.ts";
import { type Config, isRemoteDatabase } from "./config.ts";
import { type Contest, createContest } from "./contest/contest.ts";
import { createModeration, type Moderation } from "./contest/moderation.ts";
import { within } from "./concurrency/deadline.ts";
import { SECOND_MS } from "./time/durations.ts";
import type { Frontend } from "./frontend.ts";
import { createGeneration, type Generation } from "./generation/generation.ts";
import type { ImageGenerator } from "./generation/image_generator.ts";
import { createPhotoReadings, type PhotoReadings } from "./photos/photo_readings.ts";
import { createRedrawing, type Redrawing } from "./generation/redrawing.ts";
import { createSketches, type Sketches } from "./generation/sketches.ts";
import { createEarlyVariants, type EarlyVariants } from "./images/early_variants.ts";
import type { ImageStore } from "./images/image_store.ts";
import { createLegal, type Legal } from "./legal/legal.ts";
import { type OwnTexts, readOwnTexts } from "./legal/own_texts.ts";
import { log } from "./telemetry/log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { DemoPayments } from "./payments/demo/demo_payments.ts";
import type { Payments } from "./payments/payments.ts";
import { openProviders, type Providers } from "./providers.ts";
import { createNotifications, type UserNotifications } from "./notifications/notifications.ts";
import { createProfiles, type Profiles } from "./profiles/profiles.ts";
import { createRegistration, type Registration } from "./registration/registration.ts";
import { type CronLease, openCronLease } from "./store/database/cron_lease.ts";
import { countHeldCredits } from "./store/generations/generation_lookups.ts";
import { creditsHeld } from "./telemetry/metrics.ts";

/** Whether a proxy may send requests here: changed by the start and the stop, read by `/readyz`. */
export interface Readiness {
  /** What the server is doing. */
  state: "starting" | "ready" | "stopping";
}

/** Everything routes use, made once at the start. */
export interface Services extends Frontend {
  /** What the server runs with. */
  config: Config;
  /** Whether the server can take requests now. */
  readiness: Readiness;
  /** The database, counted and traced. */
  kv: Deno.Kv;
  /** Registration, sessions, passwords, e-mail, passkeys. */
  accounts: Accounts;
  /** The admin pages. */
  admin: Admin;
  /** The audit log. */
  audit: Audit;
  /** Saved characters. */
  characters: Characters;
  /** Deleted characters, until they are gone for good. */
  deletions: Deletions;
  /** Those of saved characters. */
  pictures: CharacterPictures;
  /** Saved characters in the other art styles. */
  stylePictures: StylePictures;
  /** A cat for any text. */
  avatars: Avatars;
  /** Files made of saved characters. */
  characterFiles: CharacterFiles;
  /** Litters of saved characters. */
  kittens: Kittens;
  /** Characters from the export of an account. */
  moving: Moving;
  /** Characters in memory. */
  memories: Memories;
  /** Stories of saved characters. */
  stories: Stories;
  /** The pictures that links to characters show on other sites. */
  shareCards: ShareCards;
  /** The same of closed months of the contest. */
  monthCards: MonthCards;
  /** The monthly contest. */
  contest: Contest;
  /** Public profiles of accounts. */
  profiles: Profiles;
  /** The notifications of accounts. */
  notifications: UserNotifications;
  /** Reports of entries, and decisions about them. */
  moderation: Moderation;
  /** The picture storage. */
  images: ImageStore;
  /** What draws: the illustrator, or OpenAI. */
  generator: ImageGenerator;
  /** Pictures, from the request to their end. */
  generation: Generation;
  /** Pencil sketches, before a picture is painted. */
  sketches: Sketches;
  /** What photos show, before a picture is made of them. */
  photoReadings: PhotoReadings;
  /** The same cat again, with changes. */
  redrawing: Redrawing;
  /** Purchases, plans and their settlement. */
  payments: Payments;
  /** What runs by the clock is done by the process that holds it. */
  cronLease: CronLease;
  /** Who may open an account. */
  registration: Registration;
  /** Terms and privacy page. */
  legal: Legal;
  /** The demo provider's own page; absent while another one takes the payments. */
  demo?: DemoPayments;
  /** Absent where no e-mail can be sent. */
  mailer?: Mailer;
  /** Finishes what is at work, then closes everything; the database is then one file. */
  close(options?: CloseOptions): Promise<void>;
}

/** How the server stops. */
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

/** For each part, also when requests have taken all the time. */
const LEAST_MS = 300;

/** Opens everything. Throws `ConfigError` when this machine cannot run the product safely. */
export async function openServices(
  config: Config,
  frontend: Frontend,
  parts: Pick<ServiceDeps, "earlyVariants"> = {},
): Promise<Services> {
  const ownTexts = await readOwnTexts(config.legalDir);
  const providers = await openProviders(config);
  const services = createServices({ config, providers, frontend, ownTexts, ...parts });
  try {
    const { generation, payments, demo } = services;
    creditsHeld.observe(async () => [{
      labels: [],
      value: await countHeldCredits(services.kv),
    }]);
    // Where the database is ours alone, everything unfinished is a leftover of a crash.
    if (isShared(config)) await generation.sweep();
    else await generation.recover();
    generation.watch();
    await demo?.deliver();
    await payments.resume();
    return services;
  } catch (error) {
    await services.close();
    throw error;
  }
}

/** What differs between production, development and tests. */
export interface ServiceDeps {
  /** What the server runs with. */
  config: Config;
  /** What draws, keeps pictures, takes payments and sends e-mail. */
  providers: Providers;
  /** Renders pages, and where the built files are. */
  frontend: Frontend;
  /** The owner's legal texts, where there are some. */
  ownTexts?: OwnTexts;
  /** Hashes passwords; Argon2 by default. */
  passwords?: Passwords;
  /** Makes the copies of saved pictures ahead of time. */
  earlyVariants?: EarlyVariants;
  /** The clock; the system's by default. */
  now?: () => Date;
}

/** The use cases over these providers. */
export function createServices(
  {
    config,
    providers,
    frontend,
    ownTexts = {},
    passwords,
    earlyVariants = createEarlyVariants(providers.images),
    now = () => new Date(),
  }: ServiceDeps,
): Services {
  const { kv, images, generator, payments, demo, mailer } = providers;
  const generation = createGeneration({ kv, images, generator, config, now });
  const sketches = createSketches({ kv, generator, config, now });
  const photoReadings = createPhotoReadings({ kv, generator, now });
  const redrawing = createRedrawing({ kv, images, generator, generation, now });
  const accounts = createAccounts({ kv, images, payments, config, mailer, passwords, now });
  const audit = createAudit({ kv });
  const registration = createRegistration({ kv, config, now });
  const legal = createLegal({ config, ownTexts });
  const characters = createCharacters({ kv, onSaved: earlyVariants.order, now });
  const contest = createContest({ kv, isShared: isShared(config), now });
  const profiles = createProfiles({ kv, contest });
  const notifications = createNotifications({ kv, now });
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
    now,
  });
  const deletions = createDeletions({ kv, images, now, onLeave: contest.recheck });
  const pictures = createCharacterPictures({ kv, images });
  const stylePictures = createStylePictures({ kv, images, generator, now });
  const avatars = createAvatars({ kv, generator, now });
  const characterFiles = createCharacterFiles({ kv, images, generator, now });
  const kittens = createKittens({ kv, images, generator, generation });
  const stories = createStories({ kv, images, generator, generation, now });
  const moving = createMoving({ kv, images, onSaved: earlyVariants.order, now });
  const memories = createMemories({ kv, stylePictures });
  const shareCards = createShareCards({ kv, images });
  const monthCards = createMonthCards({ contest, images });
  const cronLease = openCronLease({ kv, holder: processName(config) });
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
    stylePictures,
    avatars,
    characterFiles,
    kittens,
    stories,
    memories,
    moving,
    shareCards,
    monthCards,
    contest,
    profiles,
    notifications,
    moderation,
    images,
    generator,
    generation,
    sketches,
    photoReadings,
    redrawing,
    payments,
    cronLease,
    registration,
    legal,
    ...(demo && { demo }),
    ...(mailer && { mailer }),
    ...frontend,
    async close({ requests, withinMs = CLOSE_MS } = {}) {
      const closeBy = performance.now() + withinMs;
      const graceMs = Math.max(0, withinMs - HAND_BACK_MS);
      // Requests wait for their pictures, and for everything else that closes after them.
      await closing("requests", withinMs, () => Promise.all([requests, generation.close(graceMs)]));
      const leftMs = Math.max(closeBy - performance.now(), LEAST_MS);
      await Promise.all([
        closing("early variants", leftMs, earlyVariants.close),
        closing("payments", leftMs, payments.settled),
        closing("the contest", leftMs, contest.close),
        closing("the lease on crons", leftMs, cronLease.release),
        closing("mail", leftMs, () => mailer?.settled()),
      ]);
      await providers.close();
    },
  };
}

/** Closes a part; one that fails or takes longer is logged and keeps no other from closing. */
async function closing(part: string, limitMs: number, close: () => unknown): Promise<void> {
  await within(limitMs, Promise.try(close)).catch((error) => log.error(`close ${part}`, error));
}

/** Whether other processes may work on the same database: the lock guards a folder of this machine. */
function isShared({ onDeploy, kvUrl }: Config): boolean {
  return onDeploy || isRemoteDatabase(kvUrl);
}

/** Of its own where there are others; otherwise the same after a restart. */
function processName(config: Config): string {
  return isShared(config) ? ulid() : "server";
}
