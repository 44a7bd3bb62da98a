/**
 * Importing on the account page: an archive brings its characters, and says what came of them.
 */
import assert from "node:assert/strict";
import type { Buffer } from "node:buffer";
import { open } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import { e2e, PHONE } from "./e2e.ts";
import { checkPage, loadedBytes } from "./page_checks.ts";
import { signUp } from "./people.ts";

e2e("another account imports an archive", { viewport: PHONE }, async (step) => {
  const { page, context, expectMessage } = step;
  expectMessage(/status of 400/);
  await signUp(context);
  await saveCharacters(step, [{ name: "Miso" }, { name: "Mochi" }]);
  const archive = await (await context.request.get("/api/account/export")).body();
  await context.clearCookies();
  await signUp(context);
  await open(page, "/account");
  const chooser = page.getByLabel("Take in an archive");
  const file = (buffer: Buffer) => ({ name: "cats.zip", mimeType: "application/zip", buffer });
  await chooser.setInputFiles(file(archive.subarray(0, 5000)));
  await page.getByText("This is no ZIP archive, or not a whole one.").first().waitFor();
  await chooser.setInputFiles(file(archive));
  await page.getByText("2 came in, 0 were here already.").waitFor();
  await checkPage(page);
  await chooser.setInputFiles(file(archive));
  await page.getByText("0 came in, 2 were here already.").waitFor();
  assert.ok(await loadedBytes(page, "script") <= 62_000);
  await page.goto("/collection");
  await page.getByRole("heading", { name: "Mochi" }).waitFor();
});
