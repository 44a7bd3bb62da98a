/**
 * @module The modules whose public names are documented: the fronts of folders, which others import, and
 * the modules of the types that these name. `check_docs.ts` keeps them so.
 */
import { join } from "node:path";

/** Paths of modules from the root, from their names by folder. */
function modulesOf(root: string, names: Readonly<Record<string, string>>): string[] {
  return Object.entries(names).flatMap(([folder, listed]) =>
    listed.split(" ").map((name) => join(root, folder, `${name}.ts`))
  );
}

/** The library inside the house: its front door, and what its tiers offer each other from the ground up. */
export const ILLUSTRATOR_ENTRY_POINTS: readonly string[] = modulesOf("server/illustrator", {
  ".": "compose draw items mod random repaint scene sketch spec style_entry style_figure",
  "cat": "cat cat_options mood_entry pose_entry",
  "cat/body": "bowed figure reaching carried_tail",
  "cat/head": "expression gaze",
  "cat/head/profile": "in_profile",
  "colour": "colour palette",
  "geometry": "coordinates grid measure outline polyline shapes smoothstep spline transform",
  "painters": "canvas planes",
  "quality": "brushwork craft finding parts statistics style_thresholds thresholds view",
  "things": "anchors thing_names",
  "vocabulary": "body_words entry_words term",
  "wardrobe": "accessory_entry costume_entry lenses outfit prop_entry prop_spots room",
  "words": "parsed_description",
  "words/decisions": "choice",
  "words/terms": "breeds",
  "world": "cover grade light nearest place place_entry",
});

/** The application, by folder. */
export const APPLICATION_ENTRY_POINTS: readonly string[] = modulesOf(".", {
  "lib":
    "account_import ad_consent api_key api_reference bounded_map character choices credits durations email_state generation_progress legal limits locked_parts page_loaders paging passkey_summary picture_widths redrawn registration session_summary sleep theme understanding user",
  "lib/admin": "admin_data admin_form audit_actions notices reported_entry",
  "lib/auth": "login_url",
  "lib/characters": "character_data character_url file_offer",
  "lib/collection": "collection_data filters",
  "lib/contest": "community_data period ranking submission",
  "lib/forms": "refused_form",
  "lib/generator": "generator_page looks",
  "lib/i18n": "languages translate translated",
  "lib/kittens": "birth kittens kittens_page",
  "lib/memorials": "memorial",
  "lib/notifications": "notification",
  "lib/payments": "checkout demo_payment payment_data product subscription",
  "lib/profiles": "profile_data",
  "lib/stories": "stories_page story",
  "server": "app config frontend providers services",
  "server/credits": "credits",
  "server/health": "health",
  "server/sitemap": "sitemap",
  "server/accounts": "accounts api_keys limits lost_password passkeys passwords sessions signed_in",
  "server/admin": "admin admin_deps owners",
  "server/admin/forms": "form",
  "server/archives": "archive",
  "server/audit_log": "audit_log",
  "server/avatars": "avatars",
  "server/backup": "backup manifest picture_copies picture_list restore sources",
  "server/character_files": "character_files file_kind",
  "server/characters": "characters collection deletions drawn_recipe pictures style_pictures",
  "server/concurrency":
    "abortable coalesce deadline for_each_concurrently lazy limit memo single_flight",
  "server/contest":
    "board boards calendar closed_months contest discovery impressions listing moderation submitting user_lists voting voting_limits",
  "server/failures": "failure",
  "server/feeds": "atom feeds",
  "server/generation":
    "drawing form_generation generation generation_request image_generator jobs redrawing sketches",
  "server/hashing": "sha256",
  "server/http": "client_address env errors event_stream paging session",
  "server/i18n": "catalogues request_language",
  "server/images":
    "disk_images eager_variants image_store local_urls s3_images signed_url storage_calls variants",
  "server/audit": "audit findings pictures",
  "server/kittens": "kittens",
  "server/profanity": "refuse_profanity",
  "server/legal": "legal own_texts",
  "server/lifecycle": "start stop",
  "server/mail": "mailer",
  "server/mcp": "tool_server",
  "server/memorials": "memorials",
  "server/account_import": "account_import",
  "server/notifications": "notifications",
  "server/openai": "openai_generator outcomes",
  "server/openapi": "document",
  "server/operator": "commands run_command socket",
  "server/pages": "page_loaders",
  "server/payments": "fulfilment inbox ordering payments provider reconciliation",
  "server/payments/demo": "demo_payments",
  "server/photos": "photo photo_decoder photo_readings",
  "server/prints": "chart ciede2000 colouring dmc_threads greeting_card poster stitches story_page",
  "server/profiles": "profiles",
  "server/rate_limits": "enforce rate_limits",
  "server/registration": "registration",
  "server/sd_webui": "sd_webui_generator",
  "server/share_cards": "month_cards share_cards",
  "server/store/accounts": "audit_log invitations registration sessions user_row users",
  "server/store/characters": "character_row characters",
  "server/store/contest": "contests reports submission_lists submissions votes",
  "server/store/credits": "ledger",
  "server/store/database": "batched_reads commit cron_lease leases rate_limits sequences",
  "server/store/generations": "generation_lookups generation_row generations guest_limits",
  "server/store/payments": "provider_events purchase_row purchases",
  "server/store/stories": "story_row",
  "server/stories": "stories story_pages",
  "server/telemetry": "log",
  "server/time": "utc_day",
  "ui/api": "api",
  "ui/auth": "passkeys",
  "ui/characters": "download",
  "ui/collection": "use_url",
  "ui/contest": "changes",
  "ui/credits": "entry_words",
  "ui/format": "format_date",
  "ui/forms": "use_form",
  "ui/generator": "cost draft draw_request fields",
  "ui/islands": "lazy_import",
  "ui/offline": "register",
  "ui/payments": "price",
  "ui/pictures": "variants",
  "ui/session": "use_user",
  "ui/share": "share_payload sharing social_sites",
  "ui/storage": "tab_storage",
  "ui/toast": "toast",
});

/** Folders of `server/`, `lib/` and `ui/` whose modules have no front, and why. */
export const WITHOUT_ENTRY_POINT: Readonly<Record<string, string>> = {
  "server/config": "its front is server/config.ts",
  "server/services": "its front is server/services.ts",
  "server/illustrator": "its front is in the list above",
  "server/routes": "docs/api.md describes the calls",
  "server/tasks": "docs/commands.md describes the commands",
  "lib/schemas": "each is one schema, named like its type",
  "ui/account": "components",
  "ui/components": "components",
  "ui/consent": "components",
  "ui/schemas": "as in lib/schemas",
};
