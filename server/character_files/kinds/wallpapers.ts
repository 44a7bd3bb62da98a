/** @module The cat in its place as a background: of a phone, of a desktop, of a profile. */
import * as z from "zod/mini";
import { msg } from "../../../lib/i18n/translate.ts";
import type { WallpaperOptions } from "../../illustrator/mod.ts";
import { fileKind } from "../file_kind.ts";

/** What a background is for: what people call it, and its pixels. */
type Screens = Record<string, WallpaperOptions & { label: string }>;

const WALLPAPERS = {
  phone: { label: msg("Phone"), width: 1080, height: 1920 },
  desktop: { label: msg("Desktop"), width: 1920, height: 1080 },
} satisfies Screens;

/** As the sites ask for them; all lay the profile picture over the left. */
const BANNERS = {
  x: { label: "X, Bluesky, Mastodon", width: 1500, height: 500 },
  linkedin: { label: "LinkedIn", width: 1584, height: 396 },
  twitch: { label: "Twitch", width: 1200, height: 480 },
} satisfies Screens;

export const wallpaper = backgroundOf("wallpaper.jpg", WALLPAPERS, {
  title: msg("Wallpaper"),
  text: msg("The cat in its place, drawn for the screen: free space for the clock and the icons."),
});

export const banner = backgroundOf("banner.jpg", BANNERS, {
  title: msg("Banner"),
  text: msg("For the top of a profile; the profile picture covers nothing of the cat."),
});

function backgroundOf<Name extends string>(
  name: string,
  screens: Record<Name, WallpaperOptions & { label: string }>,
  offer: { title: string; text: string },
) {
  const names = Object.keys(screens) as Name[];
  return fileKind({
    name,
    type: "image/jpeg",
    needsSession: false,
    choices: z.object({ for: z._default(z.enum(names), names[0]!) }),
    offer: {
      ...offer,
      links: names.map((screen) => ({
        label: screens[screen].label,
        file: `${name}?for=${screen}`,
      })),
    },
    draw({ recipe, drawFile }, choices) {
      const { width, height } = screens[choices.for as Name];
      return drawFile("wallpaper", recipe, { width, height });
    },
  });
}
