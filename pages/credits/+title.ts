export default "Generations statement";
