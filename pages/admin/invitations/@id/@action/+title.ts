export { formTitle as default } from "../../../form_title.ts";
