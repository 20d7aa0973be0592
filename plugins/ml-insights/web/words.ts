const number = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const counted = (value: number) => number.format(value);

/** An amount in US dollars, the currency of the synthetic salaries. */
export const dollars = (value: number) => money.format(value);

/** A share with one decimal. */
export const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** A figure with its 95 % interval: `74.1% (73.7% to 74.5%)`. */
export const withInterval = (
  { value, low, high }: { readonly value: number; readonly low: number; readonly high: number },
  text: (value: number) => string,
) => `${text(value)} (${text(low)} to ${text(high)})`;

const titles: Readonly<Record<string, string>> = {
  core_math: 'Core Math score',
  core_math_error: 'Error of the Core Math score',
  applied_reasoning: 'Applied Reasoning score',
  applied_reasoning_error: 'Error of the Applied Reasoning score',
  ai_concepts: 'AI Concepts score',
  ai_concepts_error: 'Error of the AI Concepts score',
  practice_hours: 'Hours of practice',
  active_weeks: 'Weeks with practice',
  pathway: 'Pathway',
  age: 'Age',
  background: 'Background',
  country: 'Country',
  industry: 'Industry aimed at',
  first_generation: 'First generation to study',
};

export const featureTitle = (name: string) => titles[name] ?? name;

/** With a capital: `Public services`. */
export const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
