export { formTitle as default } from "../../../form_data.ts";
