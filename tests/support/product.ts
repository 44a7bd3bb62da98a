/**
 * @module Accounts, generation and characters together on a test fixture, asked through HTTP as a browser
 * would.
 */
import { createDeletions } from "../../server/characters/deletions.ts";
import { readConfig } from "../../server/config.ts";
import type { Contest } from "../../server/contest/contest.ts";
import type { ImageGenerator } from "../../server/generation/image_generator.ts";
import type { ImageStore } from "../../server/images/image_store.ts";
import type { Services } from "../../server/services.ts";
import { ORIGIN, testApp } from "./app.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { type GenerationFixture, generationFixture, testGenerator } from "./generation_fixture.ts";

export interface TestProduct extends AsyncDisposable {
  fixture: GenerationFixture;
  /** A browser of its own; signed in as a new user with this name, if any. Users count from 1. */
  browser(username?: string): Promise<Browser>;
  /** Sends a file as this browser does. */
  send(browser: Browser, path: string, bytes: Uint8Array, type?: string): Promise<Response>;
  /** All use cases. */
  services: Services;
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
    APP_URL: ORIGIN,
    GUEST_GENERATIONS_PER_DAY: "0",
    SITE_GUEST_GENERATIONS_PER_DAY: "0",
    SITE_REGISTRATIONS_PER_HOUR: "0",
  });
  const clock = { aheadMs: 0 };
  const now = () => new Date(Date.now() + clock.aheadMs);
  const app = await testApp({ kv, images, generator, config, now });
  const { services } = app;
  const { contest } = services;

  return {
    fixture,
    services,
    contest,
    clock,
    async browser(username) {
      const browser = openBrowser(app.request, {});
      if (username) await browser.register(username);
      return browser;
    },
    async send({ cookies }, path, bytes, type = "application/zip") {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { "content-type": type, ...(cookie && { cookie }) };
      return await app.request(path, { method: "POST", headers, body: bytes.slice() });
    },
    async sweepAt(moment) {
      await fixture.open({ generator, images, now: () => moment }).sweep();
      await createDeletions({ kv, images, now: () => moment }).sweep();
    },
    async [Symbol.asyncDispose]() {
      await services.close();
      await fixture[Symbol.asyncDispose]();
    },
  };
}
