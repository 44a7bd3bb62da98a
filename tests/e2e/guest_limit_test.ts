/**
 * A guest who has had the free pictures of the day hears of the six that an account starts with.
 */
import assert from "node:assert/strict";
import { open } from "./navigation.ts";
import { e2e, PHONE, useVariables } from "./e2e.ts";
import { describe, generate, preview } from "./generator_steps.ts";
import { checkPage } from "./page_checks.ts";

useVariables({ GUEST_GENERATIONS_PER_DAY: "1" });

e2e("the guest limit speaks of six free generations, and leads to registering", {
  viewport: PHONE,
}, async ({ page, expectMessage }) => {
  expectMessage(/Failed to load resource.*429/);
  await open(page);
  await describe(page);
  await generate(page);
  await preview(page).getByText("Not saved yet").waitFor();
  await generate(page);
  const stage = preview(page);
  await stage.getByText(/An account starts with six free generations/).waitFor();
  const isWhole = await stage.getByRole("button", { name: "Show last picture" }).evaluate(
    (last) => {
      const stage = last.closest(".aspect-square")!.getBoundingClientRect();
      return last.getBoundingClientRect().bottom <= stage.bottom;
    },
  );
  assert.ok(isWhole, "every way on is seen without scrolling");
  await checkPage(page);
  await stage.getByRole("link", { name: "Create Account" }).click();
  await page.getByRole("tabpanel", { name: "Register" }).waitFor();
  assert.match(page.url(), /redirect=%2F$/);
});
