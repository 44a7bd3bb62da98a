/** @module The choice of a colour theme, without a page load. */
import { useState } from "react";
import { barColour, type Theme, themeCookie } from "../lib/theme.ts";
import { ThemeForm } from "../ui/components/ThemeForm.tsx";

export default function ThemeSwitch({ theme }: { theme: Theme }) {
  const [chosen, setChosen] = useState(theme);

  function choose(theme: Theme) {
    setChosen(theme);
    document.cookie = themeCookie(theme, { secure: location.protocol === "https:" });
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      meta.content = barColour(theme, meta.media.includes("dark") ? "dark" : "light");
    }
  }

  return <ThemeForm theme={chosen} onChoose={choose} />;
}
