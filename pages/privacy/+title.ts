export default "Privacy";
