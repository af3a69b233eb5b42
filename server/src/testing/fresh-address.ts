let made = 0

/** An address that nobody has come from yet, for a server that trusts the test as a proxy. */
export function freshAddress(): string {
  made += 1
  return `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`
}
