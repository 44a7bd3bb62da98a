export default "Sign in to Purrtrait, or create an account and start with 6 free cat characters.";
