import type { DangerPattern } from './pattern.ts';
import { fragmentsOf, patternsOf } from './pattern.ts';

// Dutch, Polish, Turkish, Russian and Ukrainian, for the plainest words only. Letters such as ł and ı keep their form.

const l = '[lł]';
const i = '[iı]';

export const moreLanguagePatterns: readonly DangerPattern[] = [
  ...patternsOf('suicide', String.raw`\b(?:van het lachen|van de honger|ze smiechu|z nudow|gulmekten)\b`, [
    'ik (?:wil|wou dat ik) (?:dood|niet meer leven|sterven|mezelf (?:iets aandoen|doden|van kant maken))(?: \\w+)?(?! (?:door|van) (?:deze|die|dit))|ik (?:snij|snijd|snijdt|kras) (?:mezelf|me|in mijn armen?)|zelfmoord plegen',
    `chce (?:sie zabic|umrzec)|nie chce (?:juz )?zyc|tne sie|(?:pope${l}nic|mysle o) samobojstwo?w?i?e?`,
    `(?:olmek|kendimi oldurmek|intihar etmek) istiyorum|yasamak istemiyorum|kendimi kesiyorum`,
  ]),
  ...patternsOf('abuse', String.raw`\b(?:schaken|szachy|satranc)\b`, [
    '(?:mijn )?(?:vader|moeder|stiefvader|oom|dad|mom|broer) (?:slaat|mishandelt|betast) (?:me|mij)(?! met (?:schaken|tennis))',
    '(?:ojciec|tata|matka|mama|mom|ojczym|wujek) (?:mnie (?:bije|dotyka|molestuje)|(?:bije|dotyka|molestuje) mnie)',
    `(?:babam|annem|uvey babam|amcam|dayim) (?:\\w+ )?(?:beni )?(?:dovuyor|vuruyor|taciz ediyor|dokunuyor)`.replaceAll(
      'dayim',
      `day${i}m`,
    ),
  ]),
  ...fragmentsOf(
    'suicide',
    [
      '(?:хочу|хочется) (?:умереть|сдохнуть|покончить с собои|убить себя)|не хочу (?:больше )?жить|режу себя|(?:хочу|хочеться) (?:померти|вбити себе)|не хочу (?:більше )?жити|ріжу себе',
    ],
    'от смеха|со смеху|от скуки|зі сміху',
  ),
  ...fragmentsOf('abuse', [
    '(?:отец|папа|мать|мама|отчим|дядя) (?:меня (?:бьет|трогает|избивает)|(?:бьет|трогает|избивает) меня)|(?:батько|тато|мати|мама|вітчим) (?:мене )?(?:бє|бьє)(?: мене)?',
  ]),
];
