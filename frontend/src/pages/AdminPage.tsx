import { island } from '../api/island'
import { admin } from '../content/admin'
import { useAdminGuard } from '../features/guards/useAdminGuard'
import { Page } from '../features/site/Page'
import { Container } from '../ui/Container'
import { Loading } from '../ui/Loading'
import { PageHead } from '../ui/PageHead'

const AdminWaitlist = island(
  () => import('../features/admin/AdminWaitlist').then(m => m.AdminWaitlist),
  <Loading page />,
)

export function AdminPage() {
  const access = useAdminGuard()
  return (
    <Page title={admin.pageTitle} surface="lit">
      <Container>
        {access === 'loading' && <Loading page />}
        {access === 'denied' && <PageHead title={admin.denied.body} />}
        {/* The list's queries live in its island, which nobody but the team mounts (checklist 254). */}
        {access === 'allowed' && (
          <>
            <PageHead title={admin.title} tight />
            <AdminWaitlist />
          </>
        )}
      </Container>
    </Page>
  )
}
