/** The names there are; empty when there is none. */
export function fullName(person: { firstName?: string | null; lastName?: string | null }): string {
  const names = [person.firstName, person.lastName].map(name => name?.trim())
  return names.filter(Boolean).join(' ')
}
