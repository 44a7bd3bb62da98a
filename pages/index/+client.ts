import "../hydrate.ts";
