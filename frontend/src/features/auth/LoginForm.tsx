import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyMutation } from '../../api/lazyMutation'
import type { LoginInput } from '../../api/operationTypes'
import { ownSignIn } from '../../session/ownSignIn'
import { type ContinueState, takeReturnPage } from '../../session/returnPage'
import { isStillSignedIn, startSession } from '../../session/session'
import { auth } from '../../content/auth'
import { Field, PasswordField } from '../../form/Field'
import { Form, FormError } from '../../form/Form'
import { typedAddress, TypedAddress } from '../../form/TypedAddress'
import { chunk } from '../../hydration/chunk'
import { paths } from '../../paths'
import { TextLink } from '../../ui/TextLink'
import { AuthSubmit } from './AuthSubmit'
import { requireCookies } from './requireCookies'
import { useBusyRetry } from './useBusyRetry'

const texts = auth.login
const schema = chunk(() => import('./login.schema').then(m => m.loginSchema))
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
  const [blank] = useState((): LoginInput => ({ email: typedAddress(), password: '' }))

  async function submit(input: LoginInput) {
    requireCookies()
    const { data } = await retryWhenBusy(() => login({ input }))
    ownSignIn.begin()
    // A browser that blocks cookies sends none of the new session (FORM-33). If the request fails,
    // nothing speaks against it.
    if (!(await isStillSignedIn().catch(() => true))) {
      ownSignIn.end()
      throw new FormError(auth.cookiesBlocked)
    }
    // The login has succeeded, so a later error is not a failed login.
    await startSession(data?.login).catch(console.error)
    const { to, state } = nextPage(next, takeReturnPage(data?.login?.id))
    await navigate(to, { replace: true, state })
    ownSignIn.end()
  }

  return (
    <Form
      schema={schema}
      blank={blank}
      submit={submit}
      done={texts.done}
      failed={texts.failed}
      label={texts.title}
    >
      <TypedAddress />
      <Field name="email" type="email" required label={texts.email} autoComplete="email" />
      <PasswordField
        name="password"
        required
        label={texts.password}
        show={texts.showPassword}
        autoComplete="current-password"
      />
      <AuthSubmit label={texts.submit} pending={texts.pending} isWaiting={isWaiting} />
      <div>
        <TextLink to={paths.auth({ mode: 'forgot' })}>{texts.forgotten}</TextLink>
      </div>
    </Form>
  )
}

/**
 * Returns where a login leads: home, with a link to the page that the person came from. If a
 * session ended on that page, its owner is back there at once (PAGE-12).
 */
function nextPage(next: NextPage | undefined, from: ReturnType<typeof takeReturnPage>): NextPage {
  if (next) return next
  if (from?.userId) return { to: from.path, state: null }
  const state: ContinueState = from ? { continueTo: from.path } : null
  return { to: paths.home(), state }
}
