/** Where a request comes from. */
export type Caller = {
  /** The address that limits count by: an IPv4 address, or an IPv6 network. */
  address: string
  /** The name that the browser gives itself. */
  userAgent: string | null
  /** The token that the browser has kept from an earlier sign-in (known-browser.ts). */
  known?: string | undefined
}
