/** The address of a call: its URL of the contract with what it is asked about filled in. */
export function addressOf(
  url: string,
  { path = {}, query = {} }: { path?: object; query?: object },
): string {
  let address = url
  for (const [name, value] of Object.entries(path)) {
    address = address.replace(`{${name}}`, encodeURIComponent(String(value)))
  }
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()
  return search ? `${address}?${search}` : address
}
