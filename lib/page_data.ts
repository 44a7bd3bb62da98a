/**
 * What the server gives to the page at a URL, besides who is asking.
 *
 * @module
 */
import type { AdminData } from "./admin/admin_data.ts";
import type { CharacterData } from "./characters/character_data.ts";
import type { CollectionData } from "./collection/collection_data.ts";
import type { ArchiveData, CommunityData } from "./contest/community_data.ts";
import type { LegalData } from "./legal.ts";
import type { CheckoutData, DemoPaymentData, SubscriptionData } from "./payments/payment_data.ts";
import type { RegistrationNotice } from "./registration.ts";

export interface PageData {
  /** At /admin and below, for owners. */
  admin?: AdminData;
  /** At /account, for owners of the site. */
  isOwner?: true;
  /** At /terms and /privacy. */
  legal?: LegalData;
  /** At /auth. */
  registration?: RegistrationNotice;
  /** At /character/{id}. */
  character?: CharacterData;
  /** At /collection, for a signed-in user. */
  collection?: CollectionData;
  /** At /community. */
  community?: CommunityData;
  /** At /community/{YYYY-MM}; null for a month that has no result. */
  archive?: ArchiveData | null;
  /** At /subscription, for a signed-in user. */
  subscription?: SubscriptionData;
  /** At /checkout, for a signed-in user. */
  checkout?: CheckoutData;
  /** At /demo-payment/{id}, for a signed-in user. */
  demoPayment?: DemoPaymentData;
}
