export default "Checkout";
