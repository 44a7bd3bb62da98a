/** @module Turns the public profile on and off. */
import { useState } from "react";
import { profileUrl } from "../../lib/profiles/profile_data.ts";
import { callApi } from "../api/api.ts";
import { Button, ButtonLink } from "../components/Button.tsx";
import { LoadState } from "../components/LoadState.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { useResource } from "../session/use_resource.ts";
import { showToast } from "../toast/toast.ts";
import { AccountSection } from "./AccountSection.tsx";
import { showFailure } from "../session/failure.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

interface ProfileState {
  isPublic: boolean;
}

const URL = "/api/account/profile";

export function ProfileSection({ username }: { username: string }) {
  const profile = useResource<ProfileState>(URL);
  const { value, change } = profile;
  const [busy, setBusy] = useState(false);

  async function toggle() {
    setBusy(true);
    const body = { isPublic: !value!.isPublic };
    const answer = await callApi<ProfileState>(URL, { method: "POST", body });
    setBusy(false);
    if ("problem" in answer) {
      return showFailure(answer.problem, { title: msg("Profile not changed") });
    }
    change(() => answer.body);
    const title = answer.body.isPublic
      ? t("Your profile is public")
      : t("Your profile is turned off");
    showToast({ title, tone: "success" });
  }

  return (
    <AccountSection
      title={t("Public profile")}
      text={t(
        "A page with your name, your public characters and your wins in the contest. Unlisted characters are not on it.",
      )}
    >
      <LoadState of={profile} failure={t("Your profile could not be loaded")}>
        <Skeleton className="h-11" />
      </LoadState>
      {value && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={busy} onClick={toggle}>
            {value.isPublic ? t("Turn profile off") : t("Turn profile on")}
          </Button>
          {value.isPublic && (
            <ButtonLink href={profileUrl(username)} variant="quiet">
              {t("See your profile")}
            </ButtonLink>
          )}
        </div>
      )}
    </AccountSection>
  );
}
