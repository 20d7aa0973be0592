import { phrases } from './phrase.ts';

export const french = phrases('fr', {
  suicide: `
    je veux mourir
    j'ai envie de mourir
    je veux plus vivre
    je ne veux plus vivre
    je vais me suicider
    je veux me tuer
    personne ne me regretterait si je mourais
    je manquerais à personne
    ils seraient mieux sans moi
    je veux disparaître pour toujours
    je me coupe les bras
    je me scarifie
    j'aurais préféré ne jamais être né
    j'en peux plus je veux en finir
    ça sert à rien de vivre`,
  overdose: `
    j'ai pris trop de médicaments
    j'ai avalé plein de cachets`,
  abuse: `
    mon père me frappe
    ma mère me bat
    mon oncle me touche
    j'ai peur de rentrer chez moi`,
  grooming: `
    quelqu'un sur internet me demande des photos
    il veut que je lui envoie des nudes
    il me fait du chantage avec mes photos`,
  threat: `
    il menace de me tuer
    ils disent qu'ils vont me tabasser`,
  'running-away': 'je vais fuguer ce soir',
  'eating-disorder': 'je me fais vomir',
  violence: `
    je vais tuer mon prof
    je vais amener un couteau à l'école`,
});
