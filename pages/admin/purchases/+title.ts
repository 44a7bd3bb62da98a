export default "Purchases";
