export default "AI Cat Character Generator";
