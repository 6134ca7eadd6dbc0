import { mailedLinks } from '../../content/mailedLinks'
import { lazyMutation } from '../../form/lazyMutation'
import { refreshUser } from '../../session/session'
import { LinkAction } from './LinkAction'

const confirmEmail = lazyMutation(operations => operations.ConfirmEmailDocument)
const confirmNewsletter = lazyMutation(operations => operations.ConfirmNewsletterDocument)
const leaveNewsletter = lazyMutation(operations => operations.LeaveNewsletterDocument)

/** Says that mail reaches the account's address. Whoever is signed in here is not asked for it any more. */
export function ConfirmEmail() {
  async function confirm(token: string) {
    await confirmEmail({ input: { token } })
    await refreshUser().catch(console.error)
  }
  return <LinkAction words={mailedLinks.confirm} work={confirm} />
}

export function ConfirmNewsletter() {
  const confirm = (token: string) => confirmNewsletter({ input: { token } })
  return <LinkAction words={mailedLinks.news} work={confirm} />
}

export function LeaveNewsletter() {
  const leave = (token: string) => leaveNewsletter({ input: { token } })
  return <LinkAction words={mailedLinks.leave} work={leave} />
}
