import { useNavigate } from 'react-router-dom'
import { type LoginInput, useLoginMutation } from '../../api/generated'
import { startSession } from '../../session/session'
import { auth } from '../../content/auth'
import { Field, PasswordField } from '../../form/Field'
import { Form } from '../../form/Form'
import { chunk } from '../../hydration/chunk'
import { paths } from '../../paths'
import { TextLink } from '../../ui/TextLink'
import { AuthSubmit } from './AuthSubmit'
import { useBusyRetry } from './useBusyRetry'

const words = auth.login
const schema = chunk(() => import('./login.schema').then(m => m.loginSchema))
const blank: LoginInput = { email: '', password: '' }

interface LoginFormProps {
  /** The page to go to after signing in: a name, so that no address from outside can be one. */
  returnTo?: 'home' | 'dashboard'
  /** The state of that page's history entry. */
  state?: object | null
}

export function LoginForm({ returnTo = 'home', state }: LoginFormProps) {
  const [login] = useLoginMutation()
  const { isWaiting, retryWhenBusy } = useBusyRetry()
  const navigate = useNavigate()

  async function submit(input: LoginInput) {
    const { data } = await retryWhenBusy(() => login({ variables: { input } }))
    // The login has succeeded, so a later error is not a failed login.
    await startSession(data?.login).catch(console.error)
    await navigate(paths[returnTo](), { replace: true, state })
  }

  return (
    <Form
      schema={schema}
      blank={blank}
      submit={submit}
      done={words.done}
      failed={words.failed}
      label={words.title}
    >
      <Field name="email" type="email" required label={words.email} autoComplete="email" />
      <PasswordField
        name="password"
        required
        label={words.password}
        show={words.showPassword}
        autoComplete="current-password"
      />
      <AuthSubmit label={words.submit} pending={words.pending} isWaiting={isWaiting} />
      <div>
        <TextLink to={paths.auth({ mode: 'forgot' })}>{words.forgotten}</TextLink>
      </div>
    </Form>
  )
}
