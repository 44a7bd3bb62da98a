/**
 * @module "No trees": what a description wants left out of its place, in the languages of the dictionary.
 */
import type { Scenery } from "../../world/scenery.ts";
import type { ParsedDescription, Reading } from "../parsed_description.ts";
import { once } from "../../once.ts";
import { phraseOf } from "../lexicon/phrase.ts";
import { tokenise } from "../lexicon/tokens.ts";

const WORDS: Readonly<Record<Scenery, string>> = {
  trees:
    "tree trees baum bäume bäumen arbre arbres árbol árboles albero alberi árvore árvores boom bomen drzewo drzew drzewa дерево деревья деревьев träd 木 树 樹 나무 شجرة أشجار ağaç पेड़ дерев дерева pohon 나무들 ağaçlar",
  flowers:
    "flower flowers blume blumen fleur fleurs flor flores fiore fiori bloem bloemen kwiat kwiaty kwiatów цветок цветы цветов blomma blommor 花 꽃 زهرة زهور çiçek फूल квіти квітів квіток квітки bunga 花々 花朵 花草 꽃들 çiçekler",
  bushes:
    "bush bushes busch büsche buisson buissons arbusto arbustos cespuglio cespugli struik struiken krzew krzewy krzewów куст кусты кустов кущі 灌木 茂み 덤불 кущів semak çalı",
  clouds:
    "cloud clouds wolke wolken nuage nuages nube nubes nuvola nuvole nuvem nuvens chmura chmury chmur облако облака облаков moln 雲 云 구름 غيوم bulut बादल хмари хмар awan bulutlar 云朵 雲朵 구름들",
  stars:
    "star stars stern sterne étoile étoiles estrella estrellas stella stelle estrela estrelas ster sterren gwiazda gwiazdy gwiazd звезда звёзды звёзд stjärna stjärnor 星 별 نجوم yıldız зірки зірок bintang 星星 yıldızlar",
  moon:
    "moon mond lune luna lua maan księżyc księżyca луна луны måne 月 달 قمر ay місяць місяця bulan 月亮",
  sun:
    "sun sonne soleil sol sole zon słońce słońca солнце солнца 太陽 太阳 해 شمس güneş сонце сонця matahari",
  mountains:
    "mountain mountains berg berge bergen montagne montagnes montaña montañas montanha montanhas góra góry gór гора горы гор 山 산 جبال dağ гори гір gunung dağlar",
  houses:
    "house houses building buildings haus häuser gebäude maison maisons bâtiments casa casas edificios case edifici huis huizen dom domy domów дом дома домов будинки будинків хат rumah ev evler 家 房子 집 건물",
  snow:
    "snow schnee neige nieve neve sneeuw śnieg śniegu снег снега snö 雪 눈 ثلج kar сніг снігу salju",
  pictures:
    "paintings posters gemälde poster tableaux cuadros quadri quadros schilderijen obrazy obrazów картин картины 絵 画 그림 gambar lukisan resim resimler картини 画像",
  curtains:
    "curtain curtains vorhang vorhänge gardine gardinen rideau rideaux cortina cortinas tenda tende gordijn gordijnen zasłon zasłony zasłonek firan firany firanek штор шторы занавесок занавески gardiner záclony záclon závěsy perde perdeler カーテン 窗帘 커튼 ستائر पर्दे rèm gorden фіранок tirai",
  trains:
    "train trains zug züge zügen tren trenes treno treni trem trens trein treinen pociąg pociągi pociągów поезд поезда поездов tåg 電車 列車 汽車 火车 기차 قطار потяг поїзд kereta",
  boats:
    "boat boats ship ships boote booten schiff schiffe bateau bateaux barco barcos barca barche schip schepen łódź łodzi лодка лодки лодок корабль кораблей båt båtar 船 ボート 배 سفينة gemi човен човнів perahu tekne",
  toadstools:
    "toadstool toadstools mushroom mushrooms pilz pilze pilzen fliegenpilz fliegenpilze champignon champignons seta setas hongo hongos fungo funghi cogumelo cogumelos paddenstoel paddenstoelen grzyb grzyby grzybów muchomor muchomory muchomorów гриб грибы грибов мухомор мухоморы мухоморов svamp svampar きのこ キノコ 蘑菇 버섯 فطر mantar",
  hearts:
    "heart hearts herz herzen herzchen coeur coeurs cœur cœurs corazón corazones cuore cuori coração corações hart harten hartjes serce serca serc serduszka сердце сердца сердец hjärta hjärtan ハート 心形 爱心 하트 قلوب kalp kalpler दिल сердець серця hati",
};

const sceneryByWord = once((): ReadonlyMap<string, Scenery> =>
  new Map(
    (Object.entries(WORDS) as [Scenery, string][]).flatMap(([scenery, words]) =>
      words.split(" ").map((word) => [phraseOf(word), scenery])
    ),
  )
);

/** "Çiçek*siz* bir çayır": grown together with what is not there. */
const WITHOUT_IN_TURKISH = /(?<=^\p{L}{2,})s[ıiuü]z$/u;

/** What becomes of "no trees". */
const LEFT_OUT = "left out, as you say";

/** The readings with what is left out of the place said, and what that is. */
export function withAbsentScenery(
  prompt: string,
  readings: readonly Reading[],
): Pick<ParsedDescription, "readings" | "without"> {
  const without = new Set<Scenery>();
  const read = readings.map((reading): Reading => {
    // "No snow goggles" leaves the snow.
    const isWorn = reading.claims.some(({ slot }) => slot === "accessory" || slot === "costume");
    if (!reading.denied || isWorn) return reading;
    const keys = tokenise(prompt.slice(reading.start, reading.end))
      .map(({ key }) => key.replace(WITHOUT_IN_TURKISH, ""));
    // A sign of Japanese is a token: some words are several.
    const text = ` ${keys.join(" ")} `;
    const absent = [...sceneryByWord()].flatMap(([word, scenery]) =>
      text.includes(` ${word} `) ? [scenery] : []
    );
    if (absent.length === 0) return reading;
    for (const scenery of absent) without.add(scenery);
    // "No moon" by night leaves the night.
    if (reading.claims.every(({ slot }) => slot === "time")) {
      return { ...reading, claims: [], note: LEFT_OUT };
    }
    return reading.claims.every(({ slot }) => slot === "setting" || slot === "prop")
      ? { ...reading, note: LEFT_OUT }
      : reading;
  });
  return { readings: read, ...(without.size > 0 && { without: [...without] }) };
}
