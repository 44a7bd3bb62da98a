/**
 * @module Words that people use for the same thing, so that a "couch" is found where a "sofa" is drawn.
 * Each line is one thing; the words after a colon are kinds of it that also satisfy the wish.
 */

const LINES = `
goldfish, fish, fishbowl
fish bowl, fishbowl, goldfish bowl
fishbowl, fish bowl, goldfish bowl
earth, globe, globe showing americas, globe showing europe-africa, globe showing asia-australia
mandarin orange, tangerine, mandarin
pigeon, dove
dove, pigeon
clownfish, tropical fish
rowboat, rowing boat, canoe
paper fan, folding fan, hand fan, fan
bonfire, fire, campfire
flame, fire, campfire
carpet, rug
parasol, umbrella, open umbrella, beach umbrella
umbrella, open umbrella, closed umbrella, parasol
present, gift
reading glass, magnifying glass
soda can, can, tin can
gavel, mallet
clothesline, washing line
laundry line, washing line
trash can, bin
dustbin, bin
crisp packet, packet of crisps
tuna tin, sardine tin
food bowl, pet bowl
soup, bowl of soup
lemonade, glass of lemonade
plinth, pedestal
bannister, wooden railing
railings, iron railings
phone booth, phone box
post-it note, sticky note
roomba, robot vacuum
deck chair, deckchair
lawn chair, deckchair
can, soda can, tin can
ladybug, ladybird
torii gate, shrine gate, gate lintel
loaf of bread, bread, loaf
loaf, bread
mailbox, letterbox, postbox
sled, sledge, sleigh
motor scooter, scooter, motorbike
teacup, cup of tea
tea, cup of tea
coffee, cup of coffee
dango dumpling, dango
dewdrop, drop of water, droplet
raven, crow, blackbird, black bird
crow, raven, blackbird, black bird
houseplant, potted plant
duvet, blanket
cage, birdcage
rock, boulder
espresso machine, coffee machine
chess board, chessboard
paper bag, shopping bag
quilt, blanket
doormat, mat, rug
dust, cloud of dust
flour, cloud of dust
gull, seagull
rowing boat, canoe
sofa, couch, settee
armchair, easy chair
rug, carpet
jack-o'-lantern, jack o lantern, carved pumpkin
pumpkin, jack-o'-lantern
mug, cup, coffee cup, coffee mug, teacup, hot beverage
latte, coffee, cup, hot beverage, mug, cappuccino
coffee, cup, mug, hot beverage
tea, teacup, cup
goblet, chalice, wine glass
yarn, yarn ball, ball of yarn, wool
cardboard box, box
crate, box, wooden crate
fish: trout, mackerel, koi, salmon, goldfish
koi, carp, fish
mackerel, fish
trout, fish
mushroom: toadstool
toadstool, mushroom
rocket, rocket ship, spaceship
flying saucer, ufo
space station, satellite
planet Earth, planet earth, earth, globe, globe showing americas, globe showing europe-africa, globe showing asia-australia
car, automobile, racing car, convertible: taxi
convertible, car, automobile, sport utility vehicle
camper van, campervan, van, minibus
truck, lorry, delivery truck, articulated lorry, pickup truck
fire truck, fire engine
train, locomotive, steam locomotive, tram, metro, railway car, light rail
locomotive, steam locomotive, train
scooter, motor scooter, motorbike, moped
motorbike, motorcycle
bicycle, bike
boat: sailboat, canoe, rowing boat, ship
ship, sailing ship, boat, sailboat, longship, galleon
longship, viking ship, ship, sailboat
canoe, rowing boat, boat, kayak
hot air balloon, hot-air balloon
plane, airplane, aeroplane
phone, mobile phone, smartphone
computer, laptop, desktop computer
laptop, laptop computer
keyboard, laptop, laptop base
television, tv
gift, present, wrapped gift
christmas tree, decorated tree, fir with lights
bauble, christmas ball, ornament
flashlight, torch
star, stars: starry sky, glowing star
starry sky, star
moon, full moon, crescent moon, moon ground
full moon, moon
crescent moon, moon
cloud, clouds, cloud seat, near cloud
wave, water wave, surf, sea
mount fuji, fuji, far peak, mountain, range
mountain, range, peak
pyramid, pyramids
skyscraper, building, tower block
castle, castle wall, tower
tombstone, gravestone, headstone
tree, crown, trunk, deciduous tree, oak, fir, evergreen tree
oak tree, tree, deciduous tree, crown, oak
pine forest, fir, pine, evergreen tree
palm tree, palm, palm trunk, frond
cherry tree, blossom, cherry blossom tree, cherry blossom
cherry blossom, blossom, petal
blossom, petal, cherry blossom
flower, petals, blossom, rose, tulip, daisy, sunflower: buttercup
rose, roses
rose petal, petal, rose
daisy, petals, daisies, chamomile
buttercup, petals, flower
lily, white lily, flower
lilac, flower, bouquet
bouquet, flower, bouquet of flowers
fern, ferns
cactus, cacti
geranium pot, potted plant, flowerpot
flower pot, flowerpot, potted plant
succulent, cactus, potted plant, house leaf
monstera, potted plant, house leaf, broad leaf, monstera leaf
lily pad, lily pads
grass, tall grass
leaf, leaves, fallen leaf, maple leaf
shamrock, clover, four leaf clover
hedge, bush, rose hedge
vegetable, carrot, broccoli
strawberry, strawberries, berry
tuna cake, cake, fish cake
cake, birthday cake, shortcake
candles, candle
candelabra, candlestick, candle
menorah, hanukkah menorah
lamp, lantern: clay oil lamp
oil lamp, diya lamp, lamp, clay oil lamp
lantern, paper lantern, red paper lantern, lantern glass
paper lantern, red paper lantern, lantern
neon sign, sign board, neon tube
fireplace, hearth, fire, chimney piece
campfire, fire, camp fire
stove, cooker, oven, brick stove
oven, stove, pizza oven
radiator, heater
bathtub, bath, tub
curtain, curtains, stage curtain
window, window frame, sill
shelf, cup shelf, jar shelf, bookcase
bookcase, bookshelf
table, desk: bench
desk, table
bed, bedstead
duvet, blanket, quilt
blanket, picnic blanket
cushion, pillow
basket, wicker basket
bucket, pail
sack, bag, money bag
treasure chest, chest
chest, treasure chest
book, storybook, open book
storybook, book, open book, left page
newspaper, paper, rolled-up newspaper
blackboard, chalkboard, chalkboard sign
chalkboard, blackboard, menu board
mirror, looking glass
clock, alarm clock
alarm clock, clock
hourglass, sand timer
pocket watch, watch, clock
chessboard, chess, chess pawn, board
playing card, card, joker
poker chip, chip, coin
sword, katana, crossed swords, blade
katana, sword, blade
dagger, knife
knife, kitchen knife, chef knife
battle axe, axe
axe, battle axe
wand, magic wand
broomstick, broom
guitar, acoustic guitar
drum kit, drum, drums
bagpipes, bagpipe
cello, violin
violin, fiddle
piano, grand piano, musical keyboard
grand piano, piano
balalaika, banjo, guitar
guzheng, zither, harp
saxophone, sax
microphone, mic
turntable, record player, control knobs
headphones, headphone, headband, ear cup
mirror ball, disco ball
spotlight, stage light, light beam
rod, fishing rod, fishing pole
brush, paintbrush
writing brush, paintbrush, brush
palette, artist palette, paint palette
paintbrush, brush handle, brush
pen, fountain pen
wrench, spanner
pipe wrench, wrench, spanner
hammer, gavel
gavel, hammer, judge hammer
ball, football, soccer ball, tennis ball, beach ball
football, soccer ball, ball
metal ball, ball, boule
skateboard, board
surfboard, surfing board
ice skate, skates
teddy bear, teddy, toy bear
toy mouse, mouse
mouse, mouse face, rat
rat, mouse
hose, fire hose
mailbag, postbag, satchel, bag
flag, banner
banner, bunting, ribbon
rainbow, rainbows
fence, picket, picket fence, fence rail
picket fence, picket, fence rail, fence
brick wall, wall, stone wall
stone wall, wall, bricks
roof, roof ridge, house roof
bridge, rope bridge
ladder, steps
pier, jetty, dock
windmill, vane
waterfall, cascade
puddle, water puddle
steam, vapour, smoke
smoke, chimney smoke
snowman, snow man
snowflake, snow
lighthouse, beacon
tent, camping tent
palm leaf fan, hand fan, folding hand fan, fan
hand fan, folding hand fan, fan
throne, golden throne
ice cream, soft ice cream, scoop, cone
popsicle, ice lolly
watermelon, melon
mandarin, tangerine, orange
lemon, lemons
apple, red apple, green apple
tomato, tomatoes
bread, baguette, loaf
bread ring, simit, bagel, pretzel
pretzel, pretzels
bagel, bagels
croissant, croissants
scone, scones, bun
bun, roll, cinnamon roll
cinnamon roll, cinnamon bun, bun
pie, mince pie
cookie, biscuit
donut, doughnut
pancake, pancakes
mozzarella, cheese
cheese, cheese wedge
noodle, ramen, steaming bowl, noodles
ramen, noodles, steaming bowl
soup, pot of food, bowl, steaming bowl
rice cake soup, soup, steaming bowl
spaghetti, pasta, noodles
sushi, nigiri, salmon nigiri sushi
dango, dumpling
dumpling, gyoza, dumplings
taco, tacos
beer mug, beer, clinking beer mugs
milkshake, cup with straw
milk, glass of milk, bowl
honey jar, honey pot
jar, honey pot
honey, honey pot
kettle, teapot
samovar, urn
watering can, can
garden gnome, gnome
nest, nest with eggs
egg, painted egg, easter egg
beehive, hive
parrot, budgie
budgie, parrot, bird
canary, bird
seagull, gull, bird
gull, seagull
bird: parrot, owl, duck, robin, sparrow, penguin
dog: puppy, bulldog, golden retriever, poodle
golden retriever, dog
bulldog, dog
puppy, dog
rabbit, bunny
tortoise, turtle
turtle, tortoise
cow, ox
bull, ox, cow
snail, snails
moth, butterfly
butterfly, butterflies
firefly, glow worm
bee, honeybee
dragon, little dragon
dinosaur, t-rex, sauropod
person, old woman, grandmother
grandmother, old woman, granny
eiffel tower, eiffel
colosseum, classical building, stadium
galata tower, tower
sugarloaf mountain, mountain
stethoscope, stethoscopes
bandage, adhesive bandage, sticking plaster
sticking plaster, adhesive bandage, bandage
clipboard, notepad
syringe, injection
sparkle, sparkles, spark
spark, sparkle
confetti, confetti ball
soap bubble, bubble
bubble, bubbles
ink, ink bottle
dreidel, spinning top
easel, canvas
canvas, easel
hammock, swing
scarf, knitting
crochet work, yarn, knitting
handbag, purse
suitcase, luggage
backpack, rucksack
olive branch, olive, herb
plane tree, tree
ramadan lantern, lantern
paper window cutting, red paper cut
rangoli pattern, rangoli
gold leaf, gold
beaver, beavers
cow's back, cow
trophy, cup
crown, tiara
heater, radiator
cog, cogwheel, gear
ham, meat on the bone
monitor, desktop computer, screen
energy drink, soda can
cotton candy, stick of candyfloss, candyfloss
mooncake, moon cake
wool, ball of yarn, yarn
backpack, rucksack
waistcoat, vest
laundry pile, laundry
tissue, box of tissues
`;

const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim().split("\n").map((line) => {
    const names = line.split(/[,:]/).map((name) => name.trim().toLowerCase());
    return [names[0]!, names] as const;
  }),
);

/** The name and all others by which the same thing may be drawn. */
export function synonymsOf(name: string): readonly string[] {
  return SYNONYMS.get(name) ?? [name];
}
