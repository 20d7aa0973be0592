export { removeRules, whitenPaper } from './clean.ts';
export type { Crop } from './crop.ts';
export { cropOf } from './crop.ts';
export { removeLeaders } from './leaders.ts';
export type { GreyPicture } from './picture.ts';
export type { Region } from './regions.ts';
export { regionsOf } from './regions.ts';
export type { RecognisedWord } from './second-look.ts';
export { cellsToReread, withRereading } from './second-look.ts';
