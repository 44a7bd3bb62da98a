export default "The rules of the monthly cat contest in plain words: who can vote, what counts, how every " +
  "entry gets seen, and how anybody can check the result.";
