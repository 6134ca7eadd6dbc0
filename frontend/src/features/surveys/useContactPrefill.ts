import { useMemo } from 'react'
import { fullName } from '../../format/names'
import { useSession } from '../../session/session'
import type { Survey } from '../../content/surveys/definition'

/**
 * Returns the name and e-mail address of the signed-in person, for the fields that the survey has.
 * Returns undefined for a visitor.
 */
export function useContactPrefill({
  questions,
}: Pick<Survey<unknown>, 'questions'>): Record<string, string> | undefined {
  const session = useSession()
  const person = session.status === 'signedIn' ? session.user : undefined
  return useMemo(() => {
    if (!person) return undefined
    const facts = { name: fullName(person), email: person.email }
    const asked = new Set(questions.map(({ name }) => name))
    return Object.fromEntries(Object.entries(facts).filter(([field]) => asked.has(field)))
  }, [person, questions])
}
