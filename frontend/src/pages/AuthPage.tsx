import { useSearchParams } from 'react-router-dom'
import { island } from '../hydration/island'
import { usePlanWish } from '../session/usePlanWish'
import { useReferralCode } from '../session/useReferralCode'
import { auth } from '../content/auth'
import { AuthFrame } from '../features/auth/AuthFrame'
import { AuthSwitch } from '../features/auth/AuthSwitch'
import { Page } from '../features/site/Page'
import { Lead } from '../ui/Lead'

const LoginForm = island(() => import('../features/auth/LoginForm').then(m => m.LoginForm))
const RegisterForm = island(() => import('../features/auth/RegisterForm').then(m => m.RegisterForm))

const RegistrationLead = island(
  () => import('../features/waitlist/availabilityChunk').then(m => m.RegistrationLead),
  <Lead>{auth.register.lead}</Lead>,
)

export function AuthPage() {
  const [search] = useSearchParams()
  const followed = { plan: usePlanWish(), ref: useReferralCode() }
  const registering = search.get('mode') === 'register'
  const { pageTitle, description, title, lead } = registering ? auth.register : auth.login
  return (
    <Page title={pageTitle} description={description} chrome="none">
      <AuthFrame title={title} lead={registering ? <RegistrationLead /> : <Lead>{lead}</Lead>}>
        {registering ? <RegisterForm /> : <LoginForm />}
        <AuthSwitch registering={registering} followed={followed} />
      </AuthFrame>
    </Page>
  )
}
