import type { PageContextServer } from "vike/types";

export default function title({ data }: PageContextServer): string {
  return data.admin?.account?.username ?? "Accounts";
}
