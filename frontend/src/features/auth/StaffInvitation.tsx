import { useState } from 'react'
import { staffInvitation as texts } from '../../content/staffInvitation'
import { island } from '../../hydration/island'
import { useSession } from '../../session/session'
import { paths } from '../../paths'
import { Loading } from '../../ui/Loading'
import { AuthLead } from './AuthLead'
import { CreateStaffAccount } from './CreateStaffAccount'
import { LoginForm } from './LoginForm'
import { OtherWay } from './OtherWay'
import { linkState, useLinkToken } from './useLinkToken'

const JoinTeam = island(() => import('./JoinTeam').then(m => m.JoinTeam), null, {
  membersOnly: true,
})

/**
 * Shows the page of an invitation to the staff: one button for a person who is signed in; for anybody
 * else the login form, or a form for a new account without a place on the waitlist, which both come
 * back here. The token stays with the history entry. Opening the page does nothing.
 */
export function StaffInvitation() {
  const session = useSession()
  const token = useLinkToken()
  const [isNew, setIsNew] = useState(false)
  if (session.status === 'signedIn') return <JoinTeam user={session.user} />
  if (session.status !== 'signedOut') return <Loading />
  const back = { to: paths.auth({ mode: 'staff' }), state: linkState(token) }
  const { lead, other } = isNew ? texts.register : texts.login
  return (
    <>
      <AuthLead>{lead}</AuthLead>
      {isNew ? <CreateStaffAccount /> : <LoginForm next={back} />}
      <OtherWay label={other} onClick={() => setIsNew(!isNew)} />
    </>
  )
}
