import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { island } from '../hydration/island'
import { ownSignIn } from '../session/ownSignIn'
import { useSession } from '../session/session'
import { usePlanWish } from '../session/usePlanWish'
import { useReferralCode } from '../session/useReferralCode'
import { auth } from '../content/auth'
import { mailedLinks } from '../content/mailedLinks'
import { AuthFrame } from '../features/auth/AuthFrame'
import { LoginLead } from '../features/auth/LoginLead'
import { AuthSwitch } from '../features/auth/AuthSwitch'
import { Page } from '../features/site/Page'
import { RegistrationLead } from '../features/waitlist/RegistrationLead'
import { Loading } from '../ui/Loading'

/* A page without its form would jump when the form arrives. */
const form = (importer: () => Promise<ComponentType>) =>
  island(importer, null, { holdsNavigation: true })
const accountForms = () => import('../features/auth/accountForms')
const mailedForms = () => import('../features/auth/mailedForms')

const SignedIn = island(() => import('../features/auth/SignedIn').then(m => m.SignedIn))
const LoginForm = form(() => accountForms().then(m => m.LoginForm))
const RegisterForm = form(() => accountForms().then(m => m.RegisterForm))

/** The forms of the modes that request or open a mailed link. */
const mailed = {
  forgot: form(() => mailedForms().then(m => m.ForgotPasswordForm)),
  reset: form(() => mailedForms().then(m => m.ResetPasswordForm)),
  confirm: form(() => mailedForms().then(m => m.ConfirmEmail)),
  news: form(() => mailedForms().then(m => m.ConfirmNewsletter)),
  leave: form(() => mailedForms().then(m => m.LeaveNewsletter)),
  keep: form(() => import('../features/auth/KeepAccount').then(m => m.KeepAccount)),
  undo: form(() => import('../features/auth/UndoEmailChange').then(m => m.UndoEmailChange)),
  offer: form(() => import('../features/auth/OfferSignIn').then(m => m.OfferSignIn)),
  staff: form(() => import('../features/auth/StaffInvitation').then(m => m.StaffInvitation)),
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
  const session = useSession()
  const followed = { plan: usePlanWish(), ref: useReferralCode() }
  const { pageTitle, description, title } = registering ? auth.register : auth.login
  // The form stays until its own sign-in has navigated (PAGE-4).
  if (session.status === 'signedIn' && !ownSignIn.isRunning())
    return (
      <Page title={pageTitle} description={description}>
        <AuthFrame title={auth.signedIn.title} lead={<SignedIn user={session.user} />} />
      </Page>
    )
  return (
    <Page title={pageTitle} description={description}>
      <AuthFrame title={title} lead={registering ? <RegistrationLead /> : <LoginLead />}>
        {session.status === 'loading' ? (
          <Loading />
        ) : (
          <>
            {registering ? <RegisterForm /> : <LoginForm />}
            <AuthSwitch registering={registering} followed={followed} />
          </>
        )}
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
