export default "Your account";
