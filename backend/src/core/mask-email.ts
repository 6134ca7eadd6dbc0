/** An address as its owner knows it again and nobody else reads it: `a…@g….com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)]
  const first = (text: string) => Array.from(text)[0] ?? ''
  return `${first(name)}…@${first(domain)}….${domain.slice(domain.lastIndexOf('.') + 1)}`
}
