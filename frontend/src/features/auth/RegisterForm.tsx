import { useState } from 'react'
import { parsePlanWish, usePlanWish } from '../../session/usePlanWish'
import { useReferralCode } from '../../session/useReferralCode'
import { auth } from '../../content/auth'
import { planWish } from '../../content/joining'
import { Form } from '../../form/Form'
import { loadFailure } from '../../form/loadFailure'
import { chunk } from '../../hydration/chunk'
import { paths } from '../../paths'
import { SelectInput } from '../../ui/fields/Select'
import { AccountFields, blankAccount } from './AccountFields'
import { AuthAside } from './AuthAside'
import { AuthSubmit } from './AuthSubmit'
import type { RegisterValues } from './register.schema'
import { useCreateAccount } from './useCreateAccount'

const texts = auth.register
const schema = chunk(() => import('./register.schema').then(m => m.registerSchema))

export function RegisterForm() {
  const { wish, setWish } = useWish()
  const { isWaiting, createAccount } = useCreateAccount(wish)
  const [blank] = useState(blankAccount)
  const [isTaken, setIsTaken] = useState(false)
  const followed = { plan: usePlanWish(), ref: useReferralCode() }

  async function submit(values: RegisterValues) {
    setIsTaken(false)
    try {
      await createAccount(values)
    } catch (error) {
      setIsTaken((await loadFailure(error)).code === 'CONFLICT')
      throw error
    }
  }

  return (
    <Form schema={schema} blank={blank} submit={submit} failed={texts.failed} label={texts.title}>
      <AccountFields>
        {isTaken && (
          <AuthAside
            lead={texts.taken.lead}
            action={texts.taken.action}
            to={paths.auth(followed)}
          />
        )}
      </AccountFields>
      <SelectInput
        {...planWish}
        optional
        // With autocomplete, the browser would restore the select after a reload, and the form's
        // state would not match.
        autoComplete="off"
        value={wish ?? ''}
        onChange={setWish}
      />
      <AuthAside lead={texts.purpose.texts} action={texts.purpose.link} to={paths.privacy()} />
      <AuthSubmit label={texts.submit} pending={texts.pending} isWaiting={isWaiting} />
    </Form>
  )
}

/**
 * Returns the plan wish: the plan in the URL until the person chooses another one or none. It is
 * not part of the account.
 */
function useWish() {
  const followed = usePlanWish()
  const [chosen, setChosen] = useState<string>()
  const wish = chosen === undefined ? followed : parsePlanWish(chosen)
  return { wish, setWish: setChosen }
}
