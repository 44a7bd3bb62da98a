export default "Choose a new password";
