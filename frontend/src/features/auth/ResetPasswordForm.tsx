import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { lazyMutation } from '../../api/lazyMutation'
import { auth } from '../../content/auth'
import { mailedLinks } from '../../content/mailedLinks'
import { PasswordField } from '../../form/PasswordField'
import { Form } from '../../form/Form'
import { chunk } from '../../hydration/chunk'
import { paths } from '../../paths'
import { refreshSession } from '../../session/session'
import { rem, theme } from '../../ui/theme'
import { toast } from '../../ui/toast'
import { AuthLead } from './AuthLead'
import { AuthSubmit } from './AuthSubmit'
import { type FollowLink, MailedLink } from './MailedLink'
import type { ResetPasswordValues } from './resetPassword.schema'
import { useBusyRetry } from './useBusyRetry'

const texts = mailedLinks.reset
const schema = chunk(() => import('./resetPassword.schema').then(m => m.resetPasswordSchema))
const resetPassword = lazyMutation(() =>
  import('./mailedLinks.generated').then(m => m.ResetPasswordDocument),
)
const { passwordHint, showPassword, confirmPassword, showConfirmPassword } = auth.register
const blank: ResetPasswordValues = { newPassword: '', confirmPassword: '' }

export function ResetPasswordForm() {
  return (
    <Room>
      <MailedLink again={texts.again}>{follow => <NewPassword follow={follow} />}</MailedLink>
    </Room>
  )
}

function NewPassword({ follow }: { follow: FollowLink }) {
  const { isWaiting, setPassword } = useSetPassword(follow)
  return (
    <>
      <AuthLead>{texts.lead}</AuthLead>
      <Form
        schema={schema}
        blank={blank}
        submit={setPassword}
        failed={texts.failed}
        label={texts.title}
      >
        <PasswordField
          name="newPassword"
          required
          label={texts.newPassword}
          hint={passwordHint}
          show={showPassword}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          required
          label={confirmPassword}
          show={showConfirmPassword}
          autoComplete="new-password"
        />
        <AuthSubmit label={texts.submit} pending={texts.pending} isWaiting={isWaiting} />
      </Form>
    </>
  )
}

/**
 * Returns a function that sets the password and navigates to the login form: the link does not sign
 * in.
 */
function useSetPassword(follow: FollowLink) {
  const { isWaiting, retryWhenBusy } = useBusyRetry()
  const navigate = useNavigate()

  async function setPassword({ newPassword }: ResetPasswordValues) {
    const isSet = await follow(token =>
      retryWhenBusy(() => resetPassword({ input: { token, newPassword } })),
    )
    if (!isSet) return
    // All sessions of the account have ended, including the one of this browser.
    await refreshSession().catch(console.error)
    await navigate(paths.auth(), { replace: true })
    toast(texts.done)
  }

  return { isWaiting, setPassword }
}

/*
 * As high as the form on screens that the form fills, so that the foot does not move when there is
 * no link.
 */
const Room = styled.div`
  ${theme.media.phone} {
    min-height: ${rem(424)};
  }
  @media (max-width: 340px) {
    min-height: ${rem(456)};
  }
`
