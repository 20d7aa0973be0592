export { removeRules, whitenPaper } from './clean.ts';
export { removeLeaders } from './leaders.ts';
export type { GreyPicture } from './picture.ts';
export type { Region } from './regions.ts';
export { regionsOf } from './regions.ts';
