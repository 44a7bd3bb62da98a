/**
 * Every sticker of a character, and the choice of those that go into a pack. The form works without script.
 *
 * @module
 */
import StickerChoice from "../../../../islands/StickerChoice.tsx";
import { loginUrl } from "../../../../lib/auth/login_url.ts";
import type { CharacterData } from "../../../../lib/characters/character_data.ts";
import { characterUrl, refOf } from "../../../../lib/characters/character_url.ts";
import { ButtonLink } from "../../../../ui/components/Button.tsx";
import { Island } from "../../../../ui/islands/Island.tsx";
import { versionOf } from "../../../../ui/pictures/variants.ts";
import type { PageProps } from "../../../types.ts";
import { NotFound } from "../NotFound.tsx";

export function Page({ pageContext }: PageProps<Pick<CharacterData, "landing">>) {
  const { landing } = pageContext.data;
  if (!landing) return <NotFound />;
  const { character } = landing;
  const url = `${characterUrl(character)}/stickers`;
  return (
    <>
      <header className="mb-6 grid gap-2">
        <p>
          <a href={characterUrl(character)}>Back to {character.name}</a>
        </p>
        <h1 className="min-w-0 wrap-anywhere">Stickers of {character.name}</h1>
        <p className="max-w-prose text-lg text-muted">
          The same cat in every mood. Choose those that go into the pack: at least three.
        </p>
      </header>
      <Island
        of={StickerChoice}
        props={{
          character: refOf(character),
          version: versionOf(character.imageUrl),
          name: character.name,
          isSignedIn: Boolean(pageContext.user),
        }}
      />
      {!pageContext.user && (
        <ButtonLink href={loginUrl(url)} className="mt-6">Login to download</ButtonLink>
      )}
      <section aria-labelledby="install" className="mt-12 grid max-w-prose gap-3">
        <h2 id="install">Where they go</h2>
        <p>
          <b>WhatsApp</b>{" "}
          takes packs from apps: open the ZIP with a sticker maker app, or put its files into
          WhatsApp's sample app. <code>contents.json</code> names them all.
        </p>
        <p>
          <b>Telegram</b>: send <code>/newpack</code> to @Stickers, then each file with its emojis;
          {" "}
          <code>README.txt</code> in the ZIP lists them.
        </p>
      </section>
    </>
  );
}
