import { lazyMutation } from '../../api/lazyMutation'
import { staffInvitation as texts } from '../../content/staffInvitation'
import { refreshUser, type SessionUser } from '../../session/session'
import { useSwitchAccount } from '../../session/useSwitchAccount'
import { LinkAction } from './LinkAction'
import { OtherWay } from './OtherWay'

const acceptInvitation = lazyMutation(() =>
  import('./staffInvitation.generated').then(m => m.AcceptStaffInvitationDocument),
)

/** The button that accepts an invitation to the staff, and the way to another account. */
export function JoinTeam({ user }: { user: SessionUser }) {
  const { pending, switchAccount } = useSwitchAccount()

  async function join(token: string) {
    await acceptInvitation({ input: { token } })
    await refreshUser().catch(console.error)
  }

  return (
    <>
      <LinkAction texts={{ ...texts, lead: texts.lead(user.email) }} work={join} />
      {!user.staffRole && (
        <OtherWay
          label={texts.other}
          pending={pending && texts.leaving}
          onClick={() => void switchAccount()}
        />
      )}
    </>
  )
}
