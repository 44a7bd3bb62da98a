export { GeneratorPage as Page } from "./GeneratorPage.tsx";
