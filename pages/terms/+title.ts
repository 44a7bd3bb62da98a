export default "Terms";
