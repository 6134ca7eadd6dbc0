import styled from 'styled-components'
import { island } from '../hydration/island'
import { useSession } from '../session/session'
import { booking } from '../content/booking'
import { memberHome } from '../content/memberHome'
import { ContinueLink } from '../features/site/ContinueLink'
import { MemberWelcome } from '../features/site/MemberWelcome'
import { Page } from '../features/site/Page'
import { CourtState } from '../ui/CourtState'
import { rem, theme } from '../ui/theme'
import { HomeNow } from './HomeNow'

/* Before courts can be booked, nobody loads the script of the hours. */
const courts = () => import('../features/courts/CourtNow').then(m => m.CourtNow)
const loading = (number: number) => (
  <CourtState name={memberHome.live.name(number)} state={memberHome.live.loading} />
)
const FirstCourt = island(courts, loading(1))
const SecondCourt = island(courts, loading(2))

/** Shows the home page of a signed-in person. HomePage decides when to show it. */
export function MemberHomePage() {
  const session = useSession()
  const user = session.status === 'signedIn' ? session.user : null
  return (
    <Page title={memberHome.pageTitle}>
      <MemberWelcome
        firstName={user?.firstName ?? null}
        before={<ContinueLink />}
        now={<Line>{user && <HomeNow user={user} />}</Line>}
        courts={
          booking.isOpen
            ? [<FirstCourt key={1} number={1} />, <SecondCourt key={2} number={2} />]
            : undefined
        }
      />
    </Page>
  )
}

/* Keeps its place, so that the tiles do not move when the line appears. On a phone, it takes up to three
   lines, which grow into the space above. */
const Line = styled.div`
  display: grid;
  align-content: end;
  min-height: ${theme.size.minTarget};

  ${theme.media.phone} {
    min-height: ${rem(84)};
    margin-top: -${rem(40)};
  }
`
