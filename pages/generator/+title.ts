export { default } from "../index/+title.ts";
