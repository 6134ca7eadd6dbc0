import { lazyMutation } from '../../api/lazyMutation'
import { mailedLinks } from '../../content/mailedLinks'
import { refreshUser } from '../../session/session'
import { LinkAction } from './LinkAction'

const confirmEmail = lazyMutation(() =>
  import('./mailedLinks.generated').then(m => m.ConfirmEmailDocument),
)
const confirmNewsletter = lazyMutation(() =>
  import('./mailedLinks.generated').then(m => m.ConfirmNewsletterDocument),
)
const leaveNewsletter = lazyMutation(() =>
  import('./mailedLinks.generated').then(m => m.LeaveNewsletterDocument),
)

/**
 * Confirms the account's address. A person who is signed in here is then no longer asked to confirm
 * it.
 */
export function ConfirmEmail() {
  async function confirm(token: string) {
    await confirmEmail({ input: { token } })
    await refreshUser().catch(console.error)
  }
  return <LinkAction texts={mailedLinks.confirm} work={confirm} />
}

export function ConfirmNewsletter() {
  const confirm = (token: string) => confirmNewsletter({ input: { token } })
  return <LinkAction texts={mailedLinks.news} work={confirm} />
}

export function LeaveNewsletter() {
  const leave = (token: string) => leaveNewsletter({ input: { token } })
  return <LinkAction texts={mailedLinks.leave} work={leave} />
}
