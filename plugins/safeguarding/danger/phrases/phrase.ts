/** The kinds of danger that a message may indicate. */
export type DangerClass =
  | 'suicide'
  | 'self-harm'
  | 'overdose'
  | 'abuse'
  | 'grooming'
  | 'threat'
  | 'running-away'
  | 'eating-disorder'
  | 'violence';

export type DangerLanguage =
  | 'en'
  | 'es'
  | 'fr'
  | 'de'
  | 'ar'
  | 'zh'
  | 'pt'
  | 'it'
  | 'nl'
  | 'pl'
  | 'tr'
  | 'ru'
  | 'uk'
  | 'hi'
  | 'ur'
  | 'ja'
  | 'ko'
  | 'vi'
  | 'id'
  | 'ro'
  | 'tl'
  | 'sw'
  | 'fa'
  | 'el'
  | 'he'
  | 'bn';

export interface Phrase {
  readonly text: string;
  readonly language: DangerLanguage;
  readonly danger: DangerClass;
}

/** Phrases of one language, one a line. All are written for this list; none is a real person's. */
export function phrases(
  language: DangerLanguage,
  lines: Readonly<Partial<Record<DangerClass, string>>>,
): readonly Phrase[] {
  return Object.entries(lines).flatMap(([danger, text]) =>
    linesOf(text).map((line) => ({ text: line, language, danger: danger as DangerClass })),
  );
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
