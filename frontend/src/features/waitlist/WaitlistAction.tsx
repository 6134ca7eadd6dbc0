import { launch } from '../../content/launch'
import { paths } from '../../paths'
import { useSession } from '../../session/session'
import { Stack } from '../../ui/Stack'
import { AvailabilityNote } from './AvailabilityNote'
import { ReserveLink } from './ReserveLink'

/** The link to the waitlist on other pages; a person who is signed in also reads what they have. */
export function WaitlistAction() {
  const isSignedIn = useSession().status === 'signedIn'
  return (
    <Stack gap="s4">
      <div>
        <ReserveLink to={paths.waitlist()} label={launch.reserve} />
      </div>
      {isSignedIn && <AvailabilityNote />}
    </Stack>
  )
}
