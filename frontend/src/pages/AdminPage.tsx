import { admin } from '../content/admin'
import { AdminHead } from '../features/admin/AdminHead'
import { AdminNav } from '../features/admin/AdminNav'
import { parseSection } from '../features/admin/sections'
import { useAdminView } from '../features/admin/useAdminView'
import { Page } from '../features/site/Page'
import { island } from '../hydration/island'
import { useCommittedLocation } from '../hydration/useCommittedLocation'
import { Unreachable } from '../session/Unreachable'
import { useAdminGuard } from '../session/useAdminGuard'
import { Container } from '../ui/Container'
import { Loading } from '../ui/Loading'
import { PageHead } from '../ui/PageHead'

const Figures = island(
  () => import('../features/admin/AdminFigures').then(m => m.AdminFigures),
  null,
  { membersOnly: true },
)

const NewMessagesBadge = island(
  () => import('../features/admin/inbox/NewMessagesBadge').then(m => m.NewMessagesBadge),
  null,
  { membersOnly: true },
)

const PersonPanel = island(() =>
  import('../features/admin/person/PersonPanel').then(m => m.PersonPanel),
)

export function AdminPage() {
  const access = useAdminGuard()
  const view = useAdminView()
  // Not fetched before one is opened.
  const isPersonOpen = new URLSearchParams(useCommittedLocation().search).has('person')
  const { name, label, Section } = parseSection(view.params)
  return (
    <Page title={admin.pageTitle(label)} surface="lit">
      <Container>
        {access === 'loading' && <Loading page />}
        {access === 'unknown' && <Unreachable />}
        {access === 'denied' && <PageHead title={admin.denied.body} />}
        {/* The team's queries live in the islands, which nobody but the team mounts (SPEC-11). */}
        {access === 'allowed' && (
          <>
            <AdminHead title={label}>
              <Figures />
            </AdminHead>
            {/* Counted anew in each section. */}
            <AdminNav current={name} badges={{ messages: <NewMessagesBadge key={name} /> }} />
            <Section title={label} view={view} />
            {isPersonOpen && <PersonPanel />}
          </>
        )}
      </Container>
    </Page>
  )
}
