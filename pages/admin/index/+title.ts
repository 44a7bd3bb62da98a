export default "Admin";
