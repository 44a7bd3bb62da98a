export { default } from "../index/+description.ts";
