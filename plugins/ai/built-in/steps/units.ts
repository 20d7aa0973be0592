/** A unit as a multiple of a base unit: metre, second, gram, unit of money or degree. */
export interface Unit {
  readonly dimension: 'length' | 'time' | 'mass' | 'money' | 'angle';
  readonly power: number;
  /** A fraction in the maths library's notation. */
  readonly scale: string;
}

const of = (dimension: Unit['dimension'], names: Readonly<Record<string, string>>, power = 1) =>
  Object.entries(names).flatMap(([all, scale]) =>
    all.split(' ').map((name): [string, Unit] => [name, { dimension, power, scale }]),
  );

/** Units by name, in lower case. Ambiguous names are left out. */
export const units: ReadonlyMap<string, Unit> = new Map([
  ...of('length', {
    'mm millimetre millimetres millimeter millimeters': '1/1000',
    'cm centimetre centimetres centimeter centimeters': '1/100',
    'dm decimetre decimetres': '1/10',
    'm metre metres meter meters': '1',
    'km kilometre kilometres kilometer kilometers': '1000',
    'in inch inches': '127/5000',
    'ft foot feet': '381/1250',
    'yd yard yards': '1143/1250',
    'mi mile miles': '201168/125',
  }),
  ...of('length', { 'ha hectare hectares': '10000' }, 2),
  ...of(
    'length',
    {
      'ml millilitre millilitres milliliter milliliters': '1/1000000',
      'cl centilitre centilitres': '1/100000',
      'dl decilitre decilitres': '1/10000',
      'l litre litres liter liters': '1/1000',
    },
    3,
  ),
  ...of('time', {
    'ms millisecond milliseconds': '1/1000',
    's sec secs second seconds': '1',
    'min mins minute minutes': '60',
    'h hr hrs hour hours': '3600',
    'day days': '86400',
    'week weeks': '604800',
  }),
  ...of('mass', {
    'mg milligram milligrams': '1/1000',
    'g gram grams': '1',
    'kg kilo kilos kilogram kilograms': '1000',
    't tonne tonnes': '1000000',
  }),
  ...of('money', { '€ $ £ euro euros eur dollar dollars usd pound pounds': '1', 'cent cents ct': '1/100' }),
  ...of('angle', { '° degree degrees': '1' }),
]);

/** Whether a text mixes currencies, which are not converted. */
export function mixesCurrencies(text: string): boolean {
  const currencies = [/€|\beuros?\b|\beur\b/, /\$|\bdollars?\b|\busd\b/, /£|\bpounds?\b/];
  return currencies.filter((currency) => currency.test(text)).length > 1;
}
