/**
 * @module Code of the browser that travels together. It would be cut into forty small pieces otherwise,
 * which weigh more and take as many requests.
 */

/** Modules that become one file of the build. */
export interface BundleGroup {
  /** Of the file. */
  name: string;
  /** Paths from the repository without ending; `*` is every module of a folder. */
  modules: string[];
}

/** The first group first; each takes along what its modules need and none before it has. */
export const BUNDLE_GROUPS: BundleGroup[] = [
  // What every page with islands loads, the UI runtime included.
  {
    name: "shell",
    modules: [
      "islands/Toaster",
      "ui/islands/root",
      "ui/session/changes",
      "ui/components/Trans",
      "lib/i18n/translate",
      "lib/i18n/number_text",
    ],
  },
  // What most islands have.
  {
    name: "parts",
    modules: [
      "ui/components/Button",
      "ui/components/Spinner",
      "ui/components/LineIcon",
      "ui/components/class_names",
      "ui/islands/lazy_import",
      "lib/choices",
    ],
  },
  {
    name: "pictures",
    modules: [
      "ui/pictures/variants",
      "ui/pictures/picture_url",
      "lib/generator/looks",
      "lib/characters/character_url",
      "ui/collection/plain_click",
      "ui/components/EmptyState",
    ],
  },
  {
    name: "lists",
    modules: [
      "ui/components/Alert",
      "ui/components/Badge",
      "ui/components/Card",
      "ui/components/Chip",
      "ui/components/Cross",
      "ui/components/Paw",
      "ui/api/api",
      "ui/format/format_date",
      "ui/session/*",
      "ui/components/Skeleton",
      "ui/generator/cost",
      "lib/auth/login_url",
    ],
  },
  {
    name: "forms",
    modules: [
      "ui/components/control",
      "ui/components/Field",
      "ui/components/FieldGroup",
      "ui/components/Input",
      "ui/components/Select",
      "ui/components/Textarea",
      "ui/forms/TextField",
      "ui/forms/WaitNotice",
      "ui/forms/use_seconds_left",
      "lib/forms/wait_text",
      "lib/credits",
      "lib/limits",
      "lib/prompt",
    ],
  },
  {
    name: "passwords",
    modules: [
      "ui/forms/AccountPasswordField",
      "ui/forms/EmailField",
      "ui/forms/PasswordField",
      "ui/forms/UsernameField",
      "ui/auth/passkey_support",
      "lib/auth/own_url",
      "lib/schemas/account_fields",
    ],
  },
  {
    name: "characters",
    modules: ["ui/characters/ActionIcon", "ui/characters/deletion", "ui/characters/update"],
  },
  // The list below the generator.
  { name: "recent", modules: ["ui/generator/recent_characters"] },
  { name: "toasts", modules: ["ui/toast/ToastRegion", "ui/toast/RecentMessages"] },
  {
    name: "gallery",
    modules: [
      "ui/contest/ContestIcon",
      "ui/contest/EntryFacts",
      "ui/contest/EntryPicture",
      "ui/contest/FramedPicture",
      "ui/contest/Points",
      "ui/contest/changes",
      "ui/contest/dialogs",
      "ui/contest/entries",
      "lib/contest/urls",
    ],
  },
];

/** Matches the files of these modules. */
export function modulePattern(modules: readonly string[]): RegExp {
  const paths = modules.map((path) => RegExp.escape(path).replace("\\*", "\\w+"));
  return new RegExp(`/(${paths.join("|")})\\.tsx?$`);
}
