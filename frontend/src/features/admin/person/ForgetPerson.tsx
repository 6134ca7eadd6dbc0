import { useState } from 'react'
import { focusOnMount } from '../../../ui/focusOnMount'
import { ForgetData } from '../entry/ForgetData'
import { nameOf, type PersonDetails } from './personState'

/** The deletion of a person's data on their own page, where its outcome is shown too. Only for the owner. */
export function ForgetPerson({ person }: { person: PersonDetails }) {
  const [done, setDone] = useState<string>()
  if (done !== undefined)
    return (
      <p role="status" tabIndex={-1} ref={focusOnMount}>
        {done}
      </p>
    )
  // A deleted account has no address.
  return (
    person.email !== null && (
      <ForgetData email={person.email} name={nameOf(person)} onDone={setDone} />
    )
  )
}
