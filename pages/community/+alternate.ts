export { WINNERS_ALTERNATE as default } from "../../lib/feeds.ts";
