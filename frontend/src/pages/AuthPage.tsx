import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { island } from '../hydration/island'
import { usePlanWish } from '../session/usePlanWish'
import { useReferralCode } from '../session/useReferralCode'
import { auth } from '../content/auth'
import { mailedLinks } from '../content/mailedLinks'
import { AuthFrame } from '../features/auth/AuthFrame'
import { LoginLead } from '../features/auth/LoginLead'
import { AuthSwitch } from '../features/auth/AuthSwitch'
import { Page } from '../features/site/Page'
import { RegistrationLead } from '../features/waitlist/RegistrationLead'

type Forms = typeof import('../features/auth/authForms')

/* A page without its form would jump when the form arrives. */
const form = <Props extends object>(pick: (forms: Forms) => ComponentType<Props>) =>
  island(() => import('../features/auth/authForms').then(pick), null, { holdsNavigation: true })

const LoginForm = form(m => m.LoginForm)
const RegisterForm = form(m => m.RegisterForm)

/** The forms of the modes that request or open a mailed link. */
const mailed = {
  forgot: form(m => m.ForgotPasswordForm),
  reset: form(m => m.ResetPasswordForm),
  confirm: form(m => m.ConfirmEmail),
  news: form(m => m.ConfirmNewsletter),
  leave: form(m => m.LeaveNewsletter),
  offer: form(m => m.OfferSignIn),
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
  const { pageTitle, description, title } = registering ? auth.register : auth.login
  return (
    <Page title={pageTitle} description={description}>
      <AuthFrame title={title} lead={registering ? <RegistrationLead /> : <LoginLead />}>
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
