/** @module What every page stands in: header, content, footer, and the islands they all share. */
import type { ReactNode } from "react";
import ThemeSwitch from "../../islands/ThemeSwitch.tsx";
import Toaster from "../../islands/Toaster.tsx";
import { t } from "../../lib/i18n/translate.ts";
import { Island } from "../../ui/islands/Island.tsx";
import { ThemeForm } from "../../ui/components/ThemeForm.tsx";
import type { PageProps } from "../types.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { QuietShell } from "./QuietShell.tsx";
import { widthOf } from "./width.ts";

export function Shell({ pageContext, children }: PageProps & { children: ReactNode }) {
  const { theme, config } = pageContext;
  const { frame: chosen = "full" } = config;
  const frame = typeof chosen === "function" ? chosen(pageContext) : chosen;
  if (frame !== "full") return <QuietShell named={frame === "quiet"}>{children}</QuietShell>;
  // A page without islands of its own stays without any script.
  const scripted = Boolean(config.client);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded-full bg-ink px-5 py-2.5 font-display font-medium text-paper focus:translate-y-0"
      >
        {t("Skip to content")}
      </a>
      <Header pageContext={pageContext} />
      <main
        id="content"
        tabIndex={-1}
        className={`mx-auto min-h-[50dvh] w-full px-4 pt-4 outline-none sm:px-6 ${widthOf(config)}`}
      >
        {children}
      </main>
      <Footer
        theme={scripted
          ? <Island of={ThemeSwitch} props={{ theme }} hydrate="visible" />
          : <ThemeForm theme={theme} />}
        toasts={scripted && <Island of={Toaster} props={{}} hydrate="idle" />}
      />
    </div>
  );
}
