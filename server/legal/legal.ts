/** @module What is true of this site, for its pages about terms and privacy. */
import type { LegalData, LegalPage } from "../../lib/legal.ts";
import type { Config } from "../config.ts";
import type { OwnTexts } from "./own_texts.ts";

/** The terms and the privacy page. */
export interface Legal {
  /** What the page shows: the owner's text, or ours. */
  page(page: LegalPage): LegalData;
}

/** The legal pages of a site with this configuration. */
export function createLegal(
  { config, ownTexts }: {
    config: Pick<Config, "openAi" | "s3" | "stripe" | "mail" | "metaPixelId">;
    ownTexts: OwnTexts;
  },
): Legal {
  const facts: LegalData["facts"] = {
    drawing: config.openAi ? "openai" : "here",
    pictures: config.s3 ? "s3" : "here",
    payments: config.stripe ? "stripe" : "demo",
    sendsMail: config.mail !== undefined,
    reportsToAdPlatform: config.metaPixelId !== undefined,
  };
  return { page: (page) => ({ facts, ownText: ownTexts[page] }) };
}
