export default "Reports";
