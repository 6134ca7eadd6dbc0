import {
  useConfirmEmailMutation,
  useConfirmNewsletterMutation,
  useLeaveNewsletterMutation,
} from '../../api/generated'
import { mailedLinks } from '../../content/mailedLinks'
import { refreshUser } from '../../session/session'
import { LinkAction } from './LinkAction'

/**
 * Confirms the account's address. A person who is signed in here is then no longer asked to confirm
 * it.
 */
export function ConfirmEmail() {
  const [confirmEmail] = useConfirmEmailMutation()
  async function confirm(token: string) {
    await confirmEmail({ variables: { input: { token } } })
    await refreshUser().catch(console.error)
  }
  return <LinkAction words={mailedLinks.confirm} work={confirm} />
}

export function ConfirmNewsletter() {
  const [confirmNewsletter] = useConfirmNewsletterMutation()
  const confirm = (token: string) => confirmNewsletter({ variables: { input: { token } } })
  return <LinkAction words={mailedLinks.news} work={confirm} />
}

export function LeaveNewsletter() {
  const [leaveNewsletter] = useLeaveNewsletterMutation()
  const leave = (token: string) => leaveNewsletter({ variables: { input: { token } } })
  return <LinkAction words={mailedLinks.leave} work={leave} />
}
