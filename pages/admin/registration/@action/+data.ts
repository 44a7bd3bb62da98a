export { data } from "../../form_data.ts";
