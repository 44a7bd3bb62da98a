/**
 * @module English words for people who stand beside a cat. They are not drawn, and what is said of them is
 * not the cat's.
 */

const NOUNS = `
man men woman women girl girls boy boys lady ladies gentleman gentlemen guy guys child children kid kids toddler toddlers
person people teenager teen human humans stranger friend friends crowd audience fan fans guest guests spectator spectators
onlooker onlookers tourist tourists neighbour neighbours neighbor neighbors family owner owners couple
mother father mom mum dad daddy mommy mummy sister brother uncle aunt auntie cousin husband wife grandma grandpa granny
grandmother grandfather son daughter boyfriend girlfriend roommate flatmate
cook clown waiter waitress customer customers passenger passengers policeman policewoman cop officer guard guards soldier
soldiers fireman firefighter fisherman farmer butcher baker postman mailman teacher student students pupil boss
manager nurse doctor vet dentist barber hairdresser driver sailor captain pirate pirates knight knights king queen prince
princess wizard witch magician musician singer dancer painter artist actor actress photographer judge lawyer thief burglar
robber detective librarian janitor gardener builder worker workers plumber mechanic astronaut scientist monk priest bride
groom babysitter hunter villager villagers referee coach player players opponent
`;

const PERSONS: ReadonlySet<string> = new Set(NOUNS.trim().split(/\s+/));

/** Whether this English word names people. */
export function namesPerson(words: string): boolean {
  return PERSONS.has(words.toLowerCase().split(" ").at(-1)!);
}
