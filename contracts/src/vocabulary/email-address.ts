/** One part of a mailbox's name, without quotes (RFC 5321 §4.1.2), in any script (RFC 6531). */
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~\\p{L}\\p{M}\\p{N}-]+"
/** One part of a domain (RFC 1035 §2.3.1), also in its ASCII form `xn--…`. */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** The error message for a text that is no email address, on pages and by the server. */
export const notAnEmail = 'Enter an address like name@example.com'

/** An email address in lower case, its domain in ASCII; the last part of the domain has two signs at least, and is no number. */
export const emailPattern = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=..)(?!\\d+$)${label}$`,
  'u',
)

/**
 * An address as it is stored: trimmed, in lower case, its domain in ASCII, which comes first: 'Σ' at
 * the end of a word has another small letter in a domain than in a text.
 */
export const plainEmail = (typed: string): string => withAsciiDomain(typed.trim()).toLowerCase()

/** The address with its domain in ASCII (IDNA): 'a@bücher.example' is 'a@xn--bcher-kva.example'. */
function withAsciiDomain(typed: string): string {
  const address = typed.normalize('NFC')
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // Plain domains stay as they were typed: a URL would take '1.2' for an address of a network.
  if (at < 0 || !/\P{ASCII}/u.test(domain)) return address
  const url = `http://${domain}`
  // A domain that is no name of a host, such as 'bücher.example/x', stays as it is and is refused as such.
  if (/[\s/?#:\\[\]%]/.test(domain) || !URL.canParse(url)) return address
  return `${address.slice(0, at)}@${new URL(url).hostname}`
}
