import { decimal } from '../parts/words.ts';

/** `0.034`, `below 0.001` */
export const probabilityText = (p: number) => (p < 0.001 ? 'below 0.001' : decimal(p, 3));
