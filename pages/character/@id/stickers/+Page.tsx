/**
 * @module Every sticker of a character, and the choice of those that go into a pack. The form works without
 * script.
 */
import StickerChoice from "../../../../islands/StickerChoice.tsx";
import { loginUrl } from "../../../../lib/auth/login_url.ts";
import type { CharacterData } from "../../../../lib/characters/character_data.ts";
import { characterUrl, refOf } from "../../../../lib/characters/character_url.ts";
import { t } from "../../../../lib/i18n/translate.ts";
import { ButtonLink } from "../../../../ui/components/Button.tsx";
import { Trans } from "../../../../ui/components/Trans.tsx";
import { Island } from "../../../../ui/islands/Island.tsx";
import { versionOf } from "../../../../ui/pictures/variants.ts";
import type { PageProps } from "../../../types.ts";
import { NotFound } from "../NotFound.tsx";

export function Page({ pageContext }: PageProps<Pick<CharacterData, "page">>) {
  const { page } = pageContext.data;
  if (!page) return <NotFound />;
  const { character } = page;
  const url = `${characterUrl(character)}/stickers`;
  return (
    <>
      <header className="mb-6 grid gap-2">
        <p>
          <a href={characterUrl(character)}>{t("Back to {name}", { name: character.name })}</a>
        </p>
        <h1 className="min-w-0 wrap-anywhere">
          {t("Stickers of {name}", { name: character.name })}
        </h1>
        <p className="max-w-prose text-lg text-muted">
          {t("The same cat in every mood. Choose those that go into the pack: at least three.")}
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
        <ButtonLink href={loginUrl(url)} className="mt-6">{t("Login to download")}</ButtonLink>
      )}
      <section aria-labelledby="install" className="mt-12 grid max-w-prose gap-3">
        <h2 id="install">{t("Where they go")}</h2>
        <p>
          <Trans
            text="{WhatsApp} takes packs from apps: open the ZIP with a sticker maker app, or put its files into WhatsApp's sample app. {file} names them all."
            values={{ WhatsApp: <b>WhatsApp</b>, file: <code>contents.json</code> }}
          />
        </p>
        <p>
          <Trans
            text="{Telegram}: send {command} to @Stickers, then each file with its emojis; {file} in the ZIP lists them."
            values={{
              Telegram: <b>Telegram</b>,
              command: <code>/newpack</code>,
              file: <code>README.txt</code>,
            }}
          />
        </p>
      </section>
    </>
  );
}
