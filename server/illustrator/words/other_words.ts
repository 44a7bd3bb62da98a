/**
 * Common English words that are one slip away from a word of the dictionary and mean something else.
 * They are reported as unknown rather than "corrected": a horse is no misspelt house.
 *
 * @module
 */

const WORDS = `
aaron adventure adventures albert aliens align allen alloy america americans americas angela
angeles anger angle angola appeals appear applies apply arbor archived arena arising assist
assists assumed assure atlantic awards aware babes backing bacon ballot banana banjo banking
banks barge barking barnes bases basis baths beads bears beast beats beaver began beings belts
besides betty bills billy blacks blake blame blend bless blind blink block blood bloom bolts
bonds bonus boost booth boxed boxer brain brake brakes brand brands breach break breaks breed
breeds bricks bring broad brook brooks bruce brunch brunei bucks bullet burner burns burst buses
butts calls camps canada cannon canoe canon cards carey carried carrots carter cases casino
casinos cattle celebrate cellar cello cells chain chains chaos chapel charging chart charts
chase cheat cheats check checks cheers cherries chess chief child chile china chips choir chose
chuck chunk cindy claim claire class classes clause click clicks climb clock clocks clone closed
closer closes closet coach coaches codes coding coins colin colon composer compute computed
concept concepts concern concerns consent const contest contests context controlled convert
cooling cooper copies corps costs counted coupled cover covers crane crank created creek crest
crops crowd crystals curry daily dairy danced danger dating debut demon demons derby determine
determines developed dinner discs dishes disks diverse divine doing dover dragons drain drank
dream dreams dresses drive driven drives drove drunk earned easier eastern eleven ellen eminem
engaged excerpt excluded explore express faced facts failing fairly falls fares fatal fathers
feast feeding feeds ferry fiber fibre figured figures filed files filling filme finds finest
fired firms fisher fixes flash fleet flesh flood flour flows folks fonts forget forks former
forms fotos frame fries frogs frost games gaming gates generated gently globe glory gordon gotta
grace grade grams grant grants grapes graph grave greek greene groove gross growing grows hands
handy harry haven hayes health heard hearing hearings hearts heated heath helps heroes hindu
hired hiring holdings hopes hoping horse horses hostel hostels hughes hungary incredible indoor
influence influenced influences insert insider intro inventory investor investors journalism
jumped katie kevin kinda klein knives lanes lanka larger largest later latex latter layer layers
leading leads learn leasing leave leaving legend legends lenses leonard licking liked likely
linear lined lines lists liver lives loaded loading loads loans local locked locking locks
logged loops losing loved lover lovers lucas mails maker makers mango maple margin maria marie
marina marine mario marion marked marker markers marking marks marsh martian martin master
masters mating meals means menus merchant merchants mercy metal metals mighty miles mills minds
modes month months moore moose moses moves nachos names needs nerve newer nickname nodes noise
norman notes notre older oliver opens option options order others otter overall pages panties
pantry pants papers papua parish partly paste patent patents paths paying peace peaches pears
peers performed peter picks pierce pills pipes placed placing plains plait plans plates plaza
pleased pliers plots plums poems pointer poison policy polls porter portion portions ports
posted posting postings potter pound pounds prevent previous price prices pride prime principle
principles printed printer printers printing processor processors profiles programme programmes
pulse pumps puppies puppy pursue qualify quarters quilt quote quotes racks radius raise raises
rally ranging rates rating ratings ratio ratios reader readers realty refine related relating
remove revolution rider riders rising roads roaring rocky roger roles roots roster rough route
router rover rugby russia safer saints salad sales sally sample samples sauce saver saves saving
scars schema sciences score scored scores scoring scott sealed seating seconds secrets seeds
seeks sells sender sends sensor sensors setting settings shade shall shame shape shapes share
shared shares sharing shaved sheep sheet sheets shelf shift shine shoes shoot shouting shown
signing signs simply singh sites sizes skill skills skins skirt skirts slave slide slides slots
smell smiled smilies somalia songs sorts souls spare speak speaking speaks spice spoke sport
sports sprint square stable stairs stake stamp stamps starring start started starting starts
state stated states stating stats staying stays steal steam steps steven stevens sticky stock
stocks stones store stores stories story stove strap strike strikes string strings strip strips
stuck studied stuff stunning stylus submit suite suites superb supper sussex swiss taken talking
talks tamil tanks tapes taste taxes teach teaches teams tears teens tells tenth tests texas
texts thats thesis think thinks thorough thought threads threat threats ticket tickets tiles
timer tires tommy toner tools touch tough tourism towel trail trails trans treasurer treasury
treaty tribes trick tricks tried trips truck trucks tunes turner twins ultram units varies
vegetables venue venues verse vertex victor villa villas violent viral vital wages waiting
waiver wales walter waste watched watts waved weeks welding wells wendy wider width willow
winner winners wires wishes wives wolves women womens words worked wound write writes
`;

/** Words never taken for a misspelling. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
