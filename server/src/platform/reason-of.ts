/** The message of an error. When all addresses of a name refuse, Node's error has none, only a code. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
