/** @module A proud cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "proud, confident, regal, majestic, royal, noble, dignified, triumphant, victorious, bossy, self assured, stately, proudly, pride, confidently, confidence, majesty, majestically, regally, kingly, queenly, princely, noble looking, nobly, dignity, imposing, commanding, commanding presence, authoritative, imperious, imperial, lordly, aristocratic, aristocrat, upper class, high and mighty, winner, winning, in triumph, triumphantly, self confident, chest puffed, puffed up chest, head held high, standing tall, tall and proud, heroic pose, accomplished, like a boss, in charge, leader, prideful, like he owns, like she owns, like it owns, like they own, as if he owns, as if she owns, as if it owns, as if they own, like he owned, like she owned, like he rules, like she rules, like a king, like a queen, like a boss cat, acting like he owns, acting like she owns",
  nearest:
    "fancy, posh, classy, stylish, fashionable, dapper, glamorous, sophisticated, epic, legendary, ambitious, powerful, badass look, swagger, swag, stylishly, couture, haute couture, supermodel, posing like a model, modelling, modeling, fashionista, glam, glamour, elegant and proud, luxury, luxurious, wealthy, millionaire, billionaire, vip, celebrity, famous, star quality, hollywood, red carpet, high class, high society, debonair, suave, hero like, legend, mythic, mythical, godlike, divine, mighty, grandiose, awe inspiring, snobby, iconic, dramatic, gallant look",
  weight: 2,
  poses: ["sitting", "standing", "walking", "lying", "waving", "portrait"],
  gestures: ["standing", "paws on hips", "sitting"],
  face: {
    ...OPEN,
    upperLid: 0.26,
    tilt: 0.12,
    pupil: 0.5,
    look: [0.35, -0.3],
    mouth: "smile",
    brow: { tilt: 0.16, lift: 12 },
    carriage: { bow: -36, lean: -16, pitch: 1 },
    ears: { out: -0.05, flat: 0 },
    blush: 0.35,
    tail: { carriage: "up" },
  },
};
