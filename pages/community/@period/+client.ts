import "../../hydrate.ts";
