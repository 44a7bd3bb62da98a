export default "What you can expect of this site, and what it expects of you.";
