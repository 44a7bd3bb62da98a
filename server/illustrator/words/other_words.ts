/**
 * Common English words that are one slip away from a word of the dictionary and mean something else.
 * They are reported as unknown rather than "corrected": a horse is no misspelt house.
 *
 * @module
 */

const WORDS = `
aaron abort aches acing adorning aiding albert align allay allen alloy alloys altar altars altos
amble ambles ample anger angers angle angles angola antes antic antics aping applies apply apter
arbor arbors arbour arbours arcing ardent ardor ardors ardour ardours arena arising ashed ashing
aspen aspens asses assumed athens attaching avert averts aware awing axing axles baaing babbles
babes backer backers backing backings backward backwards bacon bagging bails baked baled bales
baling balking balks ballot ballots balms banana bananas bandy bangs banjo banker bankers banking
banks barbs bards bared barer bares barfs barge barges baring barked barking barks barman barnes
baron barons baser bases bashes bashing basing basis basting batching bates baths bating batting
battles bawls baying beads bearer bearers bears beast beasts beater beaters beats beaver beavers
beech beeches beefs beeps beets began belch belches belts bends bereft beset besets betty bides
biked biker bikers biking bills billy binds bites blabs blake blame blamer blames bland blanks
blare blares blazer blazers bleach bleaches bleaker blend blends bless blind blinds blink bloat
bloats block blocks blood bloods bloom blooms blown blows blued bluer bluff bluffs blurs blushes
boars boast boasts bogging boiler boilers boils bolder bolts bonding bonds bonus boogies bookies
booms boost bootees booth bores borne bosses botched botches bounces bounties bounty bowel bowels
boxed boxer boxers brace braces brags brain brains brake brakes braking brand brands brash brats
bravo bravos brawn breach breaches break breaks breed breeds bribe bribes bridle bridled bridles
brine bring broad broads bronco broncos brood broods brook brooks brows bruce brunch brunt
brushing brute brutes brutish bucks bugger buggers bugging bullet bullets bulls bumble bumbles
burble burbles burner burners burns burps burrs burst bursts buses bushes bushing busies butts
cabbies cabby cabled caddies caged cagey caging caked caking calks calls calve calves camps canada
caned caning canning cannon cannons canny canoe canoes canon canons caped caper capers capping
carding cards cares carey carping carter carting carve carves carving carvings cases cashing
casing casings casino casinos caste castes castling casts cater caters catnap catnaps cattle catty
caved caving cawing ceases ceasing cellar cellars cello cells chafe chafes chafing chain chains
champing chaos chapping chaps charging charring chars chart charting charts chasms cheat cheats
check checks cheeking cheeping cheers cheesing cherries chess chews chief chiefs child chile china
chink chinks chips choir choirs choking chopper choppers chops choral chorals chose chows chuck
chucks chunk chunks chunky chute chutes cider ciders cindy cites claim claims clamping clams clans
claps clasping classes cleans cleats cleaver cleavers clefs click clicks climes clipping clippings
clock clocks clods clone closer clout clouts coach coaches coals coasting cocking coded codes
coding coeds coils coins cokes coking colder colic colin colon colonies commuter commuters
conceits concepts cones confidant confidants conning consent consented consents const contended
contested contests contexts convent convents convert converts cooing cooling cooper cooping coops
copes copier copiers copies coping copter copters cords coring corking corks corps corral corrals
costed costing costings costs couched couching cough coups courser cousin cousins cover covers
coves covet covets cower cowers coyer cramped cramping crams crane cranes crannies cranny crapping
crass crave craves craze crazes creak creaks creaky creek crest crews crick cricks crisped croak
croaks cronies crook crooking crooks crops crouch crowd crowds cubes cuddles culls curbs curdling
curds cured cures curing curry curvy cuter czars dailies daily dairies dairy daises damns damper
dampers danger dangers danker dares darling darlings darning darting dashes dating dazing debut
debuts decks deeds deems defective defectives demon demons demoted denoted derbies derby deriving
devise devises devout dials dices dicier dicing dikes diking dimer dined dines dinner dinners
direr discs discus dishes dishing disks dived dives doers doing doling domes doming doping dorms
doses dosing doted doting dover dozes drafting drags drain drains drank dread dreading dreads
dreary dregs dross drove droves drown drowns drowses drunk drunks ducking ducts dunce dunces dungs
dunks dupes duress dusky dusts dykes earned earns easier easing eater eaters elating eleven
elevens ellen elves eminem encyclopaedia encyclopaedias engaged evens excerpt excised exited
exploding express faced facts failing failings fails fairly fairs fannies fanny farce fares
farther farts fasting fasts fatal fathers fazes feast feats feces feeding feeds felling ferries
ferry fester festers fezzes fiats fiber fibers fibre fibres fiche fiery filch filches filed files
filling fillings fills filme finch finches finds fined finer fired firmer firms fishy fiver fixes
fizzy flank flanks flares flash flats flees fleet flesh flied flier fliers fling flings flips
flits flogs flood floods floozies floozy flops flora floras floss flour flout flouting flouts
flown flows flues flunkies flunky flurries flurry fogey fogies folks fonts fools fords foreman
fores forget forgets forks former forms forte fortes forts fotos frame frats frees frets fried
fries frighting fringe fringes frizzes frogs frost frying fulling fungus funks furies fuzzes
gaggles galas gales games gaming gapes gaping gases gates gating gayer gazed gelds gentile
gentiles ghastly giblet giblets giggles gilding gilds gilts ginning glade glades gland glands
glazes glazing gleaning globe globs glory glosses goads godless golfs goodies goody gooey gotta
gowns grabs grace graces grade grader graders grades grads grainy grams grant grants graph graphs
grasp grasps grasses grate grater graters grates grave graver graves gravy grayer graze grazes
grazing greed greek greene greening grids grime grimes grinding grins gripe gripes grips grits
groan groans groin groins grooves grooving grope gropes grouches grouse grouses growing growl
growls grows grubs grunge grunt grunts guiding guise guises halfway halon halts halve hamper
hampers hands handy hanker hankers hardy harries harry harts hates hating hatred haunting haven
havens haves hayes hazed headland headlands heady health heard hearing hearings hears heated heath
heats helps herding heroes heron herons hiked hikes hilly hilts hindu hinting hipping hippy hired
hires hiring hitching hived hives hogging hokey homed homer homering homers homey homeys hones
hoofs hooked hooks hooping hoops hoots hopes hoping horny horse horses hoses hostel hostels hovel
hovels hover hovers huger hughes hulls hungary hunted hunts hurting hurts hyped hypes icier infect
infects inferno infernos inject injects inland insert inserts inspect inspects intro investor
investors irrigated ivies jaded james jangles jaunt jaunts jellies jelly jigging jiggling jingles
jugging juggle juggles juicy jumpier jumpy juster karat karats katie kevin kilts kinda kindles
kinks kited knits knives laces lading lager lambs lames laming lanes lanka lards later latex lathe
lathes latter layer layers lazying leaded leading leads leafed leafing leafy leaked leaking leaks
leaned leaning leanings learn learns leased leases leasing least leaved leaving lefter legend
legends lends lenses leonard leotard leotards liens lifts lightening liked likely liking limbs
limed limos limps lined lines lingo lining linking lists litre litres litter litters liver livers
lives livings loaded loading loads loaned loaning loans loaves local locals locked locking locks
logged loins longing longings looming looms loons looping loops loosing looting loping loses
losing loved lover lovers lowing lucas lucking lucks lumps lunge lunges lunging lungs lures lutes
maced maids mails mains maize maker makers malts manes mange mango mania manic manics manure
manures maple margin margins maria marie marine mario marion marital marked marks marries marry
marsh martin marts master masters masts mating matron matrons matted mauls maxes meals means meats
mediating medicating mends menus merchant merchants mercies mercy metal metals midst midway
midways miens miles mills mimes minds mined miner miners minks minted minty missive missives
misted mites mixes moaning moans moats mocks modal modals moist molds moldy molest molests
montages month months mooning moore moors moose morns moron morons moses mosses motto mound mounds
mourning mousse mousses mousy moves muddle muddles mulching muses musty mutes mutter mutters myths
nachos names napes navel navels nears needs needy neigh neighs nerve nerves newer nicer niche
niches nipping nobly nodes noise noises noisy nooks notches notes noting notre nouns nudge nudges
nuked nukes oases older omens opens option options order otter overs padding paddle paddles pages
pains paints palates paltry panes panties pantries pantry pants papua parch parched parches
parching parity parka parkas parring parse parses partly pasties pasty patent patents pathos paths
patties patty pawns paying peace peaces peaking peals pears pecking pedant pedants peddle peddles
peeks peeling peeping peers peeving pence pends pennant pennants peons peppy perch perking perks
perter peter petering peters petty phonies phony picks piddle piddles pierce pikes pills pinch
pines pints pipes pitched pitches pities pivot pivots placing plague plagues plaid plaids plait
planing plank planks plans plates plating plaza plazas pliant pliers plots plotted ploys plugs
plumb plumbs plume plumes pluses plying poach poaches podding poems pointer pointers poising
poison poisons poking poling polls poops porches poring ported porter porters porting portion
portions ports posed posses posted posting postings potter potting pound pounding pounds pouring
prance prances praying prays preach preaches presto prevent prevents previous price prices pride
prides pries prime primes printed printer printers printing printings prise prises processor
processors prods prone prose prows puddling puffs pulse pulses pumps punks punts puppies puppy
puree purees purer purge purges purging pursing pursue pursues pushes pusses putted putts
qualifies quaver quavers queer queers quickies quilt quilts quits quote quotes rabies racier
racket rackets racking racks radii radius radon ragging raiding raids railings rails rained raking
rally ranging rants rapider raping raring raspier rates rating ratings ratio ration rations ratios
raved ravel ravels raves raving ravings rayon razing reader readers readying reals realty reaming
reams reaping reaps rearing rears reeds reeks reels refine refines reining reins related relating
relayed relaying remove removes rending rends renting rents resets retaining retina retinas
revolution ricing ridding rider riders ridging rifer rifts riling rioter rioters riots riper riser
risers rises rising rites rivet rivets roads roams roaring robed rocky roger rogers rogue rogues
roles romps rooks rooming roomy rooter roots ropes roster rosters rotor rotors rough roughs rouse
rouses route router routers routes routs rover roves rugby ruing ruining runaway runaways runes
rungs runts ruses rusting rustles sacked sacking sacks sades safer sagas sager sages sailed sails
salad salads sales sally saloon saloons salsa salsas salting salts sample samples sanding saner
sangs sapling saplings sapping sasses saver savers saves saving scads scaled scaly scams scans
scares scarfed scaring scarred scars scooping scoot scoots score scored scores scoring scott scour
scours scrawled scream screams scrimp scrimps scrolling sealed seamed seamen seams seared searing
sears seating sects sedated seeds seeks seeping seeps sells sender sends sensor sensors setting
settings sexes shack shacks shake shakes shall shame shames shams share shared shares sharing
shaved shaves shear shears sheds sheep sheet sheets shelf shied shift shifts shine shines shinnies
shinning shinny shins shipping shire shirk shirks shits shitting shocks shoes shone shoot shoots
shoring shout shouting shouts shove shoves showman shown showy shucked shunned shunning shuns
shuts sicks sided sifting sifts signer signing signings signs silting silts simile similes simmer
simmers singeing singh singling sinking sinks sinner sinners sinning sinus siring sissies sissy
sites siting sizes skated skied skill skills skimming skims skinning skins skipping skips skirt
skirts skits skulking slack slacking slacks slake slakes slams slander slanders slating slats
slave slaves sleeking sleet sleeting sleets slices slick slicks slide slides slier slimming slimy
slinging slings slipping slips slits slitting sliver slivers slops slots slotted slowing slows
slugs slummer slums smack smacking smacks smear smears smell smells smilies smite smites smiting
smocked smocks smooch smote smuggling smuts snags snailing snaking snared snares snaring sniffling
snipping snips snits snobs snooty snore snores snorkelling snorting snotty snowball snowballs
snubs snuffing snugging snuggles snugly soaking soakings soaks soaping soaps soared soars sober
sobers socked soiled soiling solder solders soled solider somber songs soothes sopping sores
sorrier sorts souls souring sours sowing spade spades spanning spare spared spares sparing spark
sparks spars spate spates spats spatted speak speaking speaks speck specked specks spelt spews
spice spices spied spiel spiels spikes spill spines spins spires spite spites spits spitted
spitting splinting spoke spokes spoof spoofed spoofs spooks spool spooled spools spooned spore
spores sport sported sports sporty spout spouted spouts sprang sprig sprigs springing sprints
sprung square squares stable stables stabs stacking staging stagings stags stair stairs stake
stakes staking stale staling stall stalling stalls stamp stamps starching stared stark starring
start started starting starts starves starving starvings state stated stater states stating stats
stave staves staving staying stays steaks steal steals steam steams steep steeping steeps stems
steps stepson stepsons steven stevens stickies sticky stiff stiffing stiffs stinger stingers
stinging stings stink stinks stirs stocked stocks stoke stokes stole stoles stolid stool stools
stooping store stores storey stories storing stork storks story stove stowing stranding strap
stray stride strides striding strife strike strikes string strings stripping strive strives
striving strung strut struts stuck studding studs stuff stuffs stunning stuns stunted sturdy
stylus submit submits subset subsets suing suite suites sulks sunned suntan suntans supper surging
swaps swats swear swears sweat sweats sweep sweeping sweepings sweeps sweeter swell swells swelter
swelters swept swigs swilled swinging swings swiss swoon swoons swooping swore sworn tacked
tacking taken taker takers talking talks tames tamil tangs tanks tapes taste tastes taxes teach
teaks teams tears tease teats teens tells tending tends tenet tenets tense tenser tenth tests
texas texts thanking thats thesis think thinks thinning thorough threat threats threw tickled
ticks tided tides tidies tiers tiled tiles timed timer timers tinder tinges tinny tints tires
tombs tommy toner tools topical torque torts tosses totes totting touch touches tough touts towel
towels trail trails trait traits trans tread treads treed treks tribes trick tricked tricks tried
trips trite trots truck trucks trues tryout tryouts tsars tubas tucked tuned tunes twins twits
tying typed typos units unset uptight utter varies vasts veils vends vents venue venues verbs
verge verges verse verses verve vicing victor villa villas viral vising vital vocation vocations
volley volleys vowel vowels wadding waded wades wading wafting wafts waged wages waging waifs
wailing wails waist waists waive waived waiver waivers waives waiving waked wakes waking wales
walled walling walter waned wanes waning wanting wards wares warns warps warts waste wastes
wasting watts waxed waxes waxing weave weaved weaves weaving wedging weeding weeds weeing weeks
weeps welding welds wells wendy whiles whine whines whiter wholes wholly wicker wider widow widows
width wield wields wiles wilts wince winces winch winches wincing winding wined wingers winging
wining winks winner winners winos wipes wires wiser wishes wishful wisps witching wives woken
wolves women womens wonders woodies woody woofs woozy words worms wound wrath wrings writhing
writs yawns yearn yearns
`;

/** Words never taken for a misspelling. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
