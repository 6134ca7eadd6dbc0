import { useSearchParams } from 'react-router-dom'
import { island } from '../hydration/island'
import { usePlanWish } from '../session/usePlanWish'
import { useReferralCode } from '../session/useReferralCode'
import { auth } from '../content/auth'
import { mailedLinks } from '../content/mailedLinks'
import { AuthFrame } from '../features/auth/AuthFrame'
import { AuthSwitch } from '../features/auth/AuthSwitch'
import { Page } from '../features/site/Page'
import { RegistrationLead } from '../features/waitlist/RegistrationLead'
import { Lead } from '../ui/Lead'

const forms = () => import('../features/auth/authForms')

const LoginForm = island(() => forms().then(m => m.LoginForm))
const RegisterForm = island(() => forms().then(m => m.RegisterForm))

/** The forms of the modes that request or open a mailed link. */
const mailed = {
  forgot: island(() => forms().then(m => m.ForgotPasswordForm)),
  reset: island(() => forms().then(m => m.ResetPasswordForm)),
  confirm: island(() => forms().then(m => m.ConfirmEmail)),
  news: island(() => forms().then(m => m.ConfirmNewsletter)),
  leave: island(() => forms().then(m => m.LeaveNewsletter)),
  offer: island(() => forms().then(m => m.OfferSignIn)),
}

const isMailed = (mode: string | null): mode is keyof typeof mailed =>
  mode !== null && Object.hasOwn(mailed, mode)

export function AuthPage() {
  const [search] = useSearchParams()
  const mode = search.get('mode')
  return isMailed(mode) ? (
    <MailedMode mode={mode} />
  ) : (
    <AccountMode registering={mode === 'register'} />
  )
}

function AccountMode({ registering }: { registering: boolean }) {
  const followed = { plan: usePlanWish(), ref: useReferralCode() }
  const { pageTitle, description, title, lead } = registering ? auth.register : auth.login
  return (
    <Page title={pageTitle} description={description}>
      <AuthFrame title={title} lead={registering ? <RegistrationLead /> : <Lead>{lead}</Lead>}>
        {registering ? <RegisterForm /> : <LoginForm />}
        <AuthSwitch registering={registering} followed={followed} />
      </AuthFrame>
    </Page>
  )
}

function MailedMode({ mode }: { mode: keyof typeof mailed }) {
  const Form = mailed[mode]
  const { pageTitle, description, title } = mailedLinks[mode]
  return (
    <Page title={pageTitle} description={description}>
      <AuthFrame title={title}>
        <Form />
      </AuthFrame>
    </Page>
  )
}
