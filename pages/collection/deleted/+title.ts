export default "Recently deleted";
