/**
 * Common English words that are one slip away from a word of the dictionary and mean something else.
 * They are reported as unknown rather than "corrected": a horse is no misspelt house.
 *
 * @module
 */

const WORDS = `
aaron abort acing adorning albert align allay allen alloy altar amble ample anger angle angles
angola antic aping applies apply arbor arbour arcing ardent ardor ardour arena arising ashing
aspen assumed athens attaching avert aware awing axing babes backing backward backwards bacon
bagging baked baling balking ballot banana bananas bandy banjo banking banks barge baring barked
barking barks barman barnes baron bases bashes bashing basing basis basting batching baths
batting baying beads bears beast beasts beats beaver beech began belch belts bends bereft beset
betty biking bills billy binds bites blake blame blames bland blanks blare bleach blend bless
blind blinds blink block blocks blood bloom blown blows bluff boast bogging boils bolts bonding
bonds bonus boost booth bores borne bounty bowel boxed boxer brace brain brains brake brakes
braking brand brands brash bravo brawn breach break breaks breed breeds bribe bridle brine bring
broad bronco brood brook brooks bruce brunch brunt brushing brute brutish bucks bugger buggers
bugging bullet bullets burble burner burns burst bursts buses bushing butts cabled cagey caging
caking calls calve camps canada caning canning cannon canny canoe canon capping carding cards
cares carey carping carter carting carve carving cases cashing casing casino casinos caste
castling casts cater caters catnap cattle caving cawing ceases ceasing cellar cello cells chafe
chafing chain chains champing chaos chapping chaps charging charring chars chart charting charts
cheat cheats check checks cheeking cheeping cheers cheesing cherries chess chews chief child
chile china chink chips choir choking chops choral chose chuck chucks chunk chunks chunky chute
cider cindy cites claim claims clamping clasping classes cleans click clicks clipping clock
clocks clone closer clout coach coaches coasting cocking coded codes coding coins coking colic
colin colon concepts confidant conning consent consented consents const contests contexts
convent convert converts cooing cooling cooper cooping copes copies coping coring corking corps
corral costed costing costs couching cough cousin cover covers covet cramped cramping crane
crass crave craze creak creaky creek crest croak crook crooking crops crouch crowd crowds
curdling cured cures curing curry daily dairy damns danger dangers dares darling darning darting
dashes dating dazing debut deeds deems defective demon demons derby deriving devise devises
devout dials dicing diking dined dines dinner discs dishes dishing disks dived dives doing
doling doming doping doses dosing doting dover drafting drags drain drains drank dread dreading
dreads dreary drove drown drowns drunk ducking dunce dusky earned earns easier easing eater
eleven ellen eminem encyclopaedia engaged evens excerpt exited exploding express faced facts
failing fails fairly farce fares farther fasting fatal fathers feast feeding feeds felling ferry
fiber fibre fiche fiery filch filed files filling fills filme finch finds fined finer fired
firms fishy fiver fixes fizzy flank flash fleet flesh flied fling flips flood floods flora flour
flout flouting flown flows flunky flurry fogey folks fonts fools foreman forget forgets forks
former forms forte fotos frame frees fried fries frighting fringe frogs frost frying fulling
games gaming gaping gates gating gentile ghastly gilding ginning glade gland glazing gleaning
globe glory goodies goody gooey gotta grabs grace grade grades grams grant grants graph graphs
grasp grate grave gravy graze grazing greed greek greene greening grime grinding gripe grips
groan groin grope grouse growing growl grows grunt guiding guise halfway halon halts halve hands
handy hardy harry hates hating hatred haunting haven hayes headland heady health heard hearing
hearings hears heated heath heats helps herding heroes heron hilly hindu hinting hipping hippy
hired hires hiring hitching hogging homey hooked hooks hooping hopes hoping horse horses hostel
hostels hovel hughes hungary hunted hunts hurting hurts infect infects inferno inject inland
insert inserts inspect inspects intro investor investors james jaunt jellies jelly jigging
jiggling jugging juggle juicy jumpy karat katie kevin kinda knives lading lager laming lanes
lanka later latex lathe latter layer layers lazying leaded leading leads leafing leafy leaking
leaned leaning learn learns leasing least leaved leaving legend legends lends lenses leonard
leotard licking lifts lightening liked likely liking limbs lined lines lingo lining lists litre
litter liver lives loaded loading loads loaning loans local locals locked locking locks logged
longing looming looping loops loosing looting loping loses losing loved lover lovers lowing
lucas lumps lunge lunging lungs mails mains maize maker makers mange mango mania manic manure
maple margin margins maria marie marine mario marion marital marked marks marries marry marsh
martin master masters mating matron meals means mediating medicating mends menus merchant
merchants mercy metal metals midst midway miles mills minds mined missive mixes moaning moans
modal moist moldy month months mooning moore moose moron morons moses motto mound mourning
mousse mousy moves muddle muddles mulching musty mutter mutters myths nachos names navel needs
needy neigh nerve nerves newer nicer niche nipping nobly nodes noise noises noisy notes noting
notre nouns nudge older opens option options order otter padding paddle pages pains paints
paltry panties pantry pants papua parch parching parity parka parring parse parses partly pasty
patent patents paths patty paying peace peaking pears pecking pedant pedants peddle peeling
peeping peers peeving pence pends pennant perch perking peter petering petty phony picks piddle
pierce pills pinch pints pipes pivot placing plague plagues plait planing plank plans plates
plating plaza pliant pliers plots plotted plugs plumb plume plying poach podding poems pointer
pointers poising poison poisons poking poling polls poring ported porter porters porting portion
portions ports posed posted posting postings potter potting pound pounding pounds pouring prance
praying prays preach preaches presto prevent prevents previous price prices pride prime primes
printed printer printers printing prise processor processors prone prose puddling pulse pulses
pumps punts puppies puppy puree purge purging pursing pursue pursues pushes putted putts
qualifies quilt quits quote quotes racket racking racks radii radius ragging raiding raids rails
rained raking rally ranging rants raping raring rates rating ratings ratio ration ratios raved
ravel raves raving rayon razing reader readers readying realty reaming reaping rearing refine
refines reining related relating relaying remove removes rending rends renting resets retaining
retina revolution ricing ridding rider riders ridging riling rises rising rivet roads roaring
rocky roger rogers rogue roles rooming roomy roots roster rotor rough rouse route router routers
routes routs rover rugby ruing ruining runaway rusting sacked sacking sacks safer sailed sails
salad sales sally saloon salting sample samples sanding sapling sapping saver saves saving
scaled scaly scans scares scaring scars scooping scoot score scored scores scoring scott scour
scream screams scrolling sealed seamen searing seating sects seeds seeks seeping sells sender
sends sensor sensors setting settings sexes shack shake shakes shall shame share shared shares
sharing shaved shear sheds sheep sheet sheets shelf shift shifts shine shines shinning shipping
shire shirk shocks shoes shone shoot shoots shoring shout shouting shouts shove showman shown
showy shunning shuts sided sifting signing signs silting simile singeing singh singling sinking
sinks sinning siring sissy sites siting sizes skill skills skimming skinning skins skipping
skips skirt skirts skulking slack slacking slake slating slave slaves sleeking sleet sleeting
slices slick slide slides slimming slimy slinging slipping slips slitting slots slowing slows
smack smacking smear smell smells smilies smite smiting smote smuggling snailing snaking snaring
sniffling snipping snooty snore snorkelling snorting snowball snuffing snugging snugly soaking
soaping sober soiling songs sopping sorts souls souring sowing spade spanning spare spares
sparing spark spate speak speaking speaks speck spelt spice spill spite spits spitted spitting
splinting spoke spoof spool spore sport sports spout sprang sprig springing sprung square
squares stable stacking staging stair stairs stake staking stale staling stall stalling stamp
stamps starching stared stark starring start started starting starts starves starving state
stated states stating stats stave staving staying stays steal steals steam steep steeping stems
steps steven stevens sticky stiff stiffing stinging stink stirs stocks stoke stole stolid stool
stooping store stores storey stories storing stork story stove stowing stranding strap stray
stride striding strife strike strikes string strings stripping strive striving strung strut
stuck studding stuff stuffs stunning stuns sturdy stylus submit submits subset suing suite
suites suntan supper surging swaps swear swears sweat sweats sweep sweeping sweeps swell swept
swinging swiss swoon swooping swore sworn tacked tacking taken taker takers talking talks tamil
tanks tapes taste tastes taxes teach teams tears tease teens tells tending tends tenet tense
tenth tests texas texts thanking thats thesis think thinks thinning thorough threat threats
threw tidies tiles timed timer tinny tires tommy toner tools topical torque totting touch
touches tough towel trail trails trait trans tread tribes trick tricks tried trips trite truck
trucks tryout tuned tunes twins tying typed units unset uptight utter varies vends venue venues
verbs verge verse verses verve vicing victor villa villas viral vising vital vocation volley
vowel wadding waded wades wading wages waging waiting waits waive waiver waiving waked wakes
waking wales walling walter waning warns warps waste wastes watts waxing weave weaving wedging
weeding weeing weeks welding wells wendy whine wholly wider widow width wield wince winch
wincing winding winging wining winner winners wipes wires wiser wishes wishful witching wives
woken wolves women womens wonders woody words worms wound wrath writhing yearn
`;

/** Words never taken for a misspelling. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
