export default "What this site keeps about you, for how long, and who sees it.";
