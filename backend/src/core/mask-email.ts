/** Longer top-level domains are rare, and other text may be a message to the reader. */
const TOP_DOMAIN = /^\p{L}{2,12}$/u

/** Masks an address so that only its owner recognizes it: `a…@g….com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)]
  const first = (text: string) => Array.from(text)[0] ?? ''
  const top = domain.slice(domain.lastIndexOf('.') + 1)
  return `${first(name)}…@${first(domain)}….${TOP_DOMAIN.test(top) ? top : '…'}`
}
