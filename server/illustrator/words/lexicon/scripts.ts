/** @module In which letters languages are written. */

/** Languages that are not written in Latin letters, and theirs. */
export const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  el: /\p{Script=Greek}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}|[\u1100-\u11FF]/u,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

const LATIN = /\p{Script=Latin}/u;

/** Simplified Chinese signs that Japanese never writes. */
const ONLY_SIMPLIFIED =
  "业丛东丝丢两严丧为丽举乌乐习乡书买亚亲仑仓仪们仿众优伞伤伦你侦侧储兰兴养兽军农凯击凿划刘" +
  "刚别剂剑剧办务动势勋华单卖卧卫厅厉厕厢发变叠吓吗吧员呢响哑喂喷团园囱围图圆圣场块坛坞坠垫" +
  "埚墙壳壶处复头夹奋奖妆妇妈娇婴实宠宫宽宾对寻导尔尘尝尴层屉岁岛币帅师帘帜带帮庆库庙废开异" +
  "张弹强录德忧怀总恶悬惊惫惬愤懒戏战户扑扫抢护报拟拥挠挥捂捣掸搂搅摄摆摇摊撑撸斋时晓晕术杂" +
  "权极枞枪枫柜柠栅标栈栏树样桥桦桨桩榄榈榨槟樱橱欢毕毡汉汤沥泼洁浇浓渐渔滚满滤滩灭灵灶炖炼" +
  "烛烦烧烫热焰爱爷牵狮狱狲猎猬环现电疯瘫皂盏盐监盘眯睁矿码砖秃种积窜窝竖竞笔笼筹签箫篮篱类" +
  "紧红级纪纫纯纱纳纷纸纹纺纽线练组绅细织终绊经绒结绕绘给绢绣绳维绵绶绷绸绿缅缉编缝缤缩罂罗" +
  "耸肃肠胶脏脐脑脸腊腌腾舱艺节芜苇苏荡药莲萝萤营萨蓝蓟虾蜡蝇补衬袜裤褛褴见观视觉计订认讨让" +
  "议记讲讶许论设证评诊诗话诞语说请诺读课调谍谱贝贡财货质贩购贴贵贼贾赌赏赛赞赶跃跷蹑车转轮" +
  "软轴轻辆输辫边达过运还这进远连适选逊递遗邮酱针钉钓钞钟钢钥钱钳钵钹钻铁铃铅铆铛铜铠铲银铺" +
  "链锁锅锋错锡锣锤锥键锯锹锻镇镖镜长门闪闭闲间闷闻阁阅队阳阴阶际险隐难雏雾顶项须顽顿领颈颊" +
  "颗颜额颤风飓飘飞饥饨饪饭饮饰饺饼饿馄馆马驱驶驾骄验骑髅鱼鲜鲻鸟鸡鸥鸦鸭鸯鸳鸽鹅鹰鹳鼹齐龄" +
  "龅龙龟没个";

/** Letters that a language lacks and another of its script has: Ukrainian has no "ы", Russian no "і". */
const FOREIGN_LETTERS: Readonly<Record<string, RegExp>> = {
  ja: new RegExp(`[${ONLY_SIMPLIFIED}]`, "u"),
  ru: /[іїєґ]/u,
  uk: /[ыэъ]/u,
  // Kana; "の" decorates Chinese texts, too.
  zh: /[ぁ-ねは-んァ-ヺー]/u,
};

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Small words of Chinese: a Japanese text has kana where it has these. */
const CHINESE_WORDS = /^[的着了在只是]$/u;

/** The languages in whose letters some word is written: Russian is not read for an English sentence. */
export function writtenIn(
  tokens: readonly { key: string }[],
  languages: readonly string[],
): string[] {
  const text = tokens.map(({ key }) => key).join(" ");
  return languages.filter((language) => {
    const others = FOREIGN_LETTERS[language];
    const isChinese = language === "ja" && tokens.some(({ key }) => CHINESE_WORDS.test(key)) &&
      !KANA.test(text);
    return !isChinese && (SCRIPTS[language] ?? LATIN).test(text) && !others?.test(text);
  });
}
