export default "This page of Purrtrait could not be shown.";
