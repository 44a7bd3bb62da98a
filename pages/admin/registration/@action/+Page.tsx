export { Page } from "../../FormPage.tsx";
