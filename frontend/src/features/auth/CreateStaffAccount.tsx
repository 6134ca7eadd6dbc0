import { useState } from 'react'
import { lazyMutation } from '../../api/lazyMutation'
import { auth } from '../../content/auth'
import { staffInvitation } from '../../content/staffInvitation'
import { Form, FormError } from '../../form/Form'
import { chunk } from '../../hydration/chunk'
import { isStillSignedIn, startSession } from '../../session/session'
import { focusOrTitle } from '../../ui/focusOrTitle'
import { blankAccount, AccountFields } from './AccountFields'
import { AuthSubmit } from './AuthSubmit'
import type { RegisterValues } from './register.schema'
import { requireCookies } from './requireCookies'
import { useBusyRetry } from './useBusyRetry'

const texts = staffInvitation.register
const schema = chunk(() => import('./register.schema').then(m => m.registerSchema))
const register = lazyMutation(() => import('./auth.generated').then(m => m.RegisterDocument))

/** The form for the account of an invited staff person. It asks for no place on the waitlist. */
export function CreateStaffAccount() {
  const { isWaiting, retryWhenBusy } = useBusyRetry()
  const [blank] = useState(blankAccount)

  async function submit({ firstName, lastName, email, password }: RegisterValues) {
    requireCookies()
    const input = { firstName, lastName, email, password }
    const { data } = await retryWhenBusy(() => register({ input }))
    // A browser that blocks cookies sends none of the new session (FORM-33).
    if (!(await isStillSignedIn().catch(() => true)))
      throw new FormError(auth.register.cookiesBlocked)
    await startSession(data?.register).catch(console.error)
    // The button that had the focus is gone.
    focusOrTitle()
  }

  return (
    <Form schema={schema} blank={blank} submit={submit} failed={texts.failed} label={texts.lead}>
      <AccountFields />
      <AuthSubmit label={texts.submit} pending={texts.pending} isWaiting={isWaiting} />
    </Form>
  )
}
