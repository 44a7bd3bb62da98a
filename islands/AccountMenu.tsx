/** @module The signed-in person in the header, with the balance as it is now and the way out. */
import { useState } from "react";
import { AccountLinks, type AccountLinksProps } from "../ui/session/AccountLinks.tsx";
import { signOut } from "../ui/session/sign_out.ts";
import { useUser } from "../ui/session/use_user.ts";
import { Button, ButtonLink } from "../ui/components/Button.tsx";
import { t } from "../lib/i18n/translate.ts";

export default function AccountMenu({ user: fromServer, place, path }: AccountLinksProps) {
  const user = useUser(fromServer);
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    if (leaving) return;
    setLeaving(true);
    if (!await signOut()) setLeaving(false);
  }

  // Until the page is left it goes on showing who leaves. Otherwise the session has come to its end.
  if (!user && !leaving) return <ButtonLink href="/auth">{t("Sign In")}</ButtonLink>;
  return (
    <>
      <AccountLinks user={user ?? fromServer} place={place} path={path} />
      <Button
        variant="secondary"
        size={place === "bar" ? "small" : "medium"}
        busy={leaving}
        onClick={leave}
        className={place === "bar" ? "max-xl:hidden" : undefined}
      >
        {t("Logout")}
      </Button>
    </>
  );
}
