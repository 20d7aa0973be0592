const number = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const counted = (value: number) => number.format(value);

/** An amount in US dollars, the currency of the synthetic salaries. */
export const dollars = (value: number) => money.format(value);
