/**
 * @module Words for art styles and techniques. A technique is what the picture is made as; styles, ours and others, are
 * understood and left aside, as the style is chosen in the form.
 */
import { type Style, STYLE_NAMES } from "../../../../lib/choices.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import { TECHNIQUE_NAMES, TECHNIQUES } from "../../techniques.ts";
import { plays, says, type Term } from "../../vocabulary/term.ts";

/** Styles that nothing here paints, by the one of ours that comes nearest. */
const NEAREST_STYLES: Partial<Record<Style, string>> = {
  pixel:
    "voxel, voxel art, gameboy, game boy, gameboy style, nintendo style, retro game, retro game style, retro video game, nes, snes, sprite art, isometric, minecraft style, lego, lego style, 32 bit, game asset",
  cartoon:
    "pixar, disney, disney style, pixar style, dreamworks, 3d, 3d render, 3d rendered, 2d, vector, caricature, sticker style, kawaii sticker, 90s cartoon, 80s cartoon, looney tunes, simpsons, rick and morty, adventure time, clay, felt, felted, clip art, clipart, emoji style, thick black outlines, thick outlines, bold outlines, black outlines, black outline, thick lines, bold lines, white border, die cut, graffiti style, street art, banksy, keith haring, mascot logo, badge logo, round badge logo, circle badge logo, cubist, cubism, cubist style, picasso style, abstract, abstract art, surreal, surrealism, surrealist",
  anime:
    "ghibli, studio ghibli, studio ghibli style, ghibli style, miyazaki, makoto shinkai, shonen, shojo, shoujo, anime style, manga style, anime screenshot, key visual, anime girl style, chibi, chibi style, kawaii art, manhwa, webtoon, cel shaded, cel shading, cel-shaded, sailor moon style, dragon ball style, pokemon style, genshin impact, lo fi",
  realistic:
    "digital painting, matte painting, concept art, photo, photos, real photo, photography, photographic, photograph, wildlife photography, wildlife photograph, portrait photography, film still, movie still, movie poster, cinematic, cinematic lighting, cinematic shot, film grain, grainy, 35mm, 50mm, 85mm, 200mm, dslr, canon, nikon, depth of field, shallow depth of field, motion blur, long exposure, national geographic, hyperdetailed, unreal engine, octane render, ray tracing, monochrome, double exposure, vogue cover, magazine cover, album cover",
  watercolor:
    "gouache, wet on wet, loose watercolour, loose watercolor, aquarelle, watercolour painting, watercolor painting, watercolour style, watercolor style, watercolor sketch, watercolour sketch, watercolour wash, batik, botanical illustration, delicate brushwork",
  storybook:
    "picture book, picture book style, old picture book, story book, storybook style, storybook art, storybook gouache, children's book illustration, childrens book illustration, children's book, childrens book, kids book, kids book illustration, children's illustration, childrens illustration, book illustration, fairy tale illustration, fairytale illustration, beatrix potter, beatrix potter style, winnie the pooh style, arthur rackham, vintage illustration, nursery print, nursery art, nursery illustration, art nouveau, mucha, alphonse mucha, manuscript marginalia, marginalia, medieval art, quilt art, folk art, greek vase, greek vase painting, tapestry, engraved, playing card design, egyptian painting, fresco, cave painting, postcard, vintage postcard, greeting card, greetings card, vintage, retro, retro style, vintage style, old fashioned illustration, 1950s, 1960s, 1970s, 1980s, 1990s, 1920s, 1930s, 1940s, 50s, 60s, 70s, 80s, 90s, 20s, whimsical illustration, cottagecore style, steampunk style",
  neon:
    "neon art, neon style, neon sign style, 80s synthwave, glow art, blacklight, black light, glowing lines, glow effect, glitch art, glitch, tron style, laser art, ultraviolet style, light painting, psychedelic art, psychedelic poster, fluorescent, cyberpunk art",
  "stained-glass":
    "church window, stained glass window, stained-glass window, stained glass art, glass art, tiffany glass, tiffany lamp, cathedral window, gothic window, jewel tones, leaded glass, byzantine icon, orthodox icon, icon painting, cloisonne",
};

export const STYLE_TERMS: Term[] = [
  ...TECHNIQUE_NAMES.map((technique) => says({ technique }, TECHNIQUES[technique].words)),
  ...Object.values(STYLE_ENTRIES).map(({ words }) =>
    plays("silent", words, { note: "the style is the one you choose" })
  ),
  ...Object.entries(NEAREST_STYLES).map(([style, words]) =>
    plays("silent", words, {
      note: `the style is the one you choose; nearest to it: ${STYLE_NAMES[style as Style]}`,
    })
  ),
];
