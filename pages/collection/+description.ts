export default "Your saved cat characters: search, filter, share and download them.";
