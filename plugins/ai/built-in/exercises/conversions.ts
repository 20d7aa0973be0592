import { decimal } from '../maths/notation.ts';
import type { Recognise, Verdict } from './exercise.ts';

const unitNames: Record<string, string | undefined> = {
  kilometre: 'km',
  kilometer: 'km',
  metre: 'm',
  meter: 'm',
  centimetre: 'cm',
  centimeter: 'cm',
  millimetre: 'mm',
  millimeter: 'mm',
  kilogram: 'kg',
  kilo: 'kg',
  gram: 'g',
  litre: 'l',
  liter: 'l',
  millilitre: 'ml',
  milliliter: 'ml',
  hour: 'hour',
  hr: 'hour',
  h: 'hour',
  minute: 'minute',
  min: 'minute',
  mins: 'minute',
  second: 's',
  sec: 's',
  day: 'day',
  week: 'week',
  tonne: 'tonne',
  mile: 'mile',
  inch: 'inch',
  foot: 'ft',
  feet: 'ft',
};
const units = `(?:km|cm|mm|dm|m|kg|mg|g|ml|cl|l|h|s|${Object.keys(unitNames)
  .map((name) => `${name}s?`)
  .join('|')})(?:\\^2|\\^3)?`;
const squares: Record<string, string> = {
  '^2': 'Both lengths of a square are converted, so areas change by the square of the factor: think of a square of 1 m by 1 m, and count in both directions.',
  '^3': 'A cube has three edges to convert, so volumes change by the third power of the factor.',
};

/** "Is 3.5 km 350 m?": a conversion to check or to work out. */
export const conversionTask: Recognise = (math, { plain }) => {
  const amount = '(\\d{1,9}(?:\\.\\d{1,6})?)';
  const claim = new RegExp(
    `${amount} ?(${units})(?![a-z])\\s*(?:=|is|are|equals?|to|in|makes?)?\\s*(?:really |exactly |about )?${amount} ?(${units})(?![a-z])`,
  ).exec(plain);
  const asked =
    claim ?? new RegExp(`${amount} ?(${units})(?![a-z])\\s*(?:in|to|into|as)\\s*()(${units})(?![a-z])`).exec(plain);
  const [, quantity, from, , to] = asked ?? [];
  if (!quantity || !from || !to) return undefined;
  const result = math.convert(Number(quantity), unitOf(from), unitOf(to));
  const factor = math.convert(1, unitOf(from), unitOf(to));
  if (result === undefined || factor === undefined || unitOf(from) === unitOf(to)) return undefined;
  const exponent = /\^[23]$/.exec(from)?.[0];
  const base = [from, to].map((unit) => unitOf(unit).replace(/\^[23]$/, '')) as [string, string];
  const [large, small] = factor >= 1 ? base : [base[1], base[0]];
  const times = math.convert(1, large, small) ?? factor;
  return {
    id: `conversion ${quantity} ${from} ${to}`,
    task: `${quantity} ${shownUnit(from)} in ${shownUnit(to)}`,
    lesson: 'units',
    ladder: [
      `How many ${small} make 1 ${large}? Start from that.`,
      exponent
        ? (squares[exponent] ?? '')
        : `1 ${large} is ${decimal(times)} ${small}. Do you have to multiply or to divide to get from ${shownUnit(from)} to ${shownUnit(to)}?`,
      `Will the number get larger or smaller when you go from ${shownUnit(from)} to ${shownUnit(to)}? Then work it out: what do you get?`,
    ],
    another: '2.4 kg in g',
    judge(reading): Verdict | undefined {
      const given = reading.plain === plain ? claim?.[3] : /\d{1,9}(?:\.\d{1,6})?/.exec(reading.plain)?.[0];
      if (!given) return undefined;
      if (Math.abs(Number(given) - result) <= 1e-9 * Math.max(1, result))
        return { kind: 'solved', text: `Yes, ${quantity} ${shownUnit(from)} is ${given} ${shownUnit(to)}.` };
      return {
        kind: 'wrong',
        text: `${quantity} ${shownUnit(from)} is not ${given} ${shownUnit(to)}. ${exponent ? (squares[exponent] ?? '') : `1 ${large} is ${decimal(times).replace(/\B(?=(\d{3})+$)/g, ',')} ${small}.`}`,
        next: exponent ? 0 : 2,
      };
    },
  };
};

function unitOf(word: string): string {
  const [, name = word, exponent = ''] = /^([a-z]+)(\^[23])?$/.exec(word) ?? [];
  return `${unitNames[name] ?? unitNames[name.replace(/s$/, '')] ?? name}${exponent}`;
}
const shownUnit = (word: string) => word.replace('^2', '²').replace('^3', '³');
