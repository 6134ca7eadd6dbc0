import { island } from '../hydration/island'
import { useListView } from '../features/admin/useAdminView'
import { admin } from '../content/admin'
import { AdminHead } from '../features/admin/AdminHead'
import { AdminNav } from '../features/admin/AdminNav'
import { type SectionName, sectionOf } from '../features/admin/sections'
import { Unreachable } from '../session/Unreachable'
import { useAdminGuard } from '../session/useAdminGuard'
import { Page } from '../features/site/Page'
import { Container } from '../ui/Container'
import { Loading } from '../ui/Loading'
import { PageHead } from '../ui/PageHead'

const Figures = island(
  () => import('../features/admin/AdminFigures').then(m => m.AdminFigures),
  <Loading />,
)

const NewMessages = island(() =>
  import('../features/admin/inbox/NewMessages').then(m => m.NewMessages),
)

const PersonPanel = island(() =>
  import('../features/admin/person/PersonPanel').then(m => m.PersonPanel),
)

const sections = {
  waitlist: island(() => import('../features/admin/Waitlist').then(m => m.Waitlist), <Loading />),
  messages: island(() => import('../features/admin/inbox/Inbox').then(m => m.Inbox), <Loading />),
  surveys: island(
    () => import('../features/admin/surveyResults/SurveyResults').then(m => m.SurveyResults),
    <Loading />,
  ),
  newsletter: island(
    () => import('../features/admin/newsletter/Newsletter').then(m => m.Newsletter),
    <Loading />,
  ),
  statistics: island(
    () => import('../features/admin/statistics/Statistics').then(m => m.Statistics),
    <Loading />,
  ),
} satisfies Record<SectionName, unknown>

export function AdminPage() {
  const access = useAdminGuard()
  const view = useListView()
  const section = sectionOf(view.at)
  const Shown = sections[section]
  return (
    <Page title={admin.pageTitleOf(section)} surface="lit">
      <Container>
        {access === 'loading' && <Loading page />}
        {access === 'unknown' && <Unreachable />}
        {access === 'denied' && <PageHead title={admin.denied.body} />}
        {/* The team's queries live in the islands, which nobody but the team mounts (SPEC-11). */}
        {access === 'allowed' && (
          <>
            <AdminHead title={admin.sections[section]}>
              <Figures />
            </AdminHead>
            {/* Counted anew in each part. */}
            <AdminNav current={section} marks={{ messages: <NewMessages key={section} /> }} />
            <Shown view={view} />
            <PersonPanel />
          </>
        )}
      </Container>
    </Page>
  )
}
