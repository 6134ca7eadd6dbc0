import { useState } from 'react'
import type { WaitlistRowFragment } from '../../../api/operationTypes'
import { focusOnMount } from '../../../ui/focusOnMount'
import { ForgetData } from '../entry/ForgetData'
import { nameOrEmail } from '../entry/personNames'

/** The deletion of a person's data on their own page, where its outcome is shown too. Only for the owner. */
export function ForgetPerson({ user }: Pick<WaitlistRowFragment, 'user'>) {
  const [done, setDone] = useState<string>()
  if (done === undefined)
    return <ForgetData email={user.email} name={nameOrEmail(user)} onDone={setDone} />
  return (
    <p role="status" tabIndex={-1} ref={focusOnMount}>
      {done}
    </p>
  )
}
