export { data } from "../index/+data.ts";
