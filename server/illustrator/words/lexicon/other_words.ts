/**
 * Common words that are one slip away from a word of the dictionary and mean something else.
 * They are reported as unknown rather than "corrected": a horse is no misspelt house.
 *
 * @module
 */

const WORDS = `
watermark watermarks aaron abacus abbess abode abodes abort aborts abound abounds absolutes abused abuts academies
accomplishes ached aches aching acids acing acmes acres acrid acrobatic addling admire admired
admirer admirers adobes adore adored adorning adorns adventured adventuress advert adverts
aerobatics aerobic afterlives agate agates agave aground aides aiding aired airliner airlines
airmen albeit albert albums aliens align alike alive allay allays allen allow allows alloy alloys
aloes altar altars altitude altitudes altos amaze amazes ambiance ambiances ambitions amble ambled
ambushed amour amours ample amusements analyse analyses analysis anchormen anger angers angle
angles angola angrier angriest anguishes animus anise ankle ankles annular anodes antarctic
antennas antes anther anthers antic antics antiqued antiques antler aping appal appeals appear
applies apply apprenticed apter aptitude aptitudes arbor arbors arbour arbours arcane arced
archery archest archived arcing ardent ardor ardors ardour ardours areas argyles arises arising
armorer armorers armory armourer armourers armoury artiest artsy ashed ashing aspen aspens
assemble assent assents assert asserts asses assess assumed assure assures aster asters astonishes
astray astride atone atones attach attaching attired auction auctions automation avenge avenged
avenges averaged avert averts avian aviaries aviary aviatrices avocados avoids awaken awakens
aware awing awning awoke axing axles baaed baaing babble babbles babel babels babes babied babier
babiest backer backers backing backings backpacked backward backwards bacon badder badgers baffle
baffles bagging bails baiting baits baked balance balanced baled bales baling balked balking balks
balled ballot ballots ballpoints ballsy balms banana bananas bandage bandies bandy banes bangle
bangs banked bankers banking banks banner banns banter barbecued barbed barbers barbing barbs
bards bared bareness barer bares barfed barfing barfs barge barged barges barging baring barked
barker barkers barking barks barnes baronets barons barrack barred barren barrens barriers barring
barrow barrows barter based basemen baser bases basest bashes bashing basing basis basked basses
basso baste basted bastes basting batch batches batching bated bates bathe bathed bather bathers
bathos baths bating batsman batter batters battery battled bawling bawls bayed baying beached
beading beads beady beaked beaks beamed beaned beaning bearded bearer bearers bearing bearings
beast beasts beater beaters beating beatings beats beaver beavers becks bedded beech beeches
beefier beefiest beefs beehives beeps beets began begat beget begets behave behaves behoved beings
belay belch belches belie belied belies belled belling bellow bellowing bellows belts belying
bemuse bemuses benched bends bents bereft berms berth berths beset besets besides besot besots
besting betide better betters betting betty biases bicker bicycled biddies biddy bides biding
biers bifocal bight bights biked bikers bilking billet billets billies bills billy binders binds
bingo binocular bisque bitchy bites biting bitten bittern bitterns blabs blackboard blackboards
blacked blake blame blamer blames blaming blanch bland blanked blanker blankest blanking blanks
blare blared blares blaring blazed bleach bleaches bleak bleaker blearier bleariest bleat bleep
bleeping bleeps blench blenches blend blenders blends bless blesses blight blights blind blinder
blinding blinds blink blinkers blips bloat bloats blobbed blobs block blocks blogged blogs blonder
blondest blood blooding bloods bloodthirstier bloodthirstiest bloody bloom blooms blotch blots
bloused blown blows blubber blubbers blued blueprint blueprints bluer bluest bluff bluffs bluing
blunders blurb blurbs blurs blurt blurted blurts blushed blusher blushers bluster blusters boarder
boarders boars boast boaster boasters boasting boasts boated boating boatman bobbins bobbled
bobbles boded bodes bodices boding bogey bogeys bogging bogie bogies bogus boiled boiler boilers
boiling boilings boils bolder boles bolls bombed bombers bonded bonding bonds boner boners bonged
bongos bongs bonier boniest boning bonny bonus boobed boobies boobs booby booed boogied boogies
booing booked bookie bookies booming booms boons boorish boors boost boosts bootees booth booths
booting booty borer borers bores boring borne boron borrow borrows bossed bossier bossiest botch
botched botches botnet botnets bottled bottling bounce bouncer bouncers bouncier bounciest bound
bounded bounder bounders bounds bounties bounty bouts bowed bowel bowels bower bowers bowled boxed
boxers brace braces brackish bract brads brags braid brain brainier brainiest brains brake brakes
braking branched brand brands brash brasses brassier brassiest brats brattier brattiest braved
braver bravest brawl brawls brawnier brawniest brays breach breaches breaded break breaker
breakers breaks breech breed breeds breezed breezier breeziest brewed bribe bribes bricks bridals
bridged bridle bridled bridles brighten brightens brigs brims brine bring brings brink brinks
briny brisk broad broads broiler broke broker brokers bronco broncos bronzed brood broods brooking
broth broths brownies brows bruce brunched brushed brushing brute brutes brutish bubbled bubblier
bubbliest bucked bucks budge budges budgies budging bugger buggers bugging bugler buglers bugling
bulgy bulking bulks bulky bullet bullets bullied bulling bulls bumble bumbled bumbler bumbles
bumpy bunched bundle bundles bunged bunging bungle bungled bungles bungs bunked bunks bunting
bunts buoys burble burbles burgher burghers burglary buried buries burlesqued burlier burliest
burner burners burns burped burping burps burred burring burro burros burrs burst bursts burying
busbies busby buses bushed bushel bushels bushes bushier bushiest bushiness bushing bushings
busier busies businesswomen busing busses bussing buster busters bustling busying busyness butch
butchery butches butte butted buttercup butterflied buttes butting buttons butts bytes cabal
cabals cabbies cabby cabled cables cabling caddies cadge cadges cadre cadres caged cagey caging
cairn cairns caked caking calibres calicoes calked calks caller calling callings calls callus
calmed calve calved calves calving camber cambering cambers camels cameos cameramen camped campier
camps campy canada candied candled caned caning canning cannon cannons canny canoed canoes canons
canter canters canting canto canton cantons cantos cants canvass caped caper capers capon capping
capsuled captious captivate captivates carat carats carbs cardinals carding cards cared careering
cares caress caret carets caricatured caries carnal carped carpel carpels carpi carping carpus
carried carter carting carton cartons cartoonist carve carves carvings cascaded cased cases cashed
cashew cashews cashing casing casings casinos casks caste castes castled castling casts catacomb
cater caters cation cations catnaps cattle catty cause causes cautions caved caving cawed cawing
cease ceased ceases ceasing celebrated celerity cellar cellars cells censer censers centred
certain chafe chafed chafes chafing chain chains chaises chalks chalky champing chancing change
changes chant chanting chaplain chaplains chaplet chaplets chapped chapping chaps charged charger
chargers charring chars chart chartering charting charts chase chaser chasers chasms chattier
chattiest cheat cheated cheats check checker checking checks cheekbone cheekier cheekiest cheeking
cheep cheeped cheeping cheeps cheer cheered cheerier cheeriest cheerily cheesed cheesing cheesy
chemise chemises cherries cherubic chess chewers chewy chief chiefs child chile chili chiller
chillers chilli chillies chilly chimps china chink chinks chino chinos chipmunks chipping chips
chirp chirps chirrup chitin chits chock chocked chocking chocks choir choirs choke choked chokes
choking choler chomp chopped chopper choppers chops choral chorals chore chores chose chowing
chows chromed chubbier chubbiest chuck chucked chucks chugs chumps chums chunk chunkier chunkiest
chunks churl churls chute chutes cider ciders cinch cindy circled circles circulars cirrus cites
clack claim claims clamber clambers clamp clamping clamps clams clanging clank clans clapped clash
clashes clasp clasping clasps classes classier classiest clattering cleaned cleanse cleanser
cleansers cleansing clearer cleat cleats cleaver cleavers cleaving clefs clewing clews click
clicks climbed clime climes clinging clipping clippings clits clock clocked clocks clockworks
clods clomping clomps clone cloned clones clopped clopping clops closer closet closets clothe
clothed cloths clotting cloudier cloudiest clout clouted clouts clove cloven cloves cloyed cloys
cluck clucking clues clunky coaches coachmen coaled coals coarse coasted coasting coaxed cobble
cobbler cobbles cockier cockiest cocking cockles cocks coddle coddled coddles coddling coded codes
codex codger codgers coding coeds coffer coffers cohered cohering coifs coils coked cokes coking
colder colic colin collate collated collates collect collie colon colones colonies colons colts
comas combing combs comedies comely comer comers comfier comfiest commando commands commend
commending communing commuter commuters completing compose composes composted compute computed
computes computing conceit conceits conceived concentrate concentrates concepts concern concerns
concerted conch condo condole condoles condos conducing conduct cones confectionery confidant
confidants confuse confuses confuted conga congas conic conics conjure conjured conjures conking
conks conned conning consent consented consents conservator conservators consoled const
constriction constructions contemplate contemplated contend contended contends contest contested
contests context contexts controlled contused contusion contusions conveniences convent convents
convert converts cooing cooked cooker cookers coolie coolies cooling cooper coopers cooping coops
cootie cooties coots coped copes copier copiers copies coping copings copped copping copse copter
copters coquetted coquettes cords corduroys cored coring corked corking corks corms cornball
cornballs cornea corneas corned cornet cornets cornflowers cornier corny coroner coroners corps
corral corrals cosier cosiest costar costed costing costings costs costumed cotes cottons couched
couching cough counted counties countless counts county coupe coupes coupled couplet couplets
coups coursed courser courtier courtiers cousin cousins coven covens cover coverings covers covert
coverts coves covet coveted coveting covets covey coveys cower cowered cowing coyer cozier coziest
crabbier crabbiest cracking cracks craftier craftiest cramp cramped cramping crams crane craned
cranes crank crankier crankiest cranks crannies cranny crape crapes crapped crapping craps crashes
crass crated crave craved craves craving crawl craws craze crazes crazier craziest creak creaks
creaky creamier creamiest crease creases created creed creeds creel creels creep creepier
creepiest cremate cremates crepe crepes crept cress crest crested crests crewing crews cribs crick
cricked cricks cried crier criers crime crimes crimp crinkle crinkles crinklier crinkliest crises
crisped crisps crispy croak croaks crock crocked crocodiles crone crones cronies crook crooking
crooks croon croons cropper croppers cropping crops croquette crosser crosses crossings crossroad
crotch crotches crotchet crotchets croup crowd crowds cruet cruets cruised cruiser cruisers crunch
crusade crusaded crusades crush cubes cubit cubits cuddlier cuddliest culled culling culls cults
cumin cunts cupped curate curates curbed curbing curbs curdle curdled curdles curdling curds cured
curer cures curing curio curios curlew curlews curlier curliest curries curry currying curse
curses cursing curtail curtains curter curtest curtly curve curved curves curvier curviest curving
cuspid cuspids cusps cussed custards customer cuter cutesy cuticle cuticles cycle cycled czars
dabbling daddies daddy daemon daemons daguerreotyped dailies daily dairies dairy daises dales
dames damning damns damper dampers damps dander dandier dandiest dandles dandling danger dangers
dangle dangled danker dankness dapple dapples dares darlings darning darns dashed dated dating
daubing daubs davit daydream daydreams dazed dazes dazing deader deafer deals dealt deans dearer
dears dearth deaths debut debuts decal decked decking decks decor decoration decors decoy decoys
dedicate dedicates deeds deems defected defective defectives defer deice deices deign deigns delis
deliver dells demoniac demos demoted demur demurer demurest demurs denies denoted denser
deportment depraved depresses deprive deprives depute deputes deputise deputises deputizes
derailed derbies derived derives deriving designed designers destroyer destroyers detained
detected deter determine determiner determiners determines detouring detours developed devise
devises devote devotee devotees devotes devour devout dials dibbling dices dicey dicier dicing
dickey digger diggers dignifies dignify dikes diking dilate dilates dills dilutes dimer dimes
dimpling dined dines dinging dingo dings dinky dinned dinner dinners dinning diploma diplomas
diplomata dipper dippers directer directory direr dirks discard discoed discords discourage
discourages discover discovery discs discus disgruntle disgruntles dishes dishing disks displease
displeases dissatisfies distract distracts ditched ditties ditty divan divans dived diverse divert
diverts divest divide divides divined diviner diviners divinest dizzied dizzier dizziest doable
docket docking dodos doers doggier doggiest dogging dogies doing doings doled doles doling dolly
dolts domed domes domestics doming donor donors doodled doodler doodlers doormat doormats doormen
doped dopes doping dories dorkier dorkiest dorms dosed doses dosing doted dotes doting doubled
doubly dover dowdies dowdy downier downiest downing downwards dowries dowry doyen doyens drabs
draft drafted drafting drafts dragoon dragoons drags drain drainer drainers drains drams drank
drape drapes draping draught draughtier draughtiest draughts drawl drawling drawls drays dread
dreading dreads dreamed dreamier dreamiest dreamt drearier dreariest drearily dregs drenches
dresser dressers dressings dressy drier driers dries drifter dripped dripping drippings drips
drive drivel drivels driven drizzled droll droned drooling droop drooped droops dropper droppers
dropsy dross drover drovers droves drown drowns drowse drowses drowsier drowsiest drubs drugging
drugs drummed drunks dubbing ducked ducting ducts duded dudgeon duding duets duffer duffers dulcet
dulling dulls dully dummies dummy dumpier dumpiest dumping dunce dunces dunging dungs dunks
dunning dupes duping duress dusky dusted dusters dustier dusts dwelling dwellings dying dykes
dynamics eaglet eaglets earbud earls earmuff earned earning earnings earns earthy eased easier
easing eastern eater eaters eaves eclipsed eddies edged edger edgier edgiest eerier eeriest
eggplants eighth eights eighty eking elate elates elating elephants eleven elevens elfish ellen
ellipse ellipses emaciate emaciates embarrasses embeds ember embraced embroider embroiders
emergence emery eminem emptied emptier emptiest encyclopaedia encyclopaedias encyclopedic energise
energises energizes engaged engrave engraver engravers engraves enrage enrages entertained
enthrone enthrones entice entitle entitles envelop enveloped envelops environmentalism envoy
envoys erase erases erotic erred erring escaped escapee escapees escorts ester esters etches
euphoria evenest evens ewers exams exasperate exasperates excepts excerpt excised excite excites
excluded excludes exited exorcising expeditions exploding explore explored explores exports expose
exposes express expresses expressionism extras extremer extremes eyeball faced facet facets
faction factions factor factorise factors facts fades fading faeces fagged failing failings fails
faints fairly fairs faked fakes faking fakir fallowing fallows famed famishes fancied fancier
fanciers fanciest fannies fanny fantasied fantasise fantasises fantasizes farce farces fared fares
faring farmed farther farts fascinate fascinates fashionably fashions faster fasting fasts fatal
fated fates fathered fathers fating fatness fatter fattier fattiest fauns faxed faxes faxing fazed
fazes fazing feared feast featherier featheriest feats fecal feces feebler feeblest feebly feeding
feedings feeds feint feistier feistiest felled felling fellows fenced fender fenders fending fends
fennel ferns ferrets ferried fester festers fests fetal feted feuds fiats fiber fibers fibre
fibres fiche fiches fiddled fiddly fiend fiends fiercer fiercest fierier fieriest fifes filch
filches filed files filing filings filler fillers fillet fillets filling fillings fills filly
filme filmed filmy finch finches fined finer finery finest fining finis finking finks finny fired
firing firmer firms fished fisher fishers fishy fists fittings fiver fixes fizzes fizzy flack
flacks flags flail flails flair flaked flaky flamed flames flaming flamings flank flanks flapped
flapping flares flash flashed flasher flashers flashest flashy flatcar flatcars flats flawed
flawing flaws flayed flaying flays fleas fleeced fleecing fleecy fleet fleeting fleets flesh
fleshed fleshes flexed flicked flied flier fliers fliest flighty fling flings flint flinty flipped
flipper flippers flips flirt flirtations flirts flits flitting floater floaters flock flocked
flocks floes flogged flogs flood flooder floods floozies floozy flora floras floss flour flours
flout flouted flouting flouts flowed flowered flows flues fluffed fluffier fluffiest fluke flukes
flume flumes flunkies flunky flurried flush flusher flushes fluted flutist flutists fluttered
fluxes fluxing foamed focuses fogey foggier foggiest fogies foils foist folder folders folks
follow folly fonts fools footfall footfalls footmen forage forages forced forceps forded fords
foreman foremen forensics fores forested forewoman forged forger forgers forget forgets forgo
forgoes forgot forks formals format former forms formulae formulas forsake forsakes fortes forth
forts fortunes forty fosters fotos foully fouls fourths foxed foxier foxiest foxing frack fracks
frame framer framers francs frats fraud frauds frayed fraying freckle freed freeing freelance
freelanced freelances freer frees freest frescoes freshen freshens fresher freshest freshet
freshets frets friction fried friendlier friendliest fries fright frighting frights frill frills
fringe fringes frisk friskier friskiest frisks frizz frizzes frizzier frizziest frizzles frogs
frolic frond fronds fronted frost frostier frostiest froze fruity frustrate frustrates fuddle
fuddles fudged fudges fueling fuels fulled fulling fulls funding funds fungus funkier funkiest
funks funnier funniest furies furled furls furnishing furrier furriers furriest fusing futzes
fuzzed fuzzes fuzzier fuzziest gabbling gable gables gaggles gains galas galley gallons gallows
galls gambling gambolling gamed games gamest gamier gamin gamine gamines gamins gantlets gapes
garaged garbage gardened garrisons gases gashing gassing gassy gated gates gather gating gauge
gauges gauntlet gauzy gayer gazed gazer gazers gearing geekier geekiest gelded gelds genera
generated genes genii genome genomes genre genres gentile gentiles gentled gentler gentlest
gentries gentry genus geographies germs ghastly ghostlier ghostliest gibes gibing giblet giblets
giddier giddiest gigging giggle giggled giggler gigglers gilding gilds gills gilts gimlet gimlets
gingerly ginning giraffes girded girds girts glaciers glades glance glanced gland glands glared
glassed glassy glaze glazes glazier glazing gleam gleams glean gleaning gleans glide glided glider
gliders glitters gloat globs gloom gloomier gloomiest glories glory gloss glosses glossier
glossiest glove gloved gloving glower glowers glues gluts goads goatees goats gobbing godless
gofer gofers goggle goggled goggling golfed golfing golfs gollies gongs goodies goodly goody gooey
goofier goofiest googled googles gooiest gooks goons goosed goosing gores gorged goring gorse
gotta gouge gouges grabs grace graces gracing gradation gradations grade graded grader graders
grades grading grads graduated graffito grail grainier grainiest grams grander grant grants graph
graphs grasp grasping grasps grasses grassier grassiest grate gratefully grater graters grates
grating gratings grave graved gravel gravels graven graver gravest gravies graving gravy grayer
graze grazes grazing grease greased greases greasier greater greed greedier greediest greek greene
greening greet grids grime grimes grimy grind grinding grinds gripe gripes grips grist grits groan
groans grocer grocers groggier groggiest groin groins groove grooved groovier grooviest grope
gropes grottoes grouches grouchier grouchiest grouse grouses grout grouts grovel grovels growing
growl grows grubs grumble grumbles grumpier grumpiest grunge grunt grunts guess guests guides
guiding guilt guiltier guiltiest guineas guise guises gulfs gushy gustier gustiest gusto gutsy
gutting gymnastic hacked hackle hafts hailed hailstone hairier hairiest hakes haled haler hales
halfway haling hallow halon halted halter halters halting halts halve halved halving hammed hamper
hampering hampers handhelds handing handlebars handled hands handsomer handsomest handy handymen
hanged hanger hangers hanker hankered hankering hankerings hankers hanks hanky happiest hardest
hardy hared harem harems harking harks harming harmonics harmonise harmonises harmonizes harms
harpies harping harpy harries harry harrying harts harvests hasps haste hastes hasting hated hater
haters hates hating hatred hatreds hatted hatting haughtier haughtiest hauls haunt haunting haunts
haven havens haves hawing hawker hawkers hayes haying hazed hazier haziest hazing hazings header
headers headings headland headlands headlight heady healed healing heals health heaped heaping
heaps heard hearer hearers hearing hearings hears hearten heartens hearty heated heater heaters
heating heats heave heaved heavenlier heavenliest heaves heavier heaviest heaving heckles hedged
hedges heeded heeding heeds heftier heftiest hefts heirs helmsmen helps hence herded herding herds
heresy heroes heroin heroins heron herons herpes hickey hickeys hided hieing highland highwaymen
hiked hilly hilts hinds hindu hinging hinting hints hipped hipping hippos hired hires hiring
hissed hitchhike hitchhiked hitchhikes hitching hither hitter hitters hived hives hiving hoard
hoards hoarse hobbies hobos hocked hocks hogging hoist hoists hokey holdings holed holing homed
homeless homelier homeliest homer homering homers homeys homilies homily honed hones honeybees
honks hooding hooey hoofed hoofing hoofs hooked hooking hooks hooky hooped hooping hoops hooted
hooting hoots hoped hopes hoping hopper hoppers horde horded hording hornet horny horrifies horse
horsed horses horsey hosed hoses hosing hosted hostels hotkey hotkeys hotly hotter housed
housewives housing hovel hovels hover howdy huddle huffier huffiest huger hugest hughes hulas
hulling hulls humane humbled humbler humblest humbly hummock hummocks humored humorless hunch
hunches hungary hunger hungered hungering hungers hungrier hungriest hunker hunkers hunted hurdled
hurdles hurdling hurling hurrah hurrahs hurried hurting hurts huskier huskiest husking husks
hussies hussy hustings hustling hyped hypes hypnotise hypnotises hypnotized ibises icier iciest
illuminate illuminates illustrate illustrates imaged immerse immerses impart imparts imperil
imperils impervious impresses inanely inaner included includes incredible infatuate infatuates
infect infects infer inferior inferiors inferno infernos infinite influence influenced influences
infuriate infuriates inject injects injure injures inkier inkiest inland inscrutably insert
inserts inset insets insider insiders insomnia inspect inspects insurances insured insureds inter
interjection interjections internationals interned internee inters intro intuit intuits inured
inventory investor investors iridium ironies irony irrigated irritate irritates isles islet
isolate isolates issued issues ivies jaded jambs james jangle jangles jangling japes jaunt jaunts
jazzy jealousy jellies jells jelly jerking jested jests jeweler jewellers jigger jiggers jigging
jiggle jiggles jiggling jingled jingles jocks jogged joggles joggling joins joist joists joked
jollied jollier jolliest journalism joust jousts judged jugging juggle juggled juiced juicer
juicers juicy jumpier jumpiest juries juster karat karats katie keeling keels keener keening keens
ketchup kevin kicky killer killers killing killings kilter kilts kinda kindle kindles kindlier
kindliest kinglier kingliest kinking kinks kisser kissers kited kiting kiwis knacks knead kneed
kneeing knees knell knelling knells knifed knitter knives knobs knock knocker knotted knotting
knowings known knows kookier kookiest kooks laborer laborers laboured laced laces lacing lacks
ladder ladders laddies laded lades lading ladings ladles lager lagers lagged lambs lamer lames
laming lanced lancer lancers lancet lancets lancing lander landscaped landscaper landscapers lanes
lanka lankier lankiest lapsing lapwing lapwings larded larding lards largess larking larks larva
lashes lasting later latex lathe lather lathes lathing latter lauding lauds laugh launch launcher
launchers launches laxer layer layers lazes lazied lazier laziest lazying leach leaches leaded
leading leads leafed leafing leafy leaked leaking leaks leaned leaner leanings learn learning
learns lease leased leases leashed leashing leasing least leathers leaved leaven leavens leaving
leavings lecher lechers lectured ledger ledgers leeches leeks leers lefter lefty legends leggier
leggiest lemony lender lenders lending lends lengthy lenses leonard leotards levers levitate
levitated lewder liars liens lifer lifers lifts liked likely liken likens liker likest liking
lilted lilting lilts limbo limbos limbs limed liming limned limning limns limos limps linden
linear lined linens liner liners lines lingo lining linked linking lipid lipids lisping lisps
listed listen listing listings lists liter liters lither lithest lithography litre litres litter
litters littler littlest livable liveable lived livelier liveliest liven liver liveries livers
livery lives livings loaded loader loaders loading loads loafer loafers loamy loaned loaning loans
loaves lobbied lobes local locals locked lockers locking lockout lockouts locks locomotives locus
lodes lodged lodger lodgers lodging lofted lofting lofts lofty loges logged logging logon logons
loins lonelier loneliest loner loners longed longings loomed looming looms loonie loonier looniest
loons looped looping loops loopy loosed loosen looser looses loosing looted looting loots lopes
loping lopping lordlier lordliest loses louse louses louts louver louvers louvred loved lovelier
loveliest lover lovers lower lowers lowing lucas luckier luckiest lucking lucks lugged lugging
lulling lulls lumping lumps lunched lunge lunged lungs lurch lurches lures luring lutes lynch
lynches macaroni macaronis macaroon macaroons maced machined macho macing macron macrons macros
macroscopic madam madams madden maddens magnified magnifies magnolias maharajah maharajahs maids
mailmen mails maims mains maize maizes major majors maker makers mallow mallows malted malteds
malting malts manes mangle mangles mango mangy mania maniac manias manics manly manna manned manse
manses mantes mantled mantoes manure manures maple maples mapping mappings marcher marchers margin
margins maria marie marine marines marion marital marked marker markers marks marlin marlins
marred marries marring marry marshy martin marts mashed masher mashers mashes masking massaged
massed masses massing master masters mastery masts matched mated material materials mating
matrices matron matrons matted mattes matts matured maturer maturest mauls maxed maxes maxim
maxing meals mealy means meatier meatiest meats mecca meccas meddle meddles medial median medias
mediate mediates mediating mediation medicals medicate medicates medicating medication medications
meditated meets melded melding mellower memorials memos menaced menage menages mends mental menus
merchant merchants mercies mercy mermen merrier merriest meshes meshing mesmerise mesmerises
mesmerising mesmerized message messages messes messy metal metals meted meter meters metes meting
metre metres metros mewls micron microns microscopy middies middy midst midway midways midwifed
midwives miens miffs mightier mightiest mikes miking miler miles milfs milkier milkiest millennia
millenniums million mills mimed mimes miming minds mined miners minim minima minimalism minims
mining minks minor minors minster minted minty minxes mires miring miser miserably misled
mismatches missed missive missives mister misters mistier mistiest mistimes misting misuses
misusing miter miters mites mitred mixer mixes moaned moaning moans moats mocks modal modals modem
modems modesty moire moires moist moister molds moldy moles molest molests molls molted molting
molts mommies mommy monarchies monarchy money monies montages month months moodier moodiest mooed
mooning moore moose moots mopes moping moray morns moron morons mortal mortars mortise mortises
moses mosey moseys mosses mossier mossiest motes motile motiles motor motorbiked motorcycled
motors mottle mottles motto moult mound mounds mounts moused mousier mousse mousses mousy moved
mover movers moves mowing mucky muddle muddles muffed muffing muffle muffled muffles mufti muggy
mulch mulches mulching mules mullions mulls mummifies mumps munch munches murkier murkiest murks
mused muses mushes musicale musicales musky musses mussing mussy muster musters musty muter mutes
mutter mutters mutts myths nachos names napes narrower nasal nationals natty naturals naught
naughtier naughtiest naughts navel navels nears nebulae nebular needled needles needs needy
negatived negatives neigh neighs nerdier nerdiest nerve nerves nervy nestling nestlings nether
netting neural neutrals newbie newer newlywed newsboys newsier newsy newts nibble nibbled nibbler
nibblers nicer nicest niche niches nickname nicknames niece nieces nipped nipping niter nitre
nixes noblemen nobler noblest noblewomen nodes noise noised noises noisy nonce noodled nooks noose
nooses noshed noshes noshing nosier nosiest nostalgia notarise notarises notarizes notches
notching noted notes nothings noting notional nouns noway nozzles nuder nudest nudge nudges nuked
nukes nursed nuttier nuttiest nuzzle nuzzled obits oboes ocher octave odder odors offender
offenders offerings officials older omens onset onsets opals opens option options orchestral
orchids order organise organises organism organisms orthodoxy others otter ounce ounces ouster
ousts outdoor outed outlay outlays outlined outlive outlives outrage outrages outran outsider
outsiders outsize outsizes outwit outwits overhear overheard overhears overheat overheats overs
oversight oversights overt owned oysters paces pacing packaged packet packing pacts padding paddle
paddled padlock padlocks paged pager pagers pages paging pails pained paining pains paints
palaeontologist palaeontologists palate palates paled paler palest paling palings palling pallor
palls palms palmy paltry pamper pampers pancaked pandering panders panel panels panes pangs
panning pansy panted panties panting pantries pants papas papery papua parachuted paraded paranoia
parch parched parches parching pares paring parings parish parity parkas parked parries parring
parry parrying parse parsed parses parsing parson parsons partied parting partings partly passel
passels passer passes passports pasta pastas paste pasted pastern pasterns pastes pasties pastured
pasty patchier patchiest patching patchworks patent patents pates pathos paths patois patrons
patted patter pattered patters patties patting patty paunch paunches paunchier paunchiest pauper
paupers paused paves paving pavings pawls pawning pawns payed payer payers paying peace peaces
peacocks peaking pealed peals pearlier pearliest pears pecked pecking pecks pedals pedant pedants
peddle peddles peddling peeing peeked peeled peeling peelings peels peeped peeper peeps peered
peeve peeves peeving pence pendent pendents pends penis pennant pennants pensioned peons peony
pepped peppery peppier pepping peppy perch performed perfumed perfumery perking perks perplexes
persona perter pertly pesky pester pesters pests petal peter petering peters petrel petrifies
petted petting petty pheasant pheasants phoned phoney phoneys phonies phonograph phonographs phony
photographed photojournalism photon photons picket pickings pickling picks pictured piddle piddles
piddling pieced piecing pierce pierces piker pikers pikes piking piled pilling pillories pillory
pills pimping pimps pincer pinch pinches pinching pined pines pings pinking pinstripes pinto pints
piper pipers pipes pipping pippins pirated pirouetted pisses pitched pitcher pitchers pitches
pithy pities pitted pitting pivot pivoting pivots placed placer placers placing plague plagues
plaice plaid plaids plaint plaints plait plaiting planed planing plank planks plannings plans
plated platen platens plates plating plaza plazas pleaded pleas pleasant pleasing pleating pliant
pliers plies plopping plots plotted plotter plotters ploys pluck pluckier pluckiest plucks plugs
plumb plumbed plumbs plume plumes plumped plumper plumping plunk plunking pluses plusher plushest
plushier plushiest plying poach poaches pocked pockets pocking pocks podding poems poesy pointer
pointers poising poison poisons poked pokes pokey pokeys pokier poking poled policed policewomen
policies policy poling polio polios politer politest polities polity polkas polling polls polyp
pompoms ponder pondered pones ponies pooch pooches poohs pooping poops poplar poppa porches pores
poring porno portal ported porter porters porting portion portions portlier portliest ports posed
poser posers posher poshest posies posit positron positrons posits posse posses posted posting
postings postmen posture postures potatoes potbellies potpies potter pottier potties potting potty
pouched pound pounded pounding pounds pouted powdering powders powdery powered poxes prance
prances prancing prate prates prating prayed preach preaches preachy prefect prefects prepaying
preps prescriptions presented preset presets presetting presto pretence pretences prettied
prettier prettiest prevent preventing prevents previous preying price prices pricking prided
prides pried pries prigs primal primate prime primed primers primes primp primps princelier
princeliest principle principles printed printer printers printing printings prise prised prises
privater privates prized processional processionals processor processors prodding prods produce
produced produces profiled programme programmed programmes promenaded promo proms prone propping
proscription prose protons province provinces prowler prowlers prows prude prying psalm psych
psyche psyches psychs pucks puddled puddling pudgier pudgiest puffier puffiest puffins puffs
puking pulping pulps pulpy pulse pulses pulsing pumps punchy punks punting punts pupal pupping
puree purees purer purge purges purging purling purls purpler purplest pursed purser pursers
pursing pursue pursues pusher pushes pushy pusses putted putter putters putts puttying puzzle
puzzler puzzlers puzzles quacking quads quaff quaffs qualifies qualify quarried quartet quartets
quaver quavering quavers queenlier queenliest queer queerly queers quell quells quickies quieted
quietus quilt quilter quilts quire quires quirk quirkier quirkiest quirks quits quote quotes rabbi
rabbis rabies raced racer racers racier racket rackets racking racks radars radii radius radon
raffled ragas raged ragged ragging raided raiding raids railed railing railings rails railways
rainier rainiest raise raisin raisins raked rally rammed ramps ranched ranged rangier ranging
rangy ranker ranking rankings ranks ranter rants rapes rapider rapine raping rapped rared raring
rasher rashes raspier rates rating ratings ratio ration rations ratios raved ravel ravels raves
ravings rayon razes razing reacting reader readers readied readier readiest readying realer
realise realises realist realists reals realty reamed reamer reamers reaming reams reaped reaping
reaps rearing rearm rearmed rearming rearms rears rebellions recline reclined recliner recliners
records redder reeds reedy reeks reelecting reels refereed refiled refine refiner refiners refines
refuge refuges regaining regale regales reined reining reins related relating relaxes relayed
relaying remoter remotest remove removes renal rending rends renter renters renting rents
repairmen repel repels report reported reports reposed researched researches reserve reserves
reset resets resolve resolver resolves responsibly retaining retching retina retinas retirements
retort retorts retrod retry revel revelries revels revenged revenue revenues revere reveres
reverse reverses revolution revolutions revolved reword ribbing riced rices ricing rickets ricking
ricks ridding rider riders ridged ridging rifer riffled riffs rifts rigged riles riling rills
rimed rimes riming rinds ringer ringers ringlet rinsing rioter rioters riots riper ripper rippers
ripple ripples riser risers rises rising risking risks rites riven rivet rivets roads roans roared
roaster roasters robbed robbery robbing robed robing rocked rockier rockiest roger rogers rogues
roiled roiling roils roister roisters roles romanticise romanticises romanticist romanticists
romped rookies rooking rooks rooming roomy roosted rooter roots roped ropes roping roseate rosier
rosiest rosin rosins roster rosters rotor rotors rotunda rotundas rouged rough roughs rounder
rouse rouses route routed router routers routes routs rover rovers roves roving rowdier rowdiest
royally rubbed rubbers rubbery rubes rubier rubiest rubles ruddier ruddiest ruder ruffed ruffle
ruffles rugby ruined ruing ruining rummy rumples rumps runaway runaways runes rungs runnel runnels
runnier runts ruses rushed rusks rustics rustier rustiest rusting rustles sacked sacking sacks
saddled sades safely safer safes sagas sager sages sailed sails saintlier saintliest saith salad
salads sales salesmen sallies sallow sally saloons salsa salsas salting salts salty saluted salve
salver salvers salves salving sample samples sandier sandiest sanding sandwiched sanely saner
sangs sapling saplings sapping sarong sarongs sasses sassier sassiest satay sated satellited
satellites sates sating satisfies sauce sauced sauces saucier saunter sausages saved saver savers
saves saving savings saxes sayings scabies scads scalding scalds scale scaled scalp scalpers
scalping scalps scaly scammers scamper scampi scams scans scanted scanter scare scarecrows scares
scarfed scarier scariest scaring scarred scarring scars scats scatting scent scents schema schemed
schemer schemers scone scones scooping scoops scoot scooted scooting scoots scope scopes scoping
score scored scores scorning scotching scott scour scouring scours scouting scows scrabbling scram
scrams scrape scrapes scratched scratchy scrawled scrawling scrawls scrawnier scrawniest screens
scrimp scrimps scrip scrips scrolled scrolling scrub scruff scruffier scruffiest scruffs scrunch
scrunches scubas scudded scuffling scull scurf scurried scuttle scuttles sealed sealer sealers
sealing seamed seamen seams seared searing sears seashells seating seconds secrete secrets sects
sedated sedge seeding seeds seeing seeings seeks seeping seeps seers seize seized seizes selves
semen semis sender senders sends sense sensed senses sensor sensors sepal sepals septa sequins
serener serenest serer serfs serial serials serous serve served servers servos setter setters
setting settings settle settler settles settling sevens sever severed severer severest severs
sewed sexes sexing sexting shack shacks shade shadowy shads shaggier shaggiest shags shake shaken
shaker shakers shakes shale shall shallot shallows shalt shame shamed shames shaming shams shandy
shank shanks shaping shard shards share shared shares sharing sharking sharped sharping shatter
shatters shave shaved shaven shaver shaves shaving shavings sheaf shear shearing shears sheaves
sheds sheen sheep sheepskins sheer sheering sheet sheets shelf sheller shelling sheltering shelve
shelved shied shift shiftier shiftiest shifts shill shills shimmer shimmers shimming shims shine
shined shiner shiners shines shingle shingles shinier shiniest shinned shinnies shinning shinny
shins shipper shippers shipping shirk shirked shirking shirks shirr shirring shirrings shirrs
shits shitting shitty shocker shockers shocks shoeing shoes shone shooing shoos shoot shooter
shooters shootings shoots shored shoring shorting shotgun shotguns shout shouts shove shoved
shoves shoving showed showery showier showmen shown showy shrank shred shredder shredders
shredding shreds shriek shrift shrike shrikes shrink shrinking shrinks shrive shrives shrubs
shtick shticks shuck shucked shucking shunned shunning shuns shunt shunting shunts shush shushed
shuts shuttled shuttling shying sicked sicker sicking sicks sided sidewall sidewalls siding sidle
sidles sifting sifts sighs signer signers signing signings signs silhouetted silhouettes silkier
silkiest silks sillier silliest silos silting silts simile similes simmer simmering simmers
simpler simplest simplex simply sinew sinews singe singed singeing singes singh singled singling
singly sinker sinkers sinking sinks sinned sinner sinners sinning sinus sired sires siring sises
sissies sissy sitar sitars sited sites siting sixes sixth sixths sizer sizes skateboarded skated
skeet skein skeins sketched sketchy skewer skewers skewing skews skids skied skiffs skill skills
skimming skimping skims skinniest skinning skins skipped skipping skips skirts skits skulk
skulking skulls skunks skydive skydived skydiver skydivers skying slack slacker slackers slacking
slacks slags slake slaked slakes slaking slams slander slanders slang slapping slated slating
slats slave slaved slaver slavers slaves slaving slaying slays sledged sleeking sleepier sleepiest
sleeting sleets sleety sleighs slewing slews sliced slicer slicers slices slicing slick slicked
slicking slicks slide slider slides slier sliest slimmer slimming slimy sling slinging slings
slink slinkier slinkiest slipper slippery slips slits slitting sliver slivering slivers slobs
sloes slogs sloops sloped slopping slops slosh sloths slots slotted slotting slouch slouches
sloughed sloughing slowed slower slowing slows sludge slued slues slugs sluice sluices slummed
slummer slump slumping slumps slums slunk slurp slurped slurring slurs slush sluts slyer smack
smacking smacks smash smashed smear smears smell smelly smelting smelts smilies smite smites smith
smiths smiting smocked smocking smocks smoggier smoggiest smoker smokers smokier smokiest smooch
smooched smoothed smoothing smote smoulder smouldered smoulders smuggle smuggled smuggles
smuggling smuts snaffling snags snailing snaked snakes snaking snaky snappy snare snared snares
snaring snarkier snarkiest snarl sneak sneakier sneakiest sneering snicker snickers snide snider
sniff snippier snippiest snipping snips snitch snitched snitches snits snobbier snobbiest snobs
snoop snoops snoot snootier snootiest snoots snoozed snored snorer snorers snort snorting snorts
snots snotty snowball snowballs snowboarded snowier snowiest snowmen snowshoed snubs snuffing
snuffling snuffs snugged snugging snugly soaking soakings soaks soaped soaping soaps soapy soared
sober sobers sociably socket sockets socking softies softy soggy soiled soiling solder solders
soled solicitous solider solver solvers somewhats sonar sonars songs sonnies sonny sooth soothes
sootier sootiest sophisticate sophisticates sopping sorer sores sorrier sorta sorties sorting
sorts sottish sough souls sounds soupy souring sourly sours southerns southwestern sowed sower
sowers sowing spacemen spacey spacial spade spaded spades spading spake spams spanning spans spare
spared sparely spares sparing spark sparking sparkled sparkler sparks spars spasm spate spates
spats spatted spattered spatting spayed spaying spays speak speaking speaks speck specked speckle
specks speedy speller spellers spelling spellings spelt spend spender spenders spending spends
spewed spewing spews spice spiced spices spicy spiders spidery spied spiel spiels spike spikes
spill spills spilt spindle spindles spindlier spindliest spine spines spins spiny spire spires
spite spited spites spiting spits spitted splash splay splays splice splices splint splinted
splinter splinters splinting splints splits splitting splittings splotched spluttered spoil
spoiler spoilers spoils spoke spokes spoof spoofed spoofs spook spookier spooks spool spooled
spools spooned spoor spoored spoors spore spores sporing sport sported sportier sportiest sports
sportsmen sportswomen spotter spotters spottier spottiest spout spouted spouting spouts sprang
sprat sprats sprawl sprayed spree spreed sprees sprig sprigs springy sprinkle sprinkled sprinkler
sprinklers spritz spritzes sprung spunk spunkier spunkiest spurring spurting spurts squab squabs
squad squads square squared squarer squares squarest squaw squaws squired squirm squirms squirt
squirting squirts squishes squishier squishiest stabled stabler stablest stabs stacked stacking
staged stagger staggers staging stagings stags staid stain stains stair stairs stake staked stakes
staking stale staled stales staling stalker stalkers stalled stalling stalls stamp stamps stanch
stanches standards stank staple staples starching stared starfishes starkly starlet starlets
starling starlings starred starrier starriest starring start started starting starts starve
starves starvings stash state stated statelier stateliest stater states stating stats stature
statures status statuses statute statutes stave staved staves staving staying stays stead steads
steaks steal stealthy steam steamer steamers steaming steams steed steeds steelier steeliest
steeling steels steep steeping steeply steeps steer stein steins stems stepped steps stepson
stepsons sterling steven stevens stewing stews stickier stickies stickler sticklers sticky sties
stiff stiffing stiffs stile stiles stilt sting stinger stingers stinging stings stink stinker
stinkers stinking stinks stint stints stirs stoat stoats stock stocked stockier stockiest stocks
stoke stoked stokes stoking stolen stoles stolid stolidly stomached stomachs stomp stomps stoner
stoners stony stool stools stoop stooping stoops stopping stored stores storey storeys storied
stories storing stork storks stormier stormiest story stove stovepipes stowed stowing stows
straights strained stranding stranger strangle strap straps straws stray streaky streamed
streaming streamline streamlines streetlight strep stresses stretcher stretchers stretchy strew
stride strife strike striker strikers strikes string stringing strings stringy stripling
striplings stripped stripping strive strives striving stroke strokes stroking stroller strop
strops strove strum strums strung strut stubbly stubs stuck studding studied studs stuff stuffs
stumped stumpier stumpiest stumps stunk stunning stuns stunted stupefies sturdier sturdiest
sturgeon sturgeons styli stylise stylises stylist stylus suaver suavest subbing submerge submerges
submersed submit submits subset subsets suburbans sucked sucking sucks suffer suffers sugars
sugary suing suite suites sulkier sulkiest sulks sullies sully sultana sultanas summed summery
sumps sunbathe sunbather sunbathers sundry sunned sunnier sunniest suntan suntans superb supermen
supernovae supers supersize supersizes supper supping surely surer surfaced surfed surging surlier
surliest suspensions suspicions svelter sveltest swabs swaddle swaddles swagged swain swains
swallow swami swamis swampy swank swanks swaps sward swards swash swathing swats swaying sways
swear swearer swearers swears sweat sweatier sweats sweep sweepings sweeter swell sweller swelling
swellings swells swelter swelters swept swerves swerving swift swifts swigging swigs swill swilled
swilling swills swine swines swing swinger swingers swish swiss switch switched switches swoon
swooning swoons swoop swordsmen swore sworn sylphs syringing tabled tacked tacking tainted taken
taker takers talents talker talkers taller tallies tally tamed tamer tamers tames tamil taming
tampered tangs tangy tanker tankers tankful tankfuls tanking tanks tannin tansy taper tapers tapes
taping tapped tared tares taring taros tarots tartans tartar taser tasers tasking tasks taste
tasted tastes tatting tawnier tawniest taxes taxing teach teaks teaming teams tearier teariest
tease teasing teats techs teeing teemed teems teenier teeniest teens teethe teethes telephoned
telephones telephony telescoped tells tended tending tends tenet tenets tenon tenons tense tenser
tensor tensors tented tenth tenths terraced terry testing tests testy texts thanking thatcher
thatches thats thaws thees thermals thesis thicket thieve thieved thine think thinker thinning
thong thongs thorn thorny thorough thous thralled threads threat threats threes threw thriller
thrillers thrilling throaty throbs throe throes throng throngs throw thrown thuds thump thumps
thyme ticker tickers tickets tickled ticks tided tides tidier tidies tidiest tiers tilde tildes
tiled tiles tiling tilled tiller tillers tilling tills timber timbers timed timer timers tinder
tines tinged tinges tings tinkers tinkling tinned tinnier tinniest tinning tinny tinting tints
tipper tippers tippled tipsier tipsiest tiptoed tiptop tiptops tireless tires title titled titles
titling toads toaster toasters toasty tobaccos toddle toddled toddles toddy toiled toiler toilets
toils toked token tokes toking tolling tolls tommy toner tongs tongued tonic tonics tonier toniest
toning tonne tonnes tools tooted toots topic topical topped torched tornadoes torque torques torts
tosses toted totem totes toting totting touch touches tourism tousle tousles touts towed towel
toweling towelings towels towing toxin toyed trace traced traces tracker trackers tract tracts
trading trail trailed trailer trailers trails trained trainee trainees trait traits trammed tramp
trams tranquillity trans transformed trapped trappers traumatise traumatises traumatize
traumatizes traveled travelled trawl trawled trawls tread treading treads treasured treasurer
treasurers treasuries treasury treaty trebling treed tress trial trialing trialling trials tribes
trice trick tricked trickier trickiest tricking trickles tricks tried trifle trifling trikes
trilled trimmer trios tripe tripled triples triplet tripling triply tripped trips trite trooped
troth troubled trough troughs trouper troupers trouser trowel troys truce truces truck trucked
trucking trucks trues truing trumped trumpeted tryout tryouts tsars tubas tubbier tubbiest tubed
tuber tubers tucked tucker tuckers tucks tumid tumor tumors tuned tuner tuners tunes turfed turner
turnouts tusked twain twang tweaking tweeds tweedy tweet twins twirl twisted twits twitter
twitters tying tykes typed typos tyres udder udders ultras umbel umbels unbelievable unbinding
unclear uncomfortably underneaths undertake undertaken undertakes unduly unease uneasier uneasiest
unfit unfits unhappier unhappiest unhinge unhinges uniquer uniquest unite unites units unity
unlatched unluckier unluckiest unmake unmasked unmoved unread unrulier unruliest unseal unset
upped uppers upsides uptight urbane users utter vague vales vanes vantage vantages vapes variant
variants varies vasts vault vaunting vaunts veers vegan vegans vegetables veils veins velds venal
vends venous ventriloquism vents venue venues verbal verbals verbs verge verges verse verses verve
vices vicing victor victories victors victual videos viewed vigilance vigor villa villager
villagers villainy villas villein villeins viols viral vireo vises vising visions vital vitals
vocation vocations vogues voiding volley volleys vowel vowels vowing wacker wackier wackiest wacko
wacks wadding waddle waddled waded wader waders wadis wafer wafers waffled wafting wafts waged
wager wagering wagers wages waggle waggles waggling waging waifs wailing wails waist waists waited
waive waived waiver waivers waives waiving waked waken wakens wakes waking waled wales waling
walled walling walter wander wandered waned wanes waning wanner wanting warders warding wards
warehoused wares warier wariest warmer warning warns warps warts warty washed washer washers waste
waster wasters wastes wasting watched watcher watchers watery watts waver wavering wavers wavier
waviest waxed waxes waxing waxwing weals wealth wealthier wealthiest weaning weans wearied wearier
weariest wearying weasels weathermen weave weaved weaves wedder wedged wedges wedging weeder
weeders weeding weeds weedy weeing weeks weepier weepiest weeps weest wefts weigh weighs weightier
weightiest weirs welded welds welled welling wells welter welters welting welts wending wends
wendy wetter whack whacks whaled whaler whalers whams wheal wheals whens wheres whets whiled
whiles whims whine whines whirred whisk whisked whiskeys whisks whiskys whisper whispered
whispering whispers whist whiten whitens whiter whitest whiting whitings whits wholes wholly whore
wicker wickers wicket wickets wicks widen widened widens wider widest widow widows width widths
wield wielding wields wiener wieners wigged wigging wiggled wiggler wigglers wiggly wight wights
wilder wildly wiled wiles wilier wiliest willies willow willows wilted wilts wince winced winces
winch winches winching wincing winded windier windiest winding wined wineries winery winger
wingers winging wining winners winnow winnows winos wintrier wintriest wiper wipes wired wires
wirier wiriest wiser wisest wishes wishfully wisps witched witching wittier wittiest wives woken
wolves women womens wonders wooded woodies woodman woodmen woodsmen woodsy woody wooed woofs
woolens woollens woollier woolliest woozy wording words wordy workaday worked workings worming
worms wormy worrier worriers worse wound wounder wounds wrapper wrath wreathe wreathes wrecking
wrest wresting wrestle wrestled wrests wriggle wriggles wriggling wright wrings wrinkle wrinkles
wrist write writes writhing writs yawed yawing yawls yeahs yearbooks yearling yearlings yearn
yearns yelping yelps yogis yolks zanier zaniest zebus zeros zones zonked
urbana series minutes trade australia george india minute contract russia germany reached chris
bitch turns proposed steve email youtube thousand davis latin lewis brian harris repair contracts
kicked patrick austin inches kills fewer oscar protecting larry danny laura unions oliver perry
graphics react traded binding norman arabia julie surrender switching clarke columbus edwards
planted angela leeds simpson wished bernie denial propose lauren glenn casey closes janet ellis
shane minerals marco mitch nixon ricky lakers vince boris alberta timely walsh branded jenkins
nobel prisons hindi practiced tracy anglo chester forbes shawn boeing burton clara maggie natalie
trent jared megan rhode abbott carrie commanded arabs brooke claude gardner norms tapping tories
webster maths paypal jonas payne sofia thirsty pearson damon greeks indies michel brock theresa
corey frances quitting santos sidney carlo entirety ramsey rhodes willis byron garrett somalia
tuning diets lester percy perez bolton clare jules barrett forex knicks lagos marty buddhism owens
plead saunders denis hamburg nicolas paved wisely barton dante rosie benny forrest repost thicker
archie augusta mayer steele doris giles nichols saxon shaun agnes denise dwell ripping soils
fleming lamar miley paced saturdays topping monty reggie trailing brits nicola texans bryce
burgess everett locke henri morse paige bowen derive millennials wiley workouts chords manny
marcel nicky ryder skinner tackling autograph bumped catchy chanel cisco fella patel reich becker
dipping koreans robbins stirling sunni alberto boarded connie marcos mater swung buckley harding
lyons slater ticking tryin crimea fallon pearce scarlett wally walters blending cardio dewey
fridays gould rivera augustus bridget francois rican wilde basel betsy boone browne buffy eaton
elias browning filth fresno georges marian michaels spacex starr torah wolfe anders felipe kelley
paolo patton strands albion huang italia martian moines pinky stacy
pours poured wanna sale ride thee grande kurt fraser jung carey klein dunn serena cache springer lowe mona
ernst cara rosen midi kaplan adler gemma bergen rollers busch isabelle maga mira slade toro tong
melo richter bose hast tele vogel nasser lina gallo fisk papi blot boer dunne lago machado bello
bobo myra engel ritter groot ange kaya dost fontana calle sabah weinberg bjorn lula lupe crocs
remo carina donner hakim reina roos kessel koenig bunt pers iman neve drucker wien trott polis
costa mata scala
blast fare moss links balsa bart berber cauda enrobe groats hermes inga kappa lave louche macon
malar maculate minder oken servitor taka twee verger vila grapevine twine mamma sunray tudor bended
goner tingling amputate carven proto barony batwing biter comportment crafter draper giver kipling
lasher pealing rasping retch sipper sprue stager swede tenting trapping crumple bladed masted
slashing slivery swart agora applet attar babar babka bagger bairn balancer banding barbel basset
bayer beaut becket bennet bilge bobber bonce bootie botcher bottler bowline bulla bummer bunce caber
caddy camus capet carver casper caster castile chard charr chasse chert clipper clumber coati cocker
codling conker cooly costumer cottager cowper crete crimper crocket cubby cupper cutler delphi
docker dolomite doorstop dragger dulse durga eyrie facer falla faraday fatso faust featherbed ficus
firelighter fitch foodie footer friary galan garnet ganges glazer gloam gobbet gorgon grannie
greaves grieg grimm groover growler halal handel handhold harpo hatchling hawking hedger heller
himalaya hisser horus hosta hosea houri hullo jagger jingly keats koran lagger laird lancelet
lansing lashings latke leaker leaper leaver legging liana limbus limiter longbow looker lounger
lowry luffa lunger maser masker mastic matcher medea medici medina merlon miaou mimer mincer minter
missus missy mizzle moong morel morion muncher nessie nicker noddle norma nursling octant ogive
olympia overcall padder paddler pansa papaw parader parer pater patten peking pelter petter pinny
pinko planer plaiter plier polder ponce porker pouter prong psalms pucka puddler quern quicky racker
raita ratter reims rockery romany roper rounders rugger ruiner rusher saddler samphire sanger
screamer scree seance seder sideburn skimmer slinger sleight smelt smiler sneezer soaker spangle
sparta spock sprit stacker stoup strider stuffer styler sunroof swath sweeper tacker tanka tarzan
tapper tater tetra thebes thane tiber tiddler tiler toper tramper trappings trews trier tripper
trunnel typhon underskirt waddler wailer waltzer whirler whiskery wicca willet windflower winker
withy woolf yawner yeats backslide bodge flambe foliate perfuse prink unreel airlike awned balconied
beery blase blistery blowy bosky branchy bugged bungling burbling buttony carroty chesty coiling
corky curvey dished dishy dodgy doughy earthly fanned ferny floaty flossy floury frizzly fugly
glistering grabby grapey grazed grotty hammy holey hooved hulky innate jolty lathery manky matey
mothy nubbly peaty popeyed rushy salted scaley seedy shirty shorn sightly silty skint slimed slippy
smudgy snorty soured spacy stagey steamy stingy tapestried techy thickset thready tiered touristy
unhatched washy winey
`;

/** The same of other languages, and words that look like forms of others, or like English ones. */
const FOREIGN = `
wusste zeichen friedrich geschickt manchen weisen geschenkt schwestern ortlichen fuhrenden bienen
abgezogen ortliche elefanten reisenden schlangen eingeschlagen warren vertrauten geschockt
vernehmen gedruckten schranken erschrecken geschmeckt fuhrender weiser wirkenden schwanken
romanischen ortlich schwarmen labern liebenden schleichen sinkenden vertrauter schwanzen gestrickt
kusste schluter geschickte verschlagen nachst romanische reisender ortlicher geschickter gedeckten
rotten offense steinchen angelogen sinkender verschwitzt differences craint concret violentes
conduisent suffisent habile processeur ballade contextes contenues suppleant decolle observent
pavillons baisee defendues baises crique contestes violes mouillees viendo opcion cunado contextos
secuela confiamos nadando planteadas conventos ajustados contestas estudiaste planteados saqueado
embarcado recortado ajustadas confinados queira escolhido pressa escolhida editado editada
comprados arteria pertinho relatados arterias espancado pressas cavalheiro estimados empurrado
suando porquinho editadas relatadas enjoado editados enjoada frotas cumpridos encaminha espancada
estimadas violinista minado abracamos stesso opzione concreto capello processore maroni infernale
esatte cappellano peccatore passen noorse potten potjes haartjes achtereen verleggen tekken
rooskleurig przyciaga kartke dziennego przegrana straszy przegrany strasza mannen vaggen svarat
blotta langvarig sjunkande langvariga langvarigt meriterande gozlerimin siirin romanda temizleyen
alle alles allem aller dies lage lagen lagern tagen tages tage fahren fahrer fahrten berliner
schonen schoner schones westen spielte masse massen studenten kochen hose fassen gehts tore toren
weinen belegen waschen burgern eisen senioren dirk buchen alters sassen berger sturmer flieger
parken parker erden seen hofer money schale speichern rates spinner grillen heuer bullen bush
kruger plane malte herde kuhn palmer worms gates gate fischen fischer edlen schlossen blickte
geistes parce jours mere meres fils etes vente ventes grave joueurs beaux belles coin coins cotes
cartes chute chutes forte medecine cabinet cabinets conduite conduites conduits tire tires tirees
plate plates rate courte courtes courts courses courant courants courante courantes facteurs
montee montes file files axes magasins maree peches placard traine trainer lectures lise loges
pans fermee fermes fermees jugee juges livree volee portes portees recus recue recues croissante
presente presentes prepares preparee sejours tubes manges chantiers distributeurs avocate
poursuite poursuites observee constructions construction dollars coupe antes dice dices planes
pies mayores cuba cuarta caras buscas miranda miras rodillas rodilla limita molina puebla campanas
cuadra cuadras sales libra libras reciba naves canarias banca vestida vestidas coca pica dada
dadas pimienta estudiantes milhoes carteira quarta lenda novela prata maia nestes mota quadra
passara burra abriga retrata morra estadia montada taca neves camisinha miuda giorni agli circa
casi leggi tempi torino fate fara razza porti bari costi forti belle belli letta galla tassa tassi
cappella fila guide guidi quotidiana quotidiani divise divisi cantina cancella cancelli spade
piana target coma mangi scopi seri saluti binari abita bevi dormi libretto mattarella voli soli
vaccino collegamenti canti sali balle regala dolci copertina vestita link links stronie strone
strony stronach swiecie latach lecie lecia lece pare pary paru tacy pełni pełne pełny sadu sadow
sadem sady jezu rana rany duda placu swiety swiete serie serii lewa lewy lewe kupie kupi obraza
wazy swieci notatki domem
`;

/** English words never taken for a misspelling. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** Words of other languages that are no forms of other words, and no English ones. */
export const OF_OTHER_LANGUAGES: ReadonlySet<string> = new Set(FOREIGN.trim().split(/\s+/));

/** Words of any language never taken for a misspelling. */
export const NOT_MISSPELT: ReadonlySet<string> = new Set([
  ...OTHER_WORDS,
  ...OF_OTHER_LANGUAGES,
]);
