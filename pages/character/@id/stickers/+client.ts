import "../../../hydrate.ts";
