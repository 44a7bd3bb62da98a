/** @module The pages of the product. */
import type { SeededSite } from "./seeded_site.ts";

/** What guests see. */
export const GUEST_PAGES = [
  "/",
  "/generator",
  "/auth",
  "/auth?tab=register",
  "/auth?invitation=unknown",
  "/community",
  "/community?tab=winners",
  "/community/how-voting-works",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/terms",
  "/privacy",
  "/api",
  "/offline",
  "/no/such/page",
];

export const pagesOf = (site: SeededSite): string[] => [
  "/",
  "/generator",
  "/community",
  "/community?tab=winners",
  "/community?tab=mine",
  "/collection",
  "/collection?q=nothing+like+it",
  "/collection/deleted",
  `/character/${site.cat}`,
  `/character/${site.entered}`,
  `/character/${site.foreign}`,
  `/character/${site.cat}/stickers`,
  "/kittens",
  `/kittens?mother=${site.entered}&father=${site.cat}`,
  site.litter,
  "/stories",
  `/stories?cat=${site.cat}`,
  site.story,
  `/memory/${site.cat}`,
  "/subscription",
  "/subscription?success=true&type=monthly",
  "/subscription?canceled=true",
  "/checkout",
  "/checkout?productId=monthly",
  "/credits",
  "/notifications",
  "/account",
  `/by/${site.person.username}`,
];

export const adminPagesOf = (site: SeededSite): string[] => [
  "/admin",
  "/admin/reports",
  "/admin/accounts",
  "/admin/accounts?q=nobody",
  "/admin/purchases",
  "/admin/registration",
  "/admin/audit",
  ...site.admin,
];
