/**
 * The pages of the product.
 *
 * @module
 */
import type { World } from "./language_world.ts";

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

export const pagesOf = (world: World): string[] => [
  "/",
  "/generator",
  "/community",
  "/community?tab=winners",
  "/community?tab=mine",
  "/collection",
  "/collection?q=nothing+like+it",
  "/collection/deleted",
  `/character/${world.cat}`,
  `/character/${world.entered}`,
  `/character/${world.foreign}`,
  `/character/${world.cat}/stickers`,
  "/kittens",
  `/kittens?mother=${world.entered}&father=${world.cat}`,
  world.litter,
  "/stories",
  `/stories?cat=${world.cat}`,
  world.story,
  `/memory/${world.cat}`,
  "/subscription",
  "/subscription?success=true&type=monthly",
  "/subscription?canceled=true",
  "/checkout",
  "/checkout?productId=monthly",
  "/credits",
  "/notifications",
  "/account",
  `/by/${world.person.username}`,
];

export const adminPagesOf = (world: World): string[] => [
  "/admin",
  "/admin/reports",
  "/admin/accounts",
  "/admin/accounts?q=nobody",
  "/admin/purchases",
  "/admin/registration",
  "/admin/audit",
  ...world.admin,
];
