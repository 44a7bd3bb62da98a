export default "Demo payment";
