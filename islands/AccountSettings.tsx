/**
 * @module The account page: password, sessions, e-mail, passkeys, the user's data, and deletion.
 */
import { ApiKeySection } from "../ui/account/ApiKeySection.tsx";
import { DataSection } from "../ui/account/DataSection.tsx";
import { DeletionSection } from "../ui/account/DeletionSection.tsx";
import { EmailSection } from "../ui/account/EmailSection.tsx";
import { PasskeySection } from "../ui/account/PasskeySection.tsx";
import { PasswordSection } from "../ui/account/PasswordSection.tsx";
import { ProfileSection } from "../ui/account/ProfileSection.tsx";
import { SessionList } from "../ui/account/SessionList.tsx";
import type { SessionSummary } from "../lib/session_summary.ts";
import { useResource } from "../ui/session/use_resource.ts";

export interface AccountSettingsProps {
  username: string;
  /** Whether this site sends e-mail. */
  sendsMail: boolean;
}

export default function AccountSettings({ username, sendsMail }: AccountSettingsProps) {
  const sessions = useResource<SessionSummary[]>("/api/account/sessions");
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
      <div className="grid gap-6 lg:gap-8">
        <PasswordSection username={username} onChanged={sessions.reload} />
        <ProfileSection username={username} />
        <EmailSection username={username} sendsMail={sendsMail} />
        <ApiKeySection />
      </div>
      <div className="grid gap-6 lg:gap-8">
        <SessionList sessions={sessions} />
        <PasskeySection username={username} />
        <DataSection />
        <DeletionSection username={username} />
      </div>
    </div>
  );
}
