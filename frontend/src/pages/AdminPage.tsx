import { island } from '../api/island'
import { admin } from '../content/admin'
import { type Access, useAdminGuard } from '../features/guards/useAdminGuard'
import { Page } from '../features/site/Page'
import { Heading } from '../ui/Heading'
import { Loading } from '../ui/Loading'

const AdminWaitlist = island(
  () => import('../features/admin/AdminWaitlist').then(m => m.AdminWaitlist),
  <Loading />,
)

export function AdminPage() {
  return (
    <Page title={admin.pageTitle} surface="lit">
      <Body access={useAdminGuard()} />
    </Page>
  )
}

/* The list's queries live in its island, which nobody but the team ever mounts (checklist 254). */
function Body({ access }: { access: Access }) {
  if (access === 'loading') return <Loading />
  if (access === 'allowed') return <AdminWaitlist />
  return (
    <Heading level={1} size="d2">
      {admin.denied.body}
    </Heading>
  )
}
