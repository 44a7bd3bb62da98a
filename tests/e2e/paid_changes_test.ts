/**
 * With a foreign generator the same picture cannot be drawn again: the controls say that each change is a new
 * picture, and what it costs.
 */
import assert from "node:assert/strict";
import { type ProductOptions, startProduct } from "../../server/tasks/product.ts";
import { type FakeOpenAi, fakeOpenAi } from "../fakes/openai.ts";
import { open } from "./navigation.ts";
import { e2e } from "./e2e.ts";
import { describe, generate, preview } from "./generator_steps.ts";
import { checkPage } from "./page_checks.ts";
import { signUp } from "./people.ts";

let openAi: FakeOpenAi | undefined;

Deno.test.afterAll(async () => await openAi?.[Symbol.asyncDispose]());

async function startWithOpenAi(options: ProductOptions) {
  openAi = await fakeOpenAi();
  const variables = { OPENAI_API_KEY: openAi.apiKey, OPENAI_BASE_URL: openAi.baseUrl };
  return await startProduct({ ...options, variables: { ...options.variables, ...variables } });
}

e2e("with OpenAI a change is a new picture and costs one generation, and says so", {
  start: startWithOpenAi,
}, async ({ page, context }) => {
  await signUp(context);
  /** What only the built-in illustrator answers. */
  const free: string[] = [];
  page.on("request", (request) => {
    if (/\/(redraw|sketch)$/.test(request.url())) free.push(request.url());
  });
  await open(page);
  await describe(page);
  await generate(page);
  await preview(page).getByText("Not saved yet").waitFor();
  const balance = (left: number) =>
    page.getByRole("main").getByText(`${left} generations remaining`, { exact: true });
  await balance(5).waitFor();

  const words = preview(page).getByLabel("Change something");
  await words.waitFor();
  await preview(page).getByText("Each change is a new picture and costs 1 generation.").waitFor();
  const button = preview(page).getByRole("button", { name: "New picture · 1 generation" });
  await button.waitFor();
  await checkPage(page);

  // A toggle alone draws nothing and costs nothing.
  await page.getByRole("button", { name: "Scarf", exact: true }).click();
  await words.fill("at night");
  await balance(5).waitFor();
  await button.click();
  await balance(4).waitFor();
  assert.equal(openAi!.orders.length, 2);
  assert.match(String(openAi!.orders[1]!.fields.prompt), /night/);
  assert.match(String(openAi!.orders[1]!.fields.prompt), /scarf/);
  assert.deepEqual(free, []);
});
