/**
 * @module Words that do not belong on a public page, by language. Only words that are unmistakable: what is
 * also an animal, a plant or a place stays out.
 *
 * An entry is a word and its endings: "slut/s/ty" is slut, sluts and slutty. A question mark says that the
 * form is an innocent word elsewhere ("slut" is "end" in Swedish): it counts only in a text of its language.
 */

/** Entries by ISO 639-1 code. */
export const OFFENSIVE_WORDS: Readonly<Record<string, string>> = {
  en: `
    fuck/s/ed/er/ers/ing/in/head/heads/face/wit/wits/tard/tards/boy motherfuck/er/ers/ing clusterfuck/s
    mindfuck/s fck/ing fuk?/ing phuck/ing
    shit/s/ty/tier/ting/ted/head/heads/hole/holes/face/show/storm/bag/bags shite bullshit/ter/ting horseshit
    dipshit/s apeshit batshit cunt/s/y bitch/es/y/ing/ed biatch asshole/s ass? arse?/s? arsehole/s dumbass/es
    fatass/es asshat/s asswipe/s dick?/s? dickhead/s cock?/s? cocksucker/s cocksucking pussy/s? pussies
    whore/s/house/ing slut?/s/ty bastard?/s wank/s/er/ers/ing twat/s bollock/s piss/es/ing/er
    nigger/s nigga/s/z faggot/s/y fag?/s? kike?/s? spic?/s? chink?/s? gook/s wetback/s raghead/s towelhead/s
    tranny trannies retard?/ed/s spastic?/s? rape?/d?/s? rapist/s pedophile/s paedophile/s
    porn/o/os/ography/ographic/hub/star/stars hentai cum?/s?/shot/shots jizz semen? ejaculate/s/d
    ejaculation masturbate/s/d masturbating masturbation masturbator/s orgasm/s/ic orgy? orgies blowjob/s
    handjob/s rimjob/s footjob/s deepthroat gangbang/s bukkake dildo/s buttplug/s penis/es vagina/s/l
    clit/s clitoris anus?/es anal? tit?/s titty titties boob/s boner/s incest/uous bestiality
    fellatio cunnilingus sodomy sex?/ual? smegma scrotum skank/s queef/s jerkoff felch/ing`,
  de: `
    fick?/e/en/er/ers/t/st/erei gefickt fotze/n arschloch arschlöcher arschlecker arschficker hurensohn
    hurensöhne hure/n nutte/n wichser/s wichse/n scheiße scheisse scheiß scheiss scheißkerl beschissen
    schwuchtel/n kanake/n neger/s möse/n titten schwanzlutscher missgeburt/en vergewaltigen vergewaltigung
    vergewaltiger pimmel? porno/s`,
  fr: `
    merde?/s?/ux/ique putain/s pute?/s? enculé/e/s/es enculer enculeur/s connard/s connasse/s salope/s
    salaud/s niquer couille/s branler branleur/s branlette/s pédé/s nègre?/s? gouine/s bougnoule/s
    pétasse/s`,
  es: `
    puta?/s?/da puto?/s? hijoputa coño/s joder jodido/a/os/as gilipollas cabrón cabrones cabrona mierda/s
    follar follador/a maricón maricones mariconazo chupapollas pendejo/a/s chingar chingada chingado
    chinga culero/s soplapollas`,
  it: `
    cazzo/ne/ni cazzi cazzata cazzate vaffanculo stronzo stronza stronzi stronze stronzata stronzate
    puttana puttane merda?/ta/te coglione coglioni minchia frocio froci ricchione ricchioni porcodio diocane
    bocchino bocchini`,
  pt: `
    caralho/s foda?/s? foder buceta/s puta?/s? merda?/s? viado/s arrombado/s punheta/s porra?`,
  nl: `hoer/en klootzak/ken neuken hoerenzoon kutwijf godverdomme kut? lul?`,
  sv: `fitta fittor kuk?/en? knulla/r/de hora? horor hora? slyna slynor`,
  da: `fisse?/r? kælling/er knepper? pik?`,
  nb: `fitte/r knulle/r hore? horer? pikk?`,
  fi: `vittu/n/jen/mainen huora/t kusipää/t`,
  pl: `
    kurwa kurwy kurwę kurwo kurwą wkurwiać chuj/u/em/owy/owa/nia pizda pizdy jebać jebany jebana jebane jebie
    pojebany zajebisty wyjebany pierdolić pierdolę pierdol pierdolony pierdolnięty spierdalaj wypierdalaj
    cipa? cipy? kutas/y skurwysyn/y dziwka dziwki pojeb`,
  cs: `kurva? kurvy? píča píče čurák/u zmrd/i jebat mrdat šukat`,
  sk: `kurva? kurvy? piča piče kokot?/i? jebať`,
  hu: `kurva? fasz/t geci picsa baszd bazmeg baszni`,
  ro: `pula? pizda muie? futut fute? curvă curve?`,
  tr: `orospu/lar siktir amk amına sikeyim yarrak`,
  id: `kontol memek ngentot bangsat jancok`,
  vi: `địt lồn`,
  ru: `
    хуй/ня/ню/ло/ов хуя хую хуем хуи хуёвый хуевый нахуй похуй охуеть охуел охуительно пизда пизды пизду
    пиздой пиздец пиздатый спиздить ебать ебёт ебет ебал ебала ебаный ебанутый ёбаный заебал заебись наебать
    уебок уёбок долбоёб долбоеб блядь блять бляди блядский блядство мудак/и/а мудила гандон/ы пидор/ы
    пидорас/ы залупа шлюха шлюхи трахать дрочить говнюк`,
  uk: `хуй хуйня пизда пиздець їбати блядь шлюха курва?`,
  el: `μαλάκας μαλάκα μαλάκες γαμώ γαμημένος πούτσα πούτσος μουνί πουτάνα πουτάνες`,
  ar: `شرموطة شرموط قحبة منيوك عرص`,
  he: `זונה כוסאמק`,
  fa: `جنده کسکش`,
  hi: `चूतिया मादरचोद बहनचोद भोसड़ी रंडी`,
};

/** The same for languages that write without spaces: found anywhere in a text. */
export const OFFENSIVE_SIGNS: Readonly<Record<string, string>> = {
  zh: "操你妈 肏 傻逼 傻屄 他妈的 婊子 强奸 鸡巴 屄 王八蛋",
  ja: "ちんこ ちんぽ まんこ セックス オナニー",
  ko: "씨발 씨팔 개새끼 좆 병신 씹새끼",
  th: "เหี้ย ควย หี้ เย็ดแม่",
};

/** Names and phrases whose words offend only elsewhere. */
export const INNOCENT_PHRASES: readonly RegExp[] = [
  /\bpussy[ -](?:cats?|willows?|foots?)\b/gi,
  /\b(?:moby|philip k\.?) dick\b/gi,
  /\bdick (?:whittington|tracy|grayson|turpin|van dyke|and harry)\b/gi,
  /\b(?:great|blue|coal|marsh|willow|crested|bearded|long[ -]tailed) tits?\b/gi,
  /\b(?:cock robin|cock-a-doodle-doo|cock and bull)\b/gi,
  /\bcum laude\b|\b\p{L}+[ -]cum[ -]\p{Lu}/giu,
  /\bchinks? (?:of|in)\b/gi,
  /\b(?:oilseed )?rape(?: |-)?(?:seeds?|fields?|oil)\b|\boilseed rape\b/gi,
  /\bthe (?:fair|opposite|same) sex\b/gi,
  /\bass and (?:a |an |the )?ox\b|\box and (?:a |an |the )?ass\b/gi,
];
