/**
 * @module Verbs that mean more than the relation they are drawn as: who steals a sausage is drawn holding
 * it, who scratches a sofa climbing it. A receipt says of them what is drawn.
 */
import { phraseOf } from "../lexicon/phrase.ts";

const VERBS = `
stealing steals stole snatching snatches selling sells opening opens peeling pouring pours lighting shaking spinning
aiming ringing unwrapping wrapping squeezing throwing tossing ironing folding
scratching scratches clawing
building builds fixing fixes repairing repairs mending mends cleaning cleans scrubbing dusting planting plants tending
sculpting carving carves assembling filling loading unloading milking pushing pushes pulling pulls dragging
digging picking picks gathering gathers collecting collects harvesting harvests sorting kneading sewing weaving crafting
polishing hatching decorating decorates
flipping flips chopping slicing cutting whisking icing frosting barbecuing grilling grills roasting toasting
kissing kisses kiss wheel steering
küsst küssen küssend embrassant embrassent besando besándose besan bacia baciandosi baciano beijando kussen całuje całują
целует целуются pussas 亲吻
schält épluche épluchant pelando pela sbuccia sbucciando descascando descasca schilt obiera skalar 削 يقشر تقشر soyan soyuyor 깎는
listening hissing inspecting inspects examining spying
fighting fights wrestling wrestles squabbling quarrelling battling tugging tug
hitting hits spiking shooting shoots catching catches catch
bouncing dribbling tuning
swinging twirling serving serves hiding lifting lifts giving delivering delivers
trading trades swapping swaps exchanging exchanges passing passes
arguing argues talking talks chatting chats speaking speaks whispering whispers singing sings greeting greets smiling smiles pleading interviewing interviews laughing laughs yelling yells shouting shouts growling growls barking telling guarding protecting handing snatched grabbing grabs
begging pointing reaching reaches meowing selfie
buried covered operating
stiehlt klaut verkauft öffnet gießt zündet bügelt faltet kratzt baut repariert putzt pflanzt schiebt zieht pflückt
sammelt erntet bastelt gräbt sortiert flickt näht schneidet kämpft
vole vend ouvre verse allume repasse plie gratte construit répare nettoie plante pousse tire cueille ramasse récolte
creuse coud coupe
roba vende abre sirve plancha dobla araña construye repara limpia planta empuja tira recoge cosecha cava cose corta
ruba apre versa stira piega graffia costruisce ripara pulisce pianta spinge coglie raccoglie scava cuce taglia
rouba serve passa dobra arranha constrói conserta limpa empurra puxa colhe cava costura corta
ворует крадёт продаёт открывает наливает гладит царапает строит чинит чистит сажает толкает тянет собирает копает шьёт
режет
`;

/** Phrases that mean more where their words alone do not. */
const PHRASES = `
jumping through, leaping through, jumping into, jumping out of, bursting out of, climbing into, climbing in,
climbing over, climbing out of, on the head of, on the nose of, on the lap of, on the shoulder of, on the shoulders of,
on the belly of, on the tail of, in the lap of, back to back on, rolled up in, rolled in, buried in, swathed in, at the edge of, at the end of, in a bed of, on a bed of, lying in a bed of, lying on a bed of, sleeping in a bed of,
peeping through,
against, up against, standing against, pressed against, sleeping on a bed of, asleep in a bed of, asleep on a bed of
`;

/** Of the verbs for who is busy with something, those that look just like that: paws that touch it. */
const TOUCHES = `
petting pets stroking strokes touching touches streichelt berührt caresse touche acariciando tocando accarezza aait raakt
głaszcze гладит трогает klappar 만지는
`;

/** The words, as `tokenise` has them. */
export const NEAR_ACTIONS: ReadonlySet<string> = keysOf(VERBS);
export const NEAR_PHRASES: ReadonlySet<string> = new Set(PHRASES.trim().split(/,\s*/));
export const DONE_AS_SAID: ReadonlySet<string> = keysOf(TOUCHES);

function keysOf(verbs: string): ReadonlySet<string> {
  return new Set(verbs.trim().split(/\s+/).flatMap((word) => phraseOf(word).split(" ")));
}
