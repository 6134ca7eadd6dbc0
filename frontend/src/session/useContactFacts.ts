import { useMemo } from 'react'
import { fullName } from '../format/names'
import { useSession } from './session'

/** Returns the name and the address of the signed-in person; undefined for a visitor. */
export function useContactFacts(): { name: string; email: string } | undefined {
  const session = useSession()
  const person = session.status === 'signedIn' ? session.user : undefined
  return useMemo(() => person && { name: fullName(person), email: person.email }, [person])
}
