import { useNavigate } from 'react-router-dom'
import type { LoginInput } from '../../api/generated'
import { refreshSession } from '../../session/session'
import { auth } from '../../content/auth'
import { Field, PasswordField } from '../../form/Field'
import { Form } from '../../form/Form'
import { lazyMutation } from '../../form/lazyMutation'
import { chunk } from '../../hydration/chunk'
import { paths } from '../../paths'
import { TextLink } from '../../ui/TextLink'
import { AuthSubmit } from './AuthSubmit'
import { useBusyRetry } from './useBusyRetry'

const words = auth.login
const schema = chunk(() => import('./login.schema').then(m => m.loginSchema))
const login = lazyMutation(operations => operations.LoginDocument)
const blank: LoginInput = { email: '', password: '' }

export function LoginForm() {
  const { isWaiting, retryWhenBusy } = useBusyRetry()
  const navigate = useNavigate()

  async function submit(input: LoginInput) {
    await retryWhenBusy(() => login({ input }))
    /* The sign-in itself has succeeded; a failed look-up must not be told as a failed login. */
    await refreshSession().catch(console.error)
    await navigate(paths.home(), { replace: true })
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
