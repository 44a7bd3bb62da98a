/** @module A user with characters, and the pages about them. */
import { testPageContext } from "./pages.ts";
import { testProduct } from "./product.ts";

const CAT = { prompt: "a ginger cat", style: "anime" };
const SHEET = { traits: ["Brave"], accessories: [], colorScheme: "pink" };

/** Felix with this many characters, Cat 1 to Cat n, and what pages see of them. */
export async function userWithCharacters(count: number) {
  const product = await testProduct();
  const browser = await product.browser();
  const drawn: { imageUrl: string }[] = [];
  for (let n = 1; n <= count; n++) {
    drawn.push(await (await browser.post("/api/characters/generate", CAT)).json());
  }
  await browser.register("felix");
  for (const [n, { imageUrl }] of drawn.entries()) {
    await browser.post("/api/characters", { ...CAT, ...SHEET, name: `Cat ${n + 1}`, imageUrl });
  }
  const felix = { id: 1, username: "felix", remainingGenerations: 6 };
  const context = (
    url: string,
    user: typeof felix | null = null,
    routeParams: Record<string, string> = {},
  ) => testPageContext(product.services, { url, user, routeParams });
  return { product, browser, felix, context };
}
