export { guard } from "../require_sign_in.ts";
