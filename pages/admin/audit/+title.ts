export default "Audit log";
