import { adminPage } from '../content/adminPage'
import { withDates } from '../format/dates'
import { parseSection, refusedSection, sections } from '../features/admin/sections'
import { Page } from '../features/site/Page'
import { island } from '../hydration/island'
import { paths } from '../paths'
import { useCommittedLocation } from '../features/admin/useCommittedLocation'
import { Unreachable } from '../session/guards/Unreachable'
import { useRestoredPosition } from '../session/guards/useRestoredPosition'
import { useSession } from '../session/session'
import { useAdminGuard } from '../features/admin/useAdminGuard'
import { ButtonLink } from '../ui/ButtonLink'
import { Container } from '../ui/Container'
import { Loading } from '../ui/Loading'
import { PageHead } from '../ui/PageHead'

const Body = island(
  () => import('./AdminBody').then(m => withDates(m.AdminBody)),
  <Loading page />,
  { membersOnly: true },
)

export function AdminPage() {
  const access = useAdminGuard()
  const session = useSession()
  useRestoredPosition()
  const user = session.status === 'signedIn' ? session.user : null
  const role = user?.staffRole ?? null
  const view = new URLSearchParams(useCommittedLocation().search).get('view')
  const section = parseSection(view, role)
  return (
    <Page title={adminPage.title(sections[section].label)} surface="lit">
      <Container>
        {access === 'loading' && <Loading page />}
        {access === 'unknown' && <Unreachable />}
        {(access === 'denied' || access === 'ended') && <PageHead title={adminPage[access].body} />}
        {access === 'allowed' && user?.needsSecondFactor && <SecondFactorFirst />}
        {access === 'allowed' && user && role !== null && !user.needsSecondFactor && (
          <Body
            section={section}
            refused={refusedSection(view, role)}
            role={role}
            hasSecondFactor={user.hasSecondFactor}
          />
        )}
      </Container>
    </Page>
  )
}

/** What staff without a second factor see instead of the sections (ACCOUNT-49). */
function SecondFactorFirst() {
  const { title, lead, link } = adminPage.secondFactorFirst
  return (
    <>
      <PageHead title={title} lead={lead} />
      <ButtonLink to={paths.profile()}>{link}</ButtonLink>
    </>
  )
}
