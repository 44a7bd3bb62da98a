export default "How voting works";
