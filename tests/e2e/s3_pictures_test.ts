/**
 * Pictures in S3 storage, as a person sees them: nothing of it may be noticed.
 */
import assert from "node:assert/strict";
import { textIn } from "../../server/images/png_text.ts";
import { fakeS3, variablesOf } from "../fakes/s3.ts";
import { open, toast } from "./navigation.ts";
import { saveCharacters } from "./collections.ts";
import { describe, generate, preview, WIZARD } from "./generator_steps.ts";
import { signUp } from "./people.ts";
import { e2e, useVariables } from "./e2e.ts";

const fake = fakeS3();
useVariables(variablesOf(fake.config));

Deno.test.afterAll(async () => await fake[Symbol.asyncDispose]());

e2e(
  "pictures in S3 are drawn, shown, downloaded and saved; a missing one is reported",
  {},
  async (step) => {
    const { page, context, expectMessage } = step;
    expectMessage(/Failed to load resource/);
    await signUp(context);
    await open(page);
    await describe(page);
    await generate(page);
    await preview(page).getByText("Not saved yet").waitFor();
    await page.waitForFunction(
      (storage) =>
        [...document.images].some(({ currentSrc, naturalWidth }) =>
          currentSrc.startsWith(storage) && naturalWidth === 1024
        ),
      fake.config.publicUrl,
    );

    const button = page.getByRole("button", { name: "Download Image" });
    const recipe = async () => {
      const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
      const bytes = await Deno.readFile(await download.path());
      await toast(page).getByText("Download started").waitFor();
      return JSON.parse(textIn(bytes, "purrtrait")!);
    };
    const unsaved = await recipe();
    assert.equal(unsaved.prompt, WIZARD);
    await page.getByLabel("Name", { exact: true }).fill("Miso");
    await page.getByRole("button", { name: "SAVE CHARACTER" }).click();
    await page.getByText("Saved in My Collection").waitFor();
    assert.deepEqual(await recipe(), unsaved);

    await page.goto("/collection");
    await page.getByRole("link", { name: "Miso" }).click();
    await page.waitForFunction(() =>
      [...document.images].some(({ currentSrc, naturalWidth }) =>
        currentSrc.includes("/image?w=1024") && naturalWidth > 0
      )
    );

    const [unseen] = await saveCharacters(step, [{ name: "Nori" }]);
    await fake.stop();
    try {
      await page.goto(`/character/${unseen!.id}`);
      await page.getByText("Image Error").waitFor();
    } finally {
      fake.start();
    }
    await page.reload();
    await page.waitForFunction(() =>
      document.querySelector<HTMLImageElement>("main img")?.naturalWidth
    );
  },
);
