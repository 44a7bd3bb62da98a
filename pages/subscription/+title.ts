export default "Subscription Plans";
