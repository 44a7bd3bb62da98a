export default "Sign in";
