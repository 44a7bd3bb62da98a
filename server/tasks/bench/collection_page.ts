/**
 * @module A collection over HTTP: a page of sixty characters, the same of five thousand against sixty of
 * sixty, a small picture against a bare file, and the bytes a phone loads.
 */
import { readConfig } from "../../config.ts";
import { draw } from "../../illustrator/draw.ts";
import { parse } from "../../illustrator/words/parse.ts";
import { resolve } from "../../illustrator/words/resolve.ts";
import { variantKey } from "../../images/picture_key.ts";
import { makeVariants } from "../../images/variants.ts";
import { openServices, type Services } from "../../services.ts";
import { startProduct } from "../product.ts";
import { fillCollection } from "./fill_collection.ts";
import { type Load, sideBySide } from "./load.ts";
import { pictureBytesRows } from "./picture_bytes.ts";
import { perSecondRow, type Row, throughputRow } from "./row.ts";
import { startBare } from "./start_bare.ts";

const FEW = 60;
const MANY = 5000;

/** Of a page with {@link FEW} characters. */
const GOAL_PER_SECOND = 400;

/** The page of the large collection may take twice as long; ours does more for a picture than a file server. */
const GOAL_PAGE = 0.5;
const GOAL_PICTURE = 0.5;

export async function collectionPageRows(): Promise<Row[]> {
  const dataDir = await Deno.makeTempDir({ prefix: "purrtrait-" });
  const { few, many, file } = await furnish(dataDir);
  const product = await startProduct({ dataDir });
  const { origin } = product;
  const bare = await startBare({ page: origin, file });
  try {
    const ask = (path: string, session: string): Load => ({
      url: origin + path,
      headers: { cookie: `session=${session}` },
    });
    const pages = await sideBySide({
      ours: ask("/collection", many),
      baseline: ask("/collection", few),
    });
    const pictures = await sideBySide({
      ours: ask("/api/characters/1/image?w=256", few),
      baseline: { url: `${bare.origin}/file` },
    });
    const ofFew = { name: "of 60", perSecond: pages.baseline };
    const bareFile = { name: "bare Hono, the same file", perSecond: pictures.baseline };
    return [
      perSecondRow("GET /collection with 60 cards", pages.baseline, GOAL_PER_SECOND),
      throughputRow("GET /collection, 60 of 5,000", pages.ours, ofFew, GOAL_PAGE),
      throughputRow("GET a picture of 256 px", pictures.ours, bareFile, GOAL_PICTURE),
      ...await pictureBytesRows({ origin, session: few }),
    ];
  } finally {
    bare.stop();
    await product.stop();
    await product.clear();
  }
}

/** Two people with their collections, the small one with its pictures; their sessions, and a small picture's file. */
async function furnish(dataDir: string) {
  const services = await openServices(readConfig({ DATA_DIR: dataDir }), {
    renderPage: () => Promise.reject(new Error("No pages here.")),
    clientFolder: undefined,
    development: false,
  });
  const { kv, images } = services;
  try {
    const few = await register(services, "few");
    const many = await register(services, "many");
    const rows = await fillCollection(kv, { userId: few.userId, count: FEW, idsUsed: 0 });
    await fillCollection(kv, { userId: many.userId, count: MANY, idsUsed: FEW });
    for (const { id, prompt, style, imageKey } of rows) {
      const png = await draw(resolve(parse(prompt), { style, seed: String(id) }));
      await images.put(imageKey, new Uint8Array(png));
      await makeVariants(images, imageKey);
    }
    const file = `${dataDir}/small.webp`;
    await Deno.writeFile(file, (await images.get(variantKey(rows[0]!.imageKey, 256)))!);
    return { few: few.session, many: many.session, file };
  } finally {
    await services.close();
  }
}

async function register({ accounts }: Services, username: string) {
  const { user, session } = await accounts.register(
    { username, email: `${username}@example.com`, password: "correct horse battery" },
    { clientAddress: "192.0.2.1", device: "Bench" },
  );
  return { userId: user.id, session: session.token };
}
