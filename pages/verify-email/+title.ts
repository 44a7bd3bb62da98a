export default "Confirm your email";
