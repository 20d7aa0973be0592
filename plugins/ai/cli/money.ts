/** An amount with its currency; small amounts have more decimals. */
export function money(amount: number, currency: string): string {
  const decimals = amount === 0 || amount >= 1 ? 2 : amount >= 0.01 ? 3 : 6;
  return `${currency} ${amount.toFixed(decimals)}`;
}
