/**
 * Accounts, generation and characters together on a test fixture, asked through HTTP as a browser would.
 *
 * @module
 */
import { Hono } from "hono";
import { createAccounts } from "../../server/accounts/accounts.ts";
import { PLAIN_PASSWORDS } from "./accounts.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { createShareCards } from "../../server/share_cards/share_cards.ts";
import { createCharacters } from "../../server/characters/characters.ts";
import { createDeletions } from "../../server/characters/deletions.ts";
import { createCharacterPictures } from "../../server/characters/pictures.ts";
import { readConfig } from "../../server/config.ts";
import { type Contest, createContest } from "../../server/contest/contest.ts";
import type { ImageGenerator } from "../../server/generation/image_generator.ts";
import { createSketches } from "../../server/generation/sketches.ts";
import { type GenerationFixture, generationFixture, testGenerator } from "./generation_fixture.ts";
import type { ImageStore } from "../../server/images/image_store.ts";
import type { AppEnv } from "../../server/http/env.ts";
import { errorResponse } from "../../server/http/errors.ts";
import { session } from "../../server/http/session.ts";
import {
  characterPictureRoutes,
  shownPictureRoutes,
} from "../../server/routes/character_pictures.ts";
import { characterRoutes, understandingRoutes } from "../../server/routes/characters.ts";
import { contestArchiveRoutes } from "../../server/routes/contest_archive.ts";
import { deletedCharacterRoutes } from "../../server/routes/deleted_characters.ts";
import { imageRoutes } from "../../server/routes/images.ts";
import { recentPictureRoutes } from "../../server/routes/recent_pictures.ts";
import { savedCharacterRoutes } from "../../server/routes/saved_characters.ts";
import { testPayments } from "./payments.ts";
import { sessionRoutes } from "../../server/routes/session.ts";
import { submissionRoutes } from "../../server/routes/submissions.ts";
import { voteRoutes } from "../../server/routes/votes.ts";

export interface TestProduct extends AsyncDisposable {
  fixture: GenerationFixture;
  /** A browser of its own; signed in as a new user with this name, if any. Users count from 1. */
  browser(username?: string): Promise<Browser>;
  contest: Contest;
  /** How far the clock of deletions and the contest is ahead. */
  clock: { aheadMs: number };
  /** Removes what was not saved or restored in time, as the sweep does at this moment. */
  sweepAt(moment: Date): Promise<void>;
}

export interface TestProductOptions {
  generator?: ImageGenerator;
  /** Where pictures are kept; otherwise in the fixture's folder. */
  images?: ImageStore;
}

export async function testProduct(
  { generator = testGenerator(), ...options }: TestProductOptions = {},
): Promise<TestProduct> {
  const fixture = await generationFixture();
  const { kv } = fixture;
  const images = options.images ?? fixture.images;
  const config = readConfig({
    APP_URL: "https://purrtrait.example",
    GUEST_GENERATIONS_PER_DAY: "0",
    SITE_GUEST_GENERATIONS_PER_DAY: "0",
    SITE_REGISTRATIONS_PER_HOUR: "0",
  });
  const { payments } = await testPayments(kv);
  const accounts = createAccounts({ kv, images, payments, config, passwords: PLAIN_PASSWORDS });
  const generation = fixture.open({ generator, images });
  const clock = { aheadMs: 0 };
  const now = () => new Date(Date.now() + clock.aheadMs);
  const contest = createContest({ kv, now });
  const deletions = createDeletions({ kv, images, now, onLeave: contest.recheck });
  const pictures = createCharacterPictures({ kv, images });
  const shareCards = createShareCards({ kv, images });
  const app = new Hono<AppEnv>()
    .route("/", shownPictureRoutes({ pictures, shareCards }))
    .route("/api/characters", understandingRoutes({ generation }))
    .use(session({ accounts, config }))
    .route("/", sessionRoutes({ accounts, config }))
    .route("/", imageRoutes({ kv, images }))
    .route(
      "/",
      recentPictureRoutes({ generation, config, sketches: createSketches({ kv, generator }) }),
    )
    .route("/", savedCharacterRoutes({ characters: createCharacters({ kv }) }))
    .route("/", deletedCharacterRoutes({ deletions }))
    .route("/", characterPictureRoutes({ pictures, deletions }))
    .route("/api/characters", characterRoutes({ generation, config }))
    .route("/", submissionRoutes({ contest }))
    .route("/", voteRoutes({ contest, config }))
    .route("/", contestArchiveRoutes({ contest }))
    .onError(errorResponse);

  return {
    fixture,
    contest,
    clock,
    async browser(username) {
      const browser = openBrowser(
        (path, init) => app.request(path, init, { remoteAddr: { hostname: "192.0.2.1" } }),
        {},
      );
      if (username) await browser.register(username);
      return browser;
    },
    async sweepAt(moment) {
      await fixture.open({ generator, images, now: () => moment }).sweep();
      await createDeletions({ kv, images, now: () => moment }).sweep();
    },
    async [Symbol.asyncDispose]() {
      await contest.close();
      await fixture[Symbol.asyncDispose]();
    },
  };
}
