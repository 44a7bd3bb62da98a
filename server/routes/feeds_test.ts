import assert from "node:assert/strict";
import { SaxesParser } from "saxes";
import { collectionOf, save } from "../../tests/support/characters.ts";
import { ORIGIN } from "../../tests/support/app.ts";
import { type TestProduct, testProduct } from "../../tests/support/product.ts";
import { atomXml } from "../feeds/atom.ts";

const MONTH_MS = 31 * 86_400_000;

/** Texts of the elements in a document, by their paths. Throws where it is no well-formed XML. */
function parse(xml: string): { texts: [path: string, text: string][]; links: string[] } {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const texts: [string, string][] = [];
  const links: string[] = [];
  let text = "";
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    assert.equal(uri, "http://www.w3.org/2005/Atom");
    path.push(local);
    text = "";
    if (local === "link") links.push(`${attributes.rel!.value} ${attributes.href!.value}`);
  });
  parser.on("text", (part) => text += part);
  parser.on("closetag", () => {
    texts.push([path.join("/"), text]);
    text = "";
    path.pop();
  });
  parser.write(xml).close();
  return { texts, links };
}

function textsOf(xml: string, path: string): string[] {
  return parse(xml).texts.filter(([at]) => at === path).map(([, text]) => text);
}

async function winningMonth(product: TestProduct): Promise<void> {
  const felix = await product.browser("felix");
  const voter = await product.browser("voter");
  for (const name of ["Tom & <Jerry>", "Second"]) {
    const { id } = await save(felix, { name });
    const entered = await felix.post("/api/community/submissions", { characterId: id });
    const submission = await entered.json();
    const rating = name === "Second" ? 3 : 5;
    await voter.post(`/api/community/submissions/${submission.id}/vote`, { rating });
  }
  product.clock.aheadMs += MONTH_MS;
  await product.contest.closePast();
}

Deno.test("[feeds] the winners' feed is Atom, names with markup included", async () => {
  await using product = await testProduct();
  await winningMonth(product);
  const guest = await product.browser();
  const response = await guest.get("/community/winners.atom");
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "application/atom+xml; charset=utf-8");
  const xml = await response.text();
  const { links } = parse(xml);
  assert.deepEqual(links.slice(0, 2), [
    `self ${ORIGIN}/community/winners.atom`,
    `alternate ${ORIGIN}/community?tab=winners`,
  ]);
  const titles = textsOf(xml, "feed/entry/title");
  assert.match(titles[0]!, /^Tom & <Jerry>: 1st Place, [A-Z][a-z]+ \d{4}$/);
  assert.match(titles[1]!, /^Second: 2nd Place/);
  assert.deepEqual(textsOf(xml, "feed/entry/author/name"), ["felix", "felix"]);
  const japanese = await guest.get("/community/winners.atom", { "accept-language": "ja" });
  assert.equal(await japanese.text(), xml, "a feed is the same for all its readers");
  const [content] = textsOf(xml, "feed/entry/content");
  assert.match(content!, new RegExp(`<img src="${ORIGIN}/api/characters/1/image\\?w=512" alt=`));
  assert.equal(new Set(textsOf(xml, "feed/entry/id")).size, 2);
  for (const time of textsOf(xml, "feed/entry/updated")) {
    assert.equal(new Date(time).toISOString(), time);
  }

  const etag = response.headers.get("etag")!;
  const again = await guest.get("/community/winners.atom", { "if-none-match": etag });
  assert.equal(again.status, 304);
});

Deno.test("[feeds] without a winner the feed has no entry, and is still whole", async () => {
  await using product = await testProduct();
  const xml = await (await (await product.browser()).get("/community/winners.atom")).text();
  assert.deepEqual(textsOf(xml, "feed/entry"), []);
  const [updated] = textsOf(xml, "feed/updated");
  assert.equal(new Date(updated!).toISOString(), updated);
});

Deno.test("[feeds] a person's feed has the public characters, as long as the profile is public", async () => {
  await using product = await testProduct();
  const browser = await collectionOf(product, "felix", [
    { name: "Old" },
    { name: "Hidden" },
    { name: "New" },
  ]);
  await browser.patch("/api/characters/2", { visibility: "unlisted" });
  const guest = await product.browser();
  const FEED = "/by/Felix/feed.atom";
  const xml = await (await guest.get(FEED)).text();
  assert.deepEqual(textsOf(xml, "feed/entry/title"), ["New", "Old"]);
  assert.equal(textsOf(xml, "feed/id")[0], `${ORIGIN}/by/felix/feed.atom`);
  await browser.post("/api/account/profile", { isPublic: false });
  for (const feed of [FEED, "/by/no-such-person/feed.atom"]) {
    const response = await guest.get(feed);
    assert.equal(response.status, 404);
    await response.body?.cancel();
  }
});

Deno.test("[feeds] what no XML may have is left out, and markup stays text", () => {
  const nasty = "]]> & <b a='\"'> \0\x0b\ufffe \ud800 👩‍🚀 </entry>";
  const xml = atomXml({
    url: "https://x.example/?a=1&b='2'",
    page: "https://x.example/",
    title: nasty,
    updated: "2026-11-01T00:00:00.000Z",
    entries: [{
      id: "https://x.example/1",
      url: "https://x.example/1",
      title: nasty,
      author: nasty,
      published: "2026-11-01T00:00:00.000Z",
      picture: "https://x.example/1.webp",
      alt: nasty,
      text: nasty,
    }],
  });
  const shown = "]]> & <b a='\"'>   👩‍🚀 </entry>";
  assert.deepEqual(textsOf(xml, "feed/entry/title"), [shown]);
  const [html] = textsOf(xml, "feed/entry/content");
  assert.equal(html!.includes("<b a="), false);
});
