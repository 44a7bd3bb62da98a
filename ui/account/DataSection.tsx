/**
 * Downloads the data of the account.
 *
 * @module
 */
import { showToast } from "../toast/toast.ts";
import { ButtonLink } from "../components/Button.tsx";
import { AccountSection } from "./AccountSection.tsx";

export function DataSection() {
  return (
    <AccountSection
      title="Your data"
      text="A ZIP with everything we have of you: your account, your sessions, your statement and every picture, as JSON and PNG files."
    >
      <ButtonLink
        href="/api/account/export"
        download
        variant="secondary"
        onClick={() => showToast({ title: "Download started", tone: "success" })}
        className="justify-self-start"
      >
        Download my data
      </ButtonLink>
    </AccountSection>
  );
}
