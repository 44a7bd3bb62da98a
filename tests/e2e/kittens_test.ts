/**
 * Kittens: a litter of two cats, from the choice of its parents to a kitten's family tree. All of it are links and
 * forms, so it is walked without script.
 */
import assert from "node:assert/strict";
import { saveCharacters } from "./collections.ts";
import { checkPage } from "./page_checks.ts";
import { e2e, PHONE } from "./e2e.ts";
import { signUp } from "./people.ts";

const LUNA = { name: "Luna", prompt: "a grey calico queen in a garden" };
const SIMBA = { name: "Simba", prompt: "an orange tabby tomcat" };

e2e("two cats have kittens without script", { javaScriptEnabled: false }, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await saveCharacters(step, [LUNA, SIMBA]);
  await page.goto("/collection");
  await page.getByRole("link", { name: "Kittens" }).click();
  await page.getByRole("button", { name: "Choose these two" }).click();
  await page.getByRole("heading", { name: "What they may look like" }).waitFor();
  assert.match(await page.locator("dd").first().textContent() ?? "", /^\d+ in \d+$/);
  await page.getByRole("table").first().waitFor();
  const squares = await page.getByRole("table").allTextContents();
  assert.doesNotMatch(squares.join(), /[ᴬᴹ⁺ᵃᵇᵍˡˢ]/, "letters that few fonts have");
  await page.getByText("Some looks are not bred for.").waitFor();

  await page.getByRole("button", { name: "Have kittens" }).click();
  await page.getByRole("heading", { name: "The litter" }).waitFor();
  const count = await page.getByRole("button", { name: /^Save (daughter|son)/ }).count();
  assert.ok(count >= 4 && count <= 6);
  await page.getByLabel("Name").first().fill("Pip");
  await page.getByRole("button", { name: /^Save (daughter|son) 1$/ }).click();
  await page.getByText("The kitten is in your collection.").waitFor();
  assert.equal(await page.getByRole("button", { name: /^Save/ }).count(), count - 1);

  await page.getByRole("link", { name: "See it", exact: true }).click();
  await page.getByRole("heading", { name: "Pip", exact: true }).waitFor();
  const parents = page.getByRole("list", { name: "Parents of Pip" });
  await parents.getByRole("link", { name: "Simba", exact: true }).waitFor();
  await parents.getByRole("link", { name: "Luna", exact: true }).click();
  await page.getByRole("heading", { name: "Luna", exact: true }).waitFor();
  await page.getByRole("link", { name: "Pip", exact: true }).first().waitFor();
});

e2e("the page of kittens and a family tree are accessible and fit a phone", {}, async (step) => {
  const { page, context } = step;
  await signUp(context);
  await page.goto("/kittens");
  await page.getByText("You have no cats yet").waitFor();
  await checkPage(page);
  await saveCharacters(step, [LUNA, SIMBA]);
  await page.goto("/kittens");
  await page.getByRole("button", { name: "Choose these two" }).click();
  await page.getByRole("button", { name: "Have kittens" }).click();
  await page.getByRole("heading", { name: "The litter" }).waitFor();
  await checkPage(page);
  await page.getByLabel("Name").first().fill("Pip");
  await page.getByRole("button", { name: /^Save (daughter|son) 1$/ }).click();
  await page.setViewportSize(PHONE);
  await checkPage(page);
  await page.getByRole("link", { name: "See it", exact: true }).click();
  await page.getByRole("heading", { name: "Family", exact: true }).waitFor();
  await checkPage(page);
});
