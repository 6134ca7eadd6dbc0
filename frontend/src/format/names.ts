/** Joins the first and last name; empty when the person has neither. */
export function fullName(person: { firstName?: string | null; lastName?: string | null }): string {
  const names = [person.firstName, person.lastName].map(name => name?.trim())
  return names.filter(Boolean).join(' ')
}
