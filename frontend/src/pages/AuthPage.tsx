import { useSearchParams } from 'react-router-dom'
import { island } from '../api/island'
import { useReferralCode } from '../api/referral'
import { auth } from '../content/auth'
import { AuthFrame } from '../features/auth/AuthFrame'
import { Page } from '../features/site/Page'
import { paths } from '../paths'

const LoginForm = island(() => import('../features/auth/LoginForm').then(m => m.LoginForm))
const RegisterForm = island(() => import('../features/auth/RegisterForm').then(m => m.RegisterForm))

export function AuthPage() {
  const [search] = useSearchParams()
  const ref = useReferralCode()
  const registering = search.get('mode') === 'register'
  const words = registering ? auth.register : auth.login
  const other = paths.auth({ mode: registering ? undefined : 'register', ref })
  return (
    <Page title={words.pageTitle} chrome="none">
      <AuthFrame words={words} other={other}>
        {registering ? <RegisterForm /> : <LoginForm />}
      </AuthFrame>
    </Page>
  )
}
