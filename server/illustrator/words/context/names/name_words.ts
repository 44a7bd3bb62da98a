/** @module Words by which names of pets are known, and names that many pets have. */

/** What stands before a name. */
export const ANNOUNCING = new Set(
  ("named called nicknamed meet namens genannt heisst nomme nommee appele appelee llamado llamada llama " +
    "chamado chamada chama chiamato chiamata chiama зовут имени кличке imieniu bernama jmenem jmenuje heter ชื่อ ชื่อว่า")
    .split(" "),
);

/** People call their cats so. */
export const PEOPLE = new Set(
  ("boy girl boys girls guy gal lad lady fella baby babies sweetheart princess prince friend buddy bestie son " +
    "daughter mister mr mrs miss sir lord captain chat gato gatto kater katze кот кошка").split(
      " ",
    ),
);

export const TO_BE = new Set("is was looks has wears loves likes est ist es e ha hat".split(" "));

/** A verb of the third person. */
export const SUBJECTS_VERB =
  /^(?:is|was|has|wears|loves|likes|hates|wants|thinks|sleeps|sits|who|always|never|died|passed|turned)$/;

export const ARTICLES = new Set(
  "a an the my our his her their one un une une ein eine il la le el".split(" "),
);

export const OWNERS = new Set("my our".split(" "));

/** The same, in languages that write nouns small. */
export const POSSESSIVES = new Set(
  "my our mi nuestra nuestro mon ma notre mia mio nostra nostro meu minha nossa nosso mijn onze"
    .split(
      " ",
    ),
);

export const PRONOUNS = new Set(
  "he she it they him her his them who i you we us this that".split(" "),
);

/** Names of many pets that are also words of the dictionary. */
export const USUAL_NAMES = new Set(
  ("amber ash autumn bandit bear biscuit blaze blossom boots bubbles butterscotch caramel charcoal chestnut " +
    "cinnamon cleo cloud coal cocoa cookie copper cookies cupcake daisy dusty ebony ember felix fluffy ginger " +
    "goldie grumpy hazel honey ivory ivy jade jasmine leo lily lucky luna maple marmalade midnight miso misty " +
    "mittens mochi moon muffin mustard nutmeg olive oliver onyx oreo patches peaches peanut pearl pepper " +
    "pickles pixel poppy pumpkin rose rosie ruby rusty saffron sage salem shadow silver simba smokey smudge " +
    "snowball snowflake snowy socks spot star storm stormy sugar sunny sunshine sushi tiger tigger toffee tux " +
    "whiskers willow ziggy tofu beans nacho nachos waffles waffle gravy toast noodle noodles bagel pickle taco " +
    "dumpling nugget potato chai latte espresso matcha kiwi mango turnip sprout buttons domino goose moose panda " +
    "raven robin wren pretzel churro sesame basil clover fern juniper cinder smores").split(" "),
);

export const AND = new Set("and & n".split(" "));

/** Who has two names. */
export const SEVERAL = new Set("cats kittens kitties boys girls babies pets two".split(" "));

/** What is said of a pet before its name. */
export const DEAR = new Set(
  "late dear dearest sweet sweetest old little beloved darling lovely beautiful handsome gorgeous precious silly crazy grumpy fat big poor own new"
    .split(" "),
);
