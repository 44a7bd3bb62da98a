/**
 * Which emoji become things, by category and natural size: each emoji with its name, and with its plural
 * where that is irregular ("mouse/mice").
 *
 * People, faces, flags, signs and symbols are left out.
 *
 * @module
 */
import type { Category, SizeClass } from "../../illustrator/things/thing.ts";

/** One emoji that is imported. */
export interface Selected {
  emoji: string;
  category: Category;
  size: SizeClass;
  name: string;
  plural?: string;
}

const SELECTION: readonly [category: Category, size: SizeClass, emoji: string][] = [
  [
    "fruit",
    "small",
    "🍇=grapes/grapes 🍊=tangerine 🍋=lemon 🍋‍🟩=lime 🥭=mango/mangoes 🍎=apple 🍏=green apple 🍐=pear 🍑=peach 🍒=cherries/cherries 🍅=tomato/tomatoes 🥝=kiwi fruit/kiwi fruits 🫒=olive 🍌=banana 🥑=avocado",
  ],
  ["fruit", "tiny", "🍓=strawberry 🫐=blueberries/blueberries"],
  ["fruit", "medium", "🍈=melon 🍉=watermelon slice 🍍=pineapple 🥥=coconut"],
  [
    "vegetable",
    "small",
    "🍆=eggplant 🥔=potato/potatoes 🥕=carrot 🌶️=hot pepper 🫑=bell pepper 🥒=cucumber 🧅=onion 🥜=peanuts/peanuts 🌰=chestnut 🫛=pea pod 🍄‍🟫=brown mushroom 🍄=toadstool 🫜=beetroot",
  ],
  ["vegetable", "tiny", "🧄=garlic/garlic 🫘=beans/beans 🫚=ginger root"],
  ["vegetable", "medium", "🌽=ear of corn/ears of corn 🥬=lettuce 🥦=broccoli/broccoli"],
  ["vegetable", "large", "🎃=jack-o'-lantern"],
  [
    "food",
    "small",
    "🥐=croissant 🥨=pretzel 🥯=bagel 🥚=egg 🧈=butter/butter 🍗=chicken leg 🍖=meat on the bone/bones with meat 🥓=bacon/bacon 🥩=steak 🍔=hamburger 🍟=fries/fries 🌭=hot dog 🌮=taco 🌯=burrito 🫔=tamale 🥙=kebab 🧆=falafel/falafel 🍘=rice cracker 🍙=rice ball 🍢=oden 🍤=fried shrimp/fried shrimps 🍥=fish cake 🍠=sweet potato/sweet potatoes 🥟=dumpling 🥠=fortune cookie 🧀=cheese/cheeses 🥪=sandwich/sandwiches 🍕=slice of pizza/slices of pizza 🍡=dango/dango 🥮=moon cake 🧂=salt shaker",
  ],
  [
    "food",
    "medium",
    "🍞=bread/loaves of bread 🥖=baguette 🫓=flatbread 🥫=tin can 🍿=popcorn/boxes of popcorn 🥡=takeaway box 🥞=pancakes/stacks of pancakes 🧇=waffle 🍣=sushi/sushi",
  ],
  [
    "dish",
    "medium",
    "🍳=fried egg 🥘=paella 🍲=stew 🫕=fondue 🥣=bowl of porridge/bowls of porridge 🥗=salad 🍱=bento box 🍚=bowl of rice/bowls of rice 🍛=curry/curries 🍜=ramen/bowls of ramen 🍝=spaghetti/plates of spaghetti",
  ],
  [
    "sweet",
    "small",
    "🍦=ice cream 🍨=bowl of ice cream/bowls of ice cream 🍧=shaved ice 🍩=donut 🍪=cookie 🍰=piece of cake/pieces of cake 🧁=cupcake 🍫=chocolate bar 🍬=candy/candies 🍭=lollipop 🍮=custard 🍯=honey pot",
  ],
  ["sweet", "medium", "🎂=cake 🥧=pie"],
  [
    "drink",
    "small",
    "🍼=baby bottle 🥛=glass of milk/glasses of milk ☕=cup of coffee/cups of coffee 🍵=cup of tea/cups of tea 🍶=sake 🍷=glass of wine/glasses of wine 🍸=cocktail 🍹=tropical drink 🍺=mug of beer/mugs of beer 🥂=champagne glasses/champagne glasses 🥃=glass of whisky/glasses of whisky 🥤=cup with straw/cups with straws 🧋=bubble tea 🧃=juice box 🧉=yerba mate 🧊=ice cube",
  ],
  ["drink", "medium", "🍾=bottle of champagne/bottles of champagne 🫖=teapot"],
  [
    "tableware",
    "small",
    "🥢=chopsticks/chopsticks 🍴=fork and knife/forks and knives 🥄=spoon 🫙=jar 🔪=kitchen knife/kitchen knives",
  ],
  ["tableware", "medium", "🍽️=plate 🏺=vase"],
  [
    "animal",
    "huge",
    "🦍=gorilla 🐅=tiger 🐆=leopard 🐎=horse 🫏=donkey 🦓=zebra 🦌=deer/deer 🐂=ox/oxen 🐃=water buffalo/water buffalo 🐄=cow 🐖=pig 🐗=wild boar 🐏=male sheep/male sheep 🐑=sheep/sheep 🐐=goat 🐪=camel 🐫=two-humped camel 🦙=llama 🦘=kangaroo 🐻=bear 🐼=panda 🐻‍❄️=polar bear 🦁=lion 🫎=moose/moose 🐺=wolf/wolves 🦄=unicorn",
  ],
  [
    "animal",
    "giant",
    "🦒=giraffe 🐘=elephant 🦣=mammoth 🦏=rhinoceros/rhinoceroses 🦛=hippopotamus/hippopotamuses 🦬=bison/bison",
  ],
  [
    "animal",
    "large",
    "🐒=monkey 🦧=orangutan 🐕=dog 🦮=guide dog 🐕‍🦺=service dog 🐩=poodle 🦊=fox/foxes 🦝=raccoon 🐨=koala 🦥=sloth 🦦=otter 🦨=skunk 🦡=badger 🦫=beaver",
  ],
  ["animal", "medium", "🐇=rabbit 🦔=hedgehog"],
  ["animal", "small", "🐁=mouse/mice 🐀=rat 🐹=hamster 🐿️=chipmunk"],
  ["bat", "small", "🦇=bat"],
  [
    "bird",
    "medium",
    "🦃=turkey 🐔=hen 🐓=rooster 🦆=duck 🦉=owl 🦤=dodo 🦜=parrot 🐧=penguin 🪿=goose/geese",
  ],
  ["bird", "large", "🦢=swan 🦩=flamingo/flamingoes 🦚=peacock"],
  ["bird", "small", "🐣=hatching chick 🐤=chick 🐥=baby chick"],
  ["flying bird", "small", "🐦=bird 🐦‍⬛=blackbird"],
  ["flying bird", "medium", "🕊️=dove 🦅=eagle 🐦‍🔥=phoenix/phoenixes"],
  ["reptile", "medium", "🐸=frog 🐢=turtle 🦎=lizard 🐍=snake"],
  ["reptile", "huge", "🐊=crocodile"],
  ["reptile", "giant", "🐉=dragon 🦕=sauropod 🦖=tyrannosaurus/tyrannosauruses"],
  ["sea animal", "giant", "🐳=spouting whale 🐋=whale"],
  ["sea animal", "huge", "🐬=dolphin 🫍=orca 🦈=shark"],
  ["sea animal", "large", "🦭=seal"],
  [
    "sea animal",
    "medium",
    "🐙=octopus/octopuses 🪼=jellyfish/jellyfish 🦀=crab 🦞=lobster 🦑=squid/squid 🐟=fish/fish 🐠=tropical fish/tropical fish 🐡=pufferfish/pufferfish",
  ],
  ["sea animal", "small", "🐚=seashell 🪸=coral 🦐=shrimp 🦪=oyster"],
  [
    "insect",
    "tiny",
    "🐌=snail 🐛=caterpillar 🐜=ant 🪲=beetle 🐞=ladybird 🦗=cricket 🪳=cockroach/cockroaches 🕷️=spider 🦂=scorpion 🪱=worm",
  ],
  ["flying insect", "tiny", "🦋=butterfly 🐝=bee 🦟=mosquito/mosquitoes 🪰=housefly/houseflies"],
  ["cobweb", "medium", "🕸️=cobweb"],
  ["small object", "small", "🪶=feather 🦷=tooth/teeth 🦴=bone 🐾=paw prints/paw prints"],
  [
    "flower",
    "small",
    "🌸=cherry blossom 🪷=lotus/lotuses 🌺=hibiscus/hibiscuses 🌼=daisy/daisies",
  ],
  ["flower", "medium", "💐=bouquet 🌹=rose 🥀=wilted flower 🌻=sunflower 🌷=tulip 🪻=hyacinth"],
  [
    "plant",
    "small",
    "🌱=seedling 🌿=herb ☘️=shamrock 🍀=four-leaf clover 🍁=maple leaf/maple leaves 🍂=fallen leaves/fallen leaves 🍃=leaves/leaves",
  ],
  [
    "plant",
    "medium",
    "🪴=potted plant 🌾=sheaf of rice/sheaves of rice 🪹=nest 🪺=nest with eggs/nests with eggs",
  ],
  ["plant", "large", "🌵=cactus/cactuses 🎋=tanabata tree 🎍=pine decoration"],
  ["tree", "giant", "🌲=fir tree 🌳=tree 🌴=palm tree 🎄=Christmas tree 🪾=bare tree"],
  [
    "landmark",
    "colossal",
    "🏔️=snowy mountain ⛰️=mountain 🌋=volcano/volcanoes 🗻=Mount Fuji 🏟️=stadium 🏛️=classical building 🏗️=building crane 🏘️=row of houses/rows of houses 🏢=office building 🏣=post office 🏥=hospital 🏦=bank 🏨=hotel 🏪=shop 🏫=school 🏬=department store 🏭=factory 🏯=Japanese castle 🏰=castle 🗼=Tokyo tower 🗽=Statue of Liberty ⛪=church/churches 🕌=mosque 🛕=Hindu temple 🕍=synagogue 🎡=ferris wheel 🎢=roller coaster",
  ],
  [
    "building",
    "giant",
    "🛖=hut 🏚️=old house 🏠=house 🏡=house with a garden/houses with gardens ⛩️=shrine gate ⛺=tent 🎪=circus tent 🎠=carousel horse",
  ],
  ["masonry", "huge", "⛲=fountain 🛝=playground slide 🗿=stone head 🪨=boulder"],
  ["masonry", "medium", "🧱=brick 🪵=log of wood/logs of wood 💈=barber pole"],
  ["vehicle", "colossal", "🚂=locomotive 🚢=ocean liner"],
  [
    "vehicle",
    "giant",
    "🚃=railway carriage 🚄=high-speed train 🚅=bullet train 🚆=train 🚋=tram 🚌=bus/buses 🚎=trolleybus/trolleybuses 🚐=minibus/minibuses 🚑=ambulance 🚒=fire engine 🚓=police car 🚕=taxi 🚗=car 🚙=camper van 🛻=pickup truck 🚚=lorry/lorries 🚛=articulated lorry/articulated lorries 🚜=tractor 🏎️=racing car",
  ],
  ["vehicle", "huge", "🏍️=motorcycle 🛵=motor scooter 🦽=wheelchair 🛺=tuk-tuk 🚲=bicycle"],
  [
    "vehicle",
    "large",
    "🛴=kick scooter 🛹=skateboard 🛼=roller skate 🛷=sled 🛞=wheel 🛒=shopping trolley",
  ],
  [
    "street object",
    "large",
    "🛢️=oil drum ⛽=petrol pump 🚥=traffic lights/traffic lights 🚦=traffic light 🚧=road barrier",
  ],
  ["boat", "giant", "🚤=speedboat 🛳️=cruise ship ⛴️=ferry 🛥️=motor boat ⛵=sailing boat"],
  ["boat", "huge", "🛶=canoe"],
  ["vehicle", "large", "⚓=anchor 🛟=lifebuoy"],
  [
    "aircraft",
    "large",
    "✈️=aeroplane 🛩️=small plane 🚁=helicopter 🛰️=satellite 🛸=flying saucer",
  ],
  ["aircraft", "huge", "🚀=rocket"],
  ["aircraft", "large", "🚠=cable car"],
  ["furniture", "huge", "🛏️=bed 🛋️=couch/couches 🛁=bathtub 🚪=door 🪟=window"],
  [
    "furniture",
    "large",
    "🪑=chair 🚽=toilet 🚿=shower head 🪞=mirror 🗄️=filing cabinet 💺=plane seat 🪜=ladder 🪧=placard 🪦=gravestone ⚰️=coffin 🖼️=framed picture 🗑️=wastepaper basket",
  ],
  [
    "container",
    "medium",
    "🧳=suitcase 🪣=bucket 🧺=basket 📦=box/boxes 💼=briefcase 🗃️=card file box/card file boxes 🛍️=shopping bags/shopping bags 👜=handbag 👛=purse 👝=pouch 🎒=rucksack ⚱️=urn",
  ],
  [
    "household",
    "small",
    "🪠=plunger 🪤=mousetrap 🪒=razor 🧴=lotion bottle 🧷=safety pin 🧻=toilet paper/rolls of toilet paper 🧼=bar of soap/bars of soap 🫧=bubbles/bubbles 🪥=toothbrush/toothbrushes 🧽=sponge 🪮=comb 💄=lipstick 🪭=folding fan 🔑=key 🗝️=old key 🔒=padlock 🛎️=bell for the desk/bells for the desk 💊=pill 🩹=plaster 🧸=teddy bear 🪆=nesting doll 🔔=bell 📿=prayer beads/prayer beads",
  ],
  [
    "household",
    "medium",
    "🧹=broom 🧯=fire extinguisher ☂️=open umbrella 🌂=closed umbrella ☔=umbrella with raindrops/umbrellas with raindrops ⛱️=beach umbrella 🩼=crutch 🩺=stethoscope 💉=syringe 🦯=white cane 🌡️=thermometer",
  ],
  [
    "light",
    "medium",
    "🕯️=candle 💡=light bulb 🔦=torch/torches 🏮=red lantern 🪔=oil lamp 🪩=disco ball 🚨=police light",
  ],
  [
    "clock",
    "small",
    "⌚=wristwatch/wristwatches ⏰=alarm clock ⏱️=stopwatch/stopwatches ⏲️=timer 🧭=compass/compasses ⌛=hourglass/hourglasses",
  ],
  ["clock", "medium", "🕰️=mantel clock"],
  [
    "instrument",
    "large",
    "🎷=saxophone 🎺=trumpet 🎸=guitar 🎻=violin 🪕=banjo 🥁=drum 🪘=long drum 🎹=keyboard of a piano/keyboards of a piano 🪗=accordion 🪉=harp 🪊=trombone 📯=post horn",
  ],
  ["instrument", "medium", "🪇=maracas/maracas 🪈=flute"],
  [
    "ball",
    "medium",
    "⚽=football ⚾=baseball 🥎=softball 🏀=basketball 🏐=volleyball 🏈=American football 🏉=rugby ball 🎾=tennis ball 🎱=billiard ball 🎳=bowling/bowling",
  ],
  [
    "sports gear",
    "medium",
    "🥏=frisbee 🏏=cricket bat 🏑=field hockey stick 🏒=hockey stick 🥍=lacrosse stick 🏓=ping pong bat 🏸=badminton racket 🥊=boxing glove 🥋=martial arts uniform ⛸️=ice skate 🎣=fishing rod 🤿=diving mask 🎿=skis/skis 🥌=curling stone 🏹=bow and arrow/bows and arrows 🎽=running shirt 🪃=boomerang ⛳=golf hole 🪝=iron hook 🎯=dartboard",
  ],
  ["sports gear", "huge", "🥅=goal net"],
  [
    "award",
    "small",
    "🏆=trophy 🎖️=military medal 🏅=medal 🥇=gold medal 🥈=silver medal 🥉=bronze medal 🎗️=reminder ribbon 🎟️=admission ticket 🎫=ticket",
  ],
  [
    "toy",
    "small",
    "🪀=yo-yo 🔫=water pistol 🔮=crystal ball 🪄=wand 🎮=game controller 🕹️=joystick 🎲=dice/dice 🧩=jigsaw piece 🃏=joker card ♟️=pawn 🀄=mahjong tile",
  ],
  [
    "toy",
    "medium",
    "🪅=piñata 🎰=slot machine 🧨=firecracker 🎀=ribbon bow 🎁=gift 🎏=carp streamer 🎐=wind chime 🎎=Japanese dolls/Japanese dolls 🧧=red envelope",
  ],
  ["floating toy", "medium", "🪁=kite 🎈=balloon 🎉=party popper 🎊=confetti ball"],
  [
    "craft",
    "small",
    "🎭=theatre masks/theatre masks 🎨=palette 🧵=spool of thread/spools of thread 🪡=sewing needle 🧶=ball of yarn/balls of yarn 🪢=knot 🖌️=paintbrush/paintbrushes 🖍️=crayon ✏️=pencil ✒️=fountain pen nib 🖋️=fountain pen 🖊️=pen 📎=paperclip 🖇️=linked paperclips/linked paperclips 📌=pushpin 📍=round pushpin 📏=ruler 📐=set square ✂️=scissors/scissors 🔗=chain link",
  ],
  [
    "clothing",
    "medium",
    "👓=glasses/glasses 🕶️=sunglasses/sunglasses 🥽=goggles/goggles 🥼=lab coat 🦺=safety vest 👔=necktie 👕=t-shirt 👖=jeans/jeans 🧣=scarf/scarves 🧤=gloves/gloves 🧥=coat 🧦=socks/socks 👗=dress/dresses 👘=kimono 🥻=sari 🩱=swimsuit 🩲=briefs/briefs 🩳=shorts/shorts 👙=bikini 👚=blouse 🩴=flip-flop 👞=shoe 👟=trainer 🥾=hiking boot 🥿=flat shoe 👠=high heel 👡=sandal 🩰=ballet shoes/ballet shoes 👢=boot 👑=crown 👒=sun hat 🎩=top hat 🎓=graduation cap 🧢=baseball cap 🪖=army helmet ⛑️=rescue helmet 🪽=wing 🎧=headphones/headphones",
  ],
  ["jewel", "small", "💍=ring 💎=gem"],
  [
    "device",
    "medium",
    "📱=mobile phone ☎️=telephone 📞=telephone receiver 📟=curled pager 📠=fax machine 🔋=battery 🔌=electric plug ⌨️=computer keyboard 🖱️=computer mouse/computer mice 🖲️=trackball 💽=minidisc 💾=floppy disk 💿=CD 📀=DVD 🧮=abacus/abacuses 🎙️=studio microphone 🎤=microphone 📻=radio 📷=camera 📸=camera with flash/cameras with flash 📹=video camera 📼=video cassette 🎥=film camera 🎞️=film strip 📽️=film projector 🎬=clapper board 🔍=magnifying glass/magnifying glasses 📢=loudspeaker 📣=megaphone 🧲=magnet ⚖️=scales/scales 🗜️=clamp",
  ],
  ["device", "large", "💻=laptop 🖥️=desktop computer 🖨️=printer 📺=television"],
  [
    "science",
    "medium",
    "⚗️=alembic 🧪=test tube 🧫=petri dish/petri dishes 🧬=DNA 🔬=microscope 🩻=X-ray",
  ],
  ["science", "large", "🔭=telescope 📡=satellite dish/satellite dishes"],
  [
    "book",
    "medium",
    "📔=notebook 📕=closed book 📖=open book 📚=books/books 📓=school notebook 📒=ledger 📃=curled page 📜=scroll 📄=sheet of paper/sheets of paper 📰=newspaper 🗞️=rolled-up newspaper 📑=bookmark tabs/bookmark tabs 🔖=bookmark 🏷️=paper label 📁=folder 📂=open folder 📅=calendar 📆=tear-off calendar 🗒️=notepad 🗓️=wall calendar 📇=card index/card indexes 📋=clipboard 📝=written note 🗺️=world map ✉️=letter 💌=love letter 🧾=receipt 📈=chart",
  ],
  [
    "street object",
    "large",
    "📮=postbox/postboxes 📫=letterbox/letterboxes 🗳️=ballot box/ballot boxes",
  ],
  [
    "money",
    "small",
    "🪙=coin 💰=bag of money/bags of money 🪎=treasure chest 💵=banknote 💸=flying money/flying money 💳=credit card",
  ],
  [
    "tool",
    "medium",
    "🔨=hammer 🪓=axe ⛏️=pickaxe ⚒️=hammer and pick/hammers and picks 🛠️=hammer and wrench/hammers and wrenches 🗡️=dagger ⚔️=crossed swords/crossed swords 💣=bomb 🛡️=shield 🪚=handsaw 🔧=wrench 🪛=screwdriver 🔩=nut and bolt/nuts and bolts ⚙️=cogwheel ⛓️=chains/chains 🧰=toolbox/toolboxes 🪏=shovel",
  ],
  ["small object", "small", "🩸=drop of blood/drops of blood 🧿=nazar amulet 🪬=hamsa"],
  [
    "sky",
    "large",
    "🌈=rainbow ☁️=cloud 🌧️=rain cloud 🌨️=snow cloud 🌩️=thundercloud ⛅=sun behind a cloud ☀️=sun 🌙=crescent moon 🌕=full moon 🪐=ringed planet 🌍=globe 🌪️=tornado/tornadoes 🎆=fireworks/fireworks 🎇=sparkler",
  ],
  [
    "sky",
    "small",
    "⭐=star 🌟=glowing star ☄️=comet ✨=sparkles/sparkles ⚡=lightning bolt ❄️=snowflake 💧=drop of water/drops of water 💫=dizzy star 🎵=musical note 🎶=musical notes/musical notes 🎼=musical score",
  ],
  ["ground weather", "large", "☃️=snowman in the snow ⛄=snowman/snowmen 🔥=fire 🌊=wave"],
  [
    "heart",
    "small",
    "❤️=heart 💔=broken heart 💝=heart with a ribbon/hearts with ribbons 🩷=pink heart 💛=yellow heart 💚=green heart 💙=blue heart 💜=purple heart 🖤=black heart 🤍=white heart 💕=two hearts/pairs of hearts 💘=heart with an arrow/hearts with arrows",
  ],
  ["figure", "large", "👻=ghost 🤖=robot 👽=alien 👾=space invader 💀=skull 🏴‍☠️=pirate flag"],
  [
    "small object",
    "small",
    "🧠=brain 💩=pile of poo/piles of poo 💬=speech bubble 💭=thought bubble 💤=zzz/zzz 👣=footprints/footprints 🦾=mechanical arm",
  ],
];

/** Every emoji that becomes a thing, in the order of the table. */
export const SELECTED: readonly Selected[] = SELECTION.flatMap(([category, size, list]) =>
  entriesOf(list).map(([emoji = "", called = ""]) => {
    const [name = "", plural] = called.split("/");
    return { emoji, category, size, name, ...(plural && { plural }) };
  })
);

/** Names may hold spaces, so an entry ends where the next emoji begins. */
function entriesOf(list: string): string[][] {
  return list.split(/ (?=[^a-zA-Z0-9 ]*\p{Extended_Pictographic})/u).map((entry) =>
    entry.split("=")
  );
}
