/** @module The services of the server: the use cases that routes, pages and crons call. */
import type { Accounts } from "../accounts/accounts.ts";
import type { Admin } from "../admin/admin.ts";
import type { AuditLog } from "../audit_log/audit_log.ts";
import type { MonthCards } from "../share_cards/month_cards.ts";
import type { Avatars } from "../avatars/avatars.ts";
import type { ShareCards } from "../share_cards/share_cards.ts";
import type { Characters } from "../characters/characters.ts";
import type { CharacterFiles } from "../character_files/character_files.ts";
import type { Deletions } from "../characters/deletions.ts";
import type { CharacterPictures } from "../characters/pictures.ts";
import type { Kittens } from "../kittens/kittens.ts";
import type { Memorials } from "../memorials/memorials.ts";
import type { AccountImport } from "../account_import/account_import.ts";
import type { Stories } from "../stories/stories.ts";
import type { StylePictures } from "../characters/style_pictures.ts";
import type { Config } from "../config.ts";
import type { Credits } from "../credits/credits.ts";
import type { Sitemap } from "../sitemap/sitemap.ts";
import type { Contest } from "../contest/contest.ts";
import type { Moderation } from "../contest/moderation.ts";
import type { Frontend } from "../frontend.ts";
import type { Generation } from "../generation/generation.ts";
import type { ImageGenerator } from "../generation/image_generator.ts";
import type { FormGeneration } from "../generation/form_generation.ts";
import type { PhotoDecoder } from "../photos/photo_decoder.ts";
import type { PhotoReadings } from "../photos/photo_readings.ts";
import type { Redrawing } from "../generation/redrawing.ts";
import type { Sketches } from "../generation/sketches.ts";
import type { ImageStore } from "../images/image_store.ts";
import type { Legal } from "../legal/legal.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { DemoPayments } from "../payments/demo/demo_payments.ts";
import type { Payments } from "../payments/payments.ts";
import type { UserNotifications } from "../notifications/notifications.ts";
import type { Profiles } from "../profiles/profiles.ts";
import type { Registration } from "../registration/registration.ts";
import type { CronLease } from "../store/database/cron_lease.ts";

/** Whether a proxy may send requests here: changed by the start and the stop, read by `/readyz`. */
export interface Readiness {
  /** What the server is doing. */
  state: "starting" | "ready" | "stopping";
}

/** How the server stops. */
export interface CloseOptions {
  /** Ends when the last request has been answered. */
  requests?: Promise<unknown>;
  /** What is not finished by then is given up. */
  withinMs?: number;
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
  audit: AuditLog;
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
  accountImport: AccountImport;
  /** Characters in memory. */
  memorials: Memorials;
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
  /** The same, for forms that are sent without a script. */
  formGeneration: FormGeneration;
  /** Pencil sketches, before a picture is painted. */
  sketches: Sketches;
  /** Reads the photos that people send. */
  photoDecoder: PhotoDecoder;
  /** What photos show, before a picture is made of them. */
  photoReadings: PhotoReadings;
  /** The same cat again, with changes. */
  redrawing: Redrawing;
  /** Purchases, plans and their settlement. */
  payments: Payments;
  /** Credit statements. */
  credits: Credits;
  /** The public pages. */
  sitemap: Sitemap;
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
