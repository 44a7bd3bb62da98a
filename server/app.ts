/**
 * @module The whole HTTP application, from guards to pages. Tests call `app.request()` on it,
 * `production.ts` serves it.
 */
import { Hono } from "hono";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { readLanguageBy } from "../lib/i18n/current_language.ts";
import { translateBy } from "../lib/i18n/translate.ts";
import { bucketUrl, type Config } from "./config.ts";
import { noRoute } from "./http/allowed_methods.ts";
import type { Sources } from "./http/content_policy.ts";
import type { AppEnv } from "./http/env.ts";
import { encoded } from "./http/encoding.ts";
import { errorResponse } from "./http/errors.ts";
import { headLength } from "./http/head.ts";
import { observeRequests } from "./http/observe_requests.ts";
import { ranged } from "./http/range.ts";
import { sameOrigin } from "./http/same_origin.ts";
import { securityHeaders } from "./http/security_headers.ts";
import { session } from "./http/session.ts";
import { staticFiles } from "./http/static_files.ts";
import { validHost } from "./http/valid_host.ts";
import { findTranslation } from "./i18n/catalogues.ts";
import { languageOfRequest, requestLanguage } from "./i18n/request_language.ts";
import { accountRoutes } from "./routes/account.ts";
import { accountImportRoutes } from "./routes/account_import.ts";
import { adminRoutes } from "./routes/admin.ts";
import { apiKeyRoutes } from "./routes/api_keys.ts";
import { authFormRoutes } from "./routes/auth_forms.ts";
import { avatarRoutes } from "./routes/avatars.ts";
import { characterFileRoutes } from "./routes/character_files.ts";
import { characterFormRoutes } from "./routes/character_forms.ts";
import { characterPictureRoutes, shownPictureRoutes } from "./routes/character_pictures.ts";
import { characterRoutes } from "./routes/characters.ts";
import { contestArchiveRoutes } from "./routes/contest_archive.ts";
import { creditRoutes } from "./routes/credits.ts";
import { deletedCharacterRoutes } from "./routes/deleted_characters.ts";
import { demoPaymentRoutes } from "./routes/demo_payments.ts";
import { feedRoutes } from "./routes/feeds.ts";
import { generationRoutes, understandingRoutes } from "./routes/generation.ts";
import { generatorFormRoutes } from "./routes/generator_forms.ts";
import { healthRoutes } from "./routes/health.ts";
import { imageRoutes } from "./routes/images.ts";
import { kittenRoutes } from "./routes/kittens.ts";
import { mailedLinkRoutes } from "./routes/mailed_links.ts";
import { mcpRoutes } from "./routes/mcp.ts";
import { memorialRoutes } from "./routes/memorials.ts";
import { metricsRoutes } from "./routes/metrics.ts";
import { notificationRoutes } from "./routes/notifications.ts";
import { oEmbedRoutes } from "./routes/oembed.ts";
import { openApiRoutes } from "./routes/openapi.ts";
import { pageRoutes } from "./routes/pages.ts";
import { passkeyRoutes } from "./routes/passkeys.ts";
import { paymentFormRoutes } from "./routes/payment_forms.ts";
import { paymentWebhookRoutes } from "./routes/payment_webhook.ts";
import { preferenceRoutes } from "./routes/preferences.ts";
import { profileRoutes } from "./routes/profile.ts";
import { recentPictureRoutes } from "./routes/recent_pictures.ts";
import { redrawingRoutes } from "./routes/redrawing.ts";
import { sessionRoutes } from "./routes/session.ts";
import { sitemapRoutes } from "./routes/sitemap.ts";
import { sketchRoutes } from "./routes/sketches.ts";
import { storyRoutes } from "./routes/stories.ts";
import { submissionRoutes } from "./routes/submissions.ts";
import { subscriptionRoutes } from "./routes/subscription.ts";
import { voteRoutes } from "./routes/votes.ts";
import type { Services } from "./services.ts";

/** The whole application: guards in order, then routes, then pages. */
export function createApp(services: Services): Hono<AppEnv> {
  const { config, development, clientFolder } = services;
  readLanguageBy(languageOfRequest);
  translateBy(findTranslation);
  // Throws at once where a literal stands beside a parameter: docs/decisions/router.md.
  const app = new Hono<AppEnv>({ router: new RegExpRouter() });

  const imageOrigins = config.s3 ? [new URL(bucketUrl(config.s3, config.s3.publicUrl)).origin] : [];
  app.use(observeRequests({ accessLog: config.log.access, trustedProxies: config.trustedProxies }));
  app.use(headLength());
  app.use(
    securityHeaders({
      development,
      imageOrigins,
      widened: widenedPages(config),
      unreferred: PAGES_OF_LINKS,
    }),
  );
  app.use(validHost());
  // Before the rest: monitoring has no session and loads no files.
  app.route("/", healthRoutes(services));
  app.route("/", metricsRoutes(services));
  // Before the guard against other sites: the payment provider is one, and signs what it sends.
  app.route("/", paymentWebhookRoutes(services));
  // Before the guard too: it reads no cookie, and other sites have no API key.
  app.route("/", mcpRoutes(services));
  app.use(requestLanguage());
  app.use(sameOrigin({ appUrl: config.appUrl }));
  app.use(ranged());
  app.use(encoded());
  if (clientFolder) app.use(staticFiles({ folder: clientFolder }));
  // Before the session, which these would read in vain.
  app.route("/", shownPictureRoutes(services));
  app.route("/", avatarRoutes(services));
  app.route("/api/characters", understandingRoutes(services));
  app.use(session(services));

  app.route("/", imageRoutes(services));
  app.route("/", preferenceRoutes(services));
  app.route("/", sessionRoutes(services));
  app.route("/", authFormRoutes(services));
  app.route("/", mailedLinkRoutes(services));
  app.route("/", adminRoutes(services));
  app.route("/", passkeyRoutes(services));
  app.route("/", apiKeyRoutes(services));
  app.route("/api/account", accountRoutes(services));
  app.route("/", accountImportRoutes(services));
  app.route("/", profileRoutes(services));
  app.route("/", notificationRoutes(services));
  app.route("/api/characters", generationRoutes(services));
  app.route("/", sketchRoutes(services));
  app.route("/", redrawingRoutes(services));
  app.route("/", recentPictureRoutes(services));
  app.route("/", characterRoutes(services));
  app.route("/", kittenRoutes(services));
  app.route("/", storyRoutes(services));
  app.route("/", memorialRoutes(services));
  app.route("/", generatorFormRoutes(services));
  app.route("/", characterFormRoutes(services));
  app.route("/", paymentFormRoutes(services));
  app.route("/", deletedCharacterRoutes(services));
  app.route("/", characterPictureRoutes(services));
  app.route("/", characterFileRoutes(services));
  app.route("/api/user/credits", creditRoutes(services));
  app.route("/", submissionRoutes(services));
  app.route("/", voteRoutes(services));
  app.route("/", contestArchiveRoutes(services));
  app.route("/", subscriptionRoutes(services));
  app.route("/", demoPaymentRoutes(services));
  // `/api` itself is a page.
  app.all("/api/*", (c, next) => c.req.path === "/api" ? next() : noRoute(c, app));
  app.route("/", openApiRoutes(services));
  app.route("/", sitemapRoutes(services));
  app.route("/", feedRoutes(services));
  app.route("/", oEmbedRoutes(services));
  app.route("/", pageRoutes(services));

  app.notFound((c) => noRoute(c, app));
  app.onError(errorResponse);
  return app;
}

/**
 * Pages that talk to other services: registrations are reported to the ad platform, where there is
 * a pixel; payments are made in frames of the provider's. Its own scripts are loaded by no other
 * page.
 */
function widenedPages({ metaPixelId, stripe }: Config): Record<string, Sources> {
  const payments: Record<string, Sources> = stripe
    ? { "/subscription": STRIPE_SOURCES, "/checkout": STRIPE_SOURCES }
    : {
      "/subscription": { "frame-src": ["'self'"] },
      "/demo-payment/*": { "frame-ancestors": ["'self'"] },
    };
  return {
    ...(metaPixelId && { "/auth": { "connect-src": ["https://www.facebook.com"] } }),
    ...payments,
  };
}

/** Where e-mailed links lead: they carry a secret. */
const PAGES_OF_LINKS = ["/reset-password", "/verify-email"];

/** As Stripe asks for them. */
const STRIPE_SOURCES: Sources = {
  "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
  "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  "connect-src": ["https://api.stripe.com"],
  // Where a form that buys without a script is led on to.
  "form-action": ["https://checkout.stripe.com", "https://billing.stripe.com"],
};
