export default "Forgot your password?";
