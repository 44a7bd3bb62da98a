/** @module The whole application over providers of a test's, guards included. */
import { createApp } from "../../server/app.ts";
import { type Config, readConfig } from "../../server/config.ts";
import type { EagerVariants } from "../../server/images/eager_variants.ts";
import type { Passwords } from "../../server/accounts/passwords.ts";
import type { Providers } from "../../server/providers.ts";
import type { Frontend } from "../../server/frontend.ts";
import { createServices, type Services } from "../../server/services.ts";
import { testGenerator } from "./generation_fixture.ts";
import { PLAIN_PASSWORDS } from "./passwords.ts";
import { testPayments } from "./payments.ts";

export const ORIGIN = "https://purrtrait.example";

/** Calls alone are asked: every page is one that does not exist. */
const NO_PAGES: Frontend = {
  renderPage: () => Promise.resolve({ status: 404, html: "" }),
  clientFolder: undefined,
  development: false,
};

/** Copies are made when they are asked for, so that a test knows which files there are. */
export const NO_EAGER_VARIANTS: EagerVariants = { order() {}, close: () => Promise.resolve() };

export interface TestAppOptions extends Partial<Providers> {
  kv: Deno.Kv;
  images: Providers["images"];
  config?: Config;
  /** Instead of plain ones. */
  passwords?: Passwords;
  now?: () => Date;
  /** In place of a use case over these providers. */
  services?: Partial<Services>;
}

export interface TestApp {
  services: Services;
  /** Asks as a browser that shows a page of the site does. */
  request(path: string | URL, init?: RequestInit, clientAddress?: string): Promise<Response>;
}

export async function testApp(
  {
    config = readConfig({ APP_URL: ORIGIN }),
    passwords = PLAIN_PASSWORDS,
    now,
    services: own,
    ...given
  }: TestAppOptions,
): Promise<TestApp> {
  const { payments, demo } = given.payments ? given : await testPayments(given.kv);
  const providers: Providers = {
    generator: testGenerator(),
    payments: payments!,
    demo,
    // The test closes what it has opened.
    close: () => Promise.resolve(),
    ...given,
  };
  const parts = {
    config,
    providers,
    frontend: NO_PAGES,
    passwords,
    eagerVariants: NO_EAGER_VARIANTS,
    now,
  };
  const services = { ...createServices(parts), ...own };
  const app = createApp(services);
  return {
    services,
    async request(path, init = {}, clientAddress = "192.0.2.1") {
      const headers = new Headers(init.headers);
      if (!headers.has("origin")) headers.set("origin", new URL(config.appUrl).origin);
      const url = new URL(path, config.appUrl);
      return await app.request(url.href, { ...init, headers }, {
        remoteAddr: { hostname: clientAddress },
      });
    },
  };
}
