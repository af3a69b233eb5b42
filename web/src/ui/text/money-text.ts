/** €1.20; with its three letters where the browser does not know the currency. */
export function moneyText(amount: number, currency: string | null): string {
  const plain = amount.toFixed(2)
  if (currency === null) return plain
  try {
    return amount.toLocaleString(undefined, { style: 'currency', currency })
  } catch {
    return `${plain} ${currency}`
  }
}
