import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyMutation } from '../../api/lazyMutation'
import type { LoginInput, LoginMutation } from '../../api/operationTypes'
import { sessionStore } from '../../api/sessionStore'
import { ownSignIn } from '../../session/ownSignIn'
import { type ContinueState, takeReturnPage } from '../../session/returnPage'
import { isStillSignedIn, startSession } from '../../session/session'
import { auth } from '../../content/auth'
import { Field } from '../../form/Field'
import { PasswordField } from '../../form/PasswordField'
import { Form, FormError } from '../../form/Form'
import { FormOutcome } from '../../form/FormBody'
import { forgetTypedAddress, typedAddress, TypedAddress } from '../../form/TypedAddress'
import { chunk } from '../../hydration/chunk'
import { lazyComponent } from '../../hydration/lazyComponent'
import { paths } from '../../paths'
import { TextLink } from '../../ui/TextLink'
import { toast } from '../../ui/toast'
import { AuthSubmit } from './AuthSubmit'
import { PasskeyButton } from './PasskeyButton'
import { findPendingSignIn, type PendingSignIn } from './pendingSignIn'
import { requireCookies } from './requireCookies'
import { useBusyRetry } from './useBusyRetry'

const texts = auth.login
const schema = chunk(() => import('./login.schema').then(m => m.loginSchema))
/** Loaded on demand, because few people have a second factor. */
const SecondStep = lazyComponent(() => import('./SecondStep').then(m => m.SecondStep))
const login = lazyMutation(() => import('./auth.generated').then(m => m.LoginDocument))

interface NextPage {
  to: string
  state: object | null
}

interface LoginFormProps {
  /** Where it leads after signing in, with the state of that history entry. */
  next?: NextPage
}

export function LoginForm({ next }: LoginFormProps) {
  const { isWaiting, retryWhenBusy } = useBusyRetry()
  const navigate = useNavigate()
  const hasLeft = useHasLeft()
  /** Null after the way back from the second step. */
  const [pending, setPending] = useState<PendingSignIn | null>()

  async function submit(input: LoginInput) {
    requireCookies()
    try {
      const { data } = await retryWhenBusy(() => login({ input }))
      await enter(data?.login ?? null)
    } catch (error) {
      const found = await findPendingSignIn(error)
      if (!found) throw error
      await SecondStep.load()
      setPending(found)
    }
  }

  async function enter(user: LoginMutation['login']) {
    if (!hasLeft.current) ownSignIn.begin()
    // A browser that blocks cookies sends none of the new session (FORM-33). If the request fails,
    // nothing speaks against it.
    if (!(await isStillSignedIn().catch(() => true))) {
      ownSignIn.end()
      throw new FormError(auth.cookiesBlocked)
    }
    // The login has succeeded, so a later error is not a failed login.
    await startSession(user).catch(console.error)
    // The form, which forgets it, is not there in the second step.
    forgetTypedAddress()
    const { to, state } = nextPage(next, takeReturnPage(user?.id))
    if (!hasLeft.current) await navigate(to, { replace: true, state })
    ownSignIn.end()
    toast(texts.done)
  }

  if (pending)
    return (
      <SecondStep.Component signIn={pending} onSignedIn={enter} onBack={() => setPending(null)} />
    )
  return (
    <>
      <Form
        schema={schema}
        // The form takes it when it appears, also after the second step.
        blank={{ email: typedAddress(), password: '' }}
        submit={submit}
        failed={texts.failed}
        label={texts.title}
        placesOutcome
      >
        <TypedAddress />
        <Field
          name="email"
          type="email"
          required
          label={texts.email}
          autoComplete="email"
          autoFocus={pending === null}
        />
        <PasswordField
          name="password"
          required
          label={texts.password}
          show={texts.showPassword}
          autoComplete="current-password"
        />
        <AuthSubmit label={texts.submit} pending={texts.pending} isWaiting={isWaiting} />
        <FormOutcome />
        <div>
          <TextLink to={paths.auth({ mode: 'forgot' })}>{texts.forgotten}</TextLink>
        </div>
      </Form>
      <PasskeyButton label={texts.passkey} onSignedIn={enter} />
    </>
  )
}

/**
 * Tells whether the person has left the form before their session began. A page may replace the form
 * as soon as it has.
 */
function useHasLeft() {
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = sessionStore.current().status !== 'signedIn'
      if (hasLeft.current) ownSignIn.end()
    }
  }, [])
  return hasLeft
}

/**
 * Returns where a login leads: home, with a link to the page that the person came from. If a
 * session ended on that page, its owner is back there at once (PAGE-12).
 */
function nextPage(next: NextPage | undefined, from: ReturnType<typeof takeReturnPage>): NextPage {
  if (next) return next
  // A link that somebody has sent opens at once, too.
  if (from?.userId || from?.path.includes('#')) return { to: from.path, state: null }
  const state: ContinueState = from ? { continueTo: from.path } : null
  return { to: paths.home(), state }
}
