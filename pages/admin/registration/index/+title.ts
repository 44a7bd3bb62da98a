export default "Registration";
