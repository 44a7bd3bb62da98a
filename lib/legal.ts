/**
 * @module What the pages about terms and privacy are made of: the owner's own text, or ours with what is
 * true of this site.
 */

/** What depends on how the site is run. */
export interface LegalFacts {
  /** What draws: our server or OpenAI. */
  drawing: "here" | "openai";
  /** Where pictures are kept. */
  pictures: "here" | "s3";
  /** The payment provider. In the demo no money moves. */
  payments: "demo" | "stripe";
  /** Whether the site sends e-mail. */
  sendsMail: boolean;
  /** Whether a registration can be reported to the ad platform. */
  reportsToAdPlatform: boolean;
}

/** The pages with such a text. */
export const LEGAL_PAGES = ["terms", "privacy"] as const;
/** A page with a legal text. */
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** At /terms and /privacy. */
export interface LegalData {
  /** What is true of this site. */
  facts: LegalFacts;
  /** The owner's own text as safe HTML, in place of ours. */
  ownText?: string;
}

/** A part of such a text. */
export interface Chapter {
  /** Its heading. */
  title: string;
  /** Its paragraphs. */
  points: string[];
}
