/** An amount with its currency; small ones with as many decimals as tell something. */
export function money(amount: number, currency: string): string {
  const decimals = amount === 0 || amount >= 1 ? 2 : amount >= 0.01 ? 3 : 6;
  return `${currency} ${amount.toFixed(decimals)}`;
}
