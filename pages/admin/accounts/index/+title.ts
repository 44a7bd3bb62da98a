export default "Accounts";
