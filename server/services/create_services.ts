/** @module The use cases, put together over the providers that the configuration names. */
import { ulid } from "ulid";
import { createAccounts } from "../accounts/accounts.ts";
import type { Passwords } from "../accounts/passwords.ts";
import { createAdmin } from "../admin/admin.ts";
import { createAuditLog } from "../audit_log/audit_log.ts";
import { createMonthCards } from "../share_cards/month_cards.ts";
import { createAvatars } from "../avatars/avatars.ts";
import { createShareCards } from "../share_cards/share_cards.ts";
import { createCharacters } from "../characters/characters.ts";
import { createCharacterFiles } from "../character_files/character_files.ts";
import { createDeletions } from "../characters/deletions.ts";
import { createCharacterPictures } from "../characters/pictures.ts";
import { createKittens } from "../kittens/kittens.ts";
import { createMemorials } from "../memorials/memorials.ts";
import { createAccountImport } from "../account_import/account_import.ts";
import { createStories } from "../stories/stories.ts";
import { createStylePictures } from "../characters/style_pictures.ts";
import type { Config } from "../config.ts";
import { createCredits } from "../credits/credits.ts";
import { createSitemap } from "../sitemap/sitemap.ts";
import { createContest } from "../contest/contest.ts";
import { createModeration } from "../contest/moderation.ts";
import type { Frontend } from "../frontend.ts";
import { createGeneration } from "../generation/generation.ts";
import { createFormGeneration } from "../generation/form_generation.ts";
import { createPhotoDecoder } from "../photos/photo_decoder.ts";
import { createPhotoReadings } from "../photos/photo_readings.ts";
import { createRedrawing } from "../generation/redrawing.ts";
import { createSketches } from "../generation/sketches.ts";
import { createEagerVariants, type EagerVariants } from "../images/eager_variants.ts";
import { createLegal } from "../legal/legal.ts";
import type { OwnTexts } from "../legal/own_texts.ts";
import type { Providers } from "../providers.ts";
import { createNotifications } from "../notifications/notifications.ts";
import { createProfiles } from "../profiles/profiles.ts";
import { createRegistration } from "../registration/registration.ts";
import { openCronLease } from "../store/database/cron_lease.ts";
import { closeServices } from "./closing.ts";
import { isShared } from "./is_shared.ts";
import type { Services } from "./service_list.ts";

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
  eagerVariants?: EagerVariants;
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
    eagerVariants = createEagerVariants(providers.images),
    now = () => new Date(),
  }: ServiceDeps,
): Services {
  const { kv, images, generator, payments, demo, mailer } = providers;
  const generation = createGeneration({ kv, images, generator, config, now });
  const formGeneration = createFormGeneration(generation);
  const sketches = createSketches({ kv, generator, config, now });
  const photoDecoder = createPhotoDecoder();
  const photoReadings = createPhotoReadings({ kv, generator, photoDecoder, now });
  const redrawing = createRedrawing({ kv, images, generator, generation, now });
  const accounts = createAccounts({ kv, images, payments, config, mailer, passwords, now });
  const audit = createAuditLog({ kv });
  const registration = createRegistration({ kv, config, now });
  const legal = createLegal({ config, ownTexts });
  const characters = createCharacters({ kv, onSaved: eagerVariants.order, now });
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
  const accountImport = createAccountImport({ kv, images, onSaved: eagerVariants.order, now });
  const memorials = createMemorials({ kv, stylePictures });
  const shareCards = createShareCards({ kv, images });
  const monthCards = createMonthCards({ contest, images });
  const credits = createCredits({ kv });
  const sitemap = createSitemap({ kv, now });
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
    memorials,
    accountImport,
    shareCards,
    monthCards,
    contest,
    profiles,
    notifications,
    moderation,
    images,
    generator,
    generation,
    formGeneration,
    sketches,
    photoDecoder,
    photoReadings,
    redrawing,
    payments,
    credits,
    sitemap,
    cronLease,
    registration,
    legal,
    ...(demo && { demo }),
    ...(mailer && { mailer }),
    ...frontend,
    close: (options) =>
      closeServices({ providers, generation, contest, cronLease, eagerVariants }, options),
  };
}

/** Of its own where there are others; otherwise the same after a restart. */
function processName(config: Config): string {
  return isShared(config) ? ulid() : "server";
}
