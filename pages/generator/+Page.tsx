export { GeneratorPage as Page } from "../index/GeneratorPage.tsx";
