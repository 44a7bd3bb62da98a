export default "My Collection";
