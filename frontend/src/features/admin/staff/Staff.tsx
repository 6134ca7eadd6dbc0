import styled from 'styled-components'
import { isFirst } from '../../../api/apollo/isFirst'
import { useSendsMailQuery } from '../../../api/apollo/own.generated'
import type { StaffInvitationFragment, StaffPersonFragment } from '../../../api/operationTypes'
import { staffTexts as texts } from '../../../content/admin/staff'
import { shortDateTime } from '../../../format/dates'
import { Badge } from '../../../ui/Badge'
import { MailAddress } from '../../../ui/MailAddress'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { Table } from '../../../ui/lists/Table'
import type { Column } from '../../../ui/lists/TableRow'
import { Stack } from '../../../ui/Stack'
import { useLiveQuery } from '../../../live/useLiveQuery'
import { useAuditRecordedSubscription } from '../entry/auditRecorded.generated'
import { displayName } from '../entry/personNames'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { useNotice } from '../list/useNotice'
import { NoData } from '../section/NoData'
import { Panel } from '../section/Panel'
import { InviteStaffForm } from './InviteStaffForm'
import { useStaffQuery } from './staff.generated'
import { StaffActions } from './StaffActions'
import { WithdrawInvitation } from './WithdrawInvitation'

type OnDone = (notice: string) => void

const { people, invitations } = texts

const peopleColumns = (onDone: OnDone): Column<StaffPersonFragment>[] => [
  {
    header: people.name,
    kind: 'title',
    cell: person => <span translate="no">{displayName(person)}</span>,
  },
  { header: people.email, kind: 'email', cell: ({ email }) => <MailAddress>{email}</MailAddress> },
  {
    header: people.role,
    kind: 'actions',
    cell: ({ role }) => (
      <MarkedCell mark={<Badge status={texts.roles[role].toLowerCase()} look="other" />} />
    ),
  },
  { header: people.since, kind: 'date', cell: ({ since }) => timeOf(since) },
  {
    header: people.secondFactor,
    kind: 'date',
    cell: ({ hasSecondFactor }) => people.hasSecondFactor[hasSecondFactor ? 'yes' : 'no'],
  },
  { header: people.lastSeen, kind: 'date', cell: ({ lastSeenAt }) => timeOf(lastSeenAt) },
  {
    header: people.actions,
    kind: 'actions',
    cell: person => <StaffActions person={person} onDone={onDone} />,
  },
]

const timeOf = (instant: string | null) => (instant ? shortDateTime(instant) : people.none)

const invitationColumns = (onDone: OnDone): Column<StaffInvitationFragment>[] => [
  {
    header: invitations.email,
    kind: 'title',
    cell: ({ email }) => <MailAddress>{email}</MailAddress>,
  },
  { header: invitations.role, kind: 'date', cell: ({ role }) => texts.roles[role] },
  { header: invitations.since, kind: 'date', cell: ({ createdAt }) => shortDateTime(createdAt) },
  {
    header: invitations.until,
    kind: 'date',
    cell: ({ expiresAt }) =>
      new Date(expiresAt) > new Date() ? shortDateTime(expiresAt) : invitations.expired,
  },
  {
    header: invitations.actions,
    kind: 'actions',
    cell: invitation => <WithdrawInvitation invitation={invitation} onDone={onDone} />,
  },
]

/* Each change of the staff, and each sign-in of theirs, is recorded. */
const live = { fields: ['staff'] as const }

/** The staff, their invitations, and the form for a new one. Only the owner may mount it. */
export function Staff({ title, view }: SectionProps) {
  const { data, error } = useStaffQuery({ fetchPolicy: 'cache-and-network' })
  useLiveQuery(useAuditRecordedSubscription, live)
  const [notice, setNotice, noticeRef] = useNotice('')
  // The form's hint is longer then.
  const knowsMail = !isFirst(useSendsMailQuery())
  const staff = knowsMail ? data?.staff : undefined
  return (
    <AdminSection title={title}>
      <Notice role="status" tabIndex={-1} ref={noticeRef}>
        {notice.texts}
      </Notice>
      {!staff && <NoData view={view} text={texts.failed} error={error} />}
      {staff && (
        <Stack>
          <Panel title={people.title}>
            <Table
              caption={people.caption}
              columns={peopleColumns(setNotice)}
              rows={staff.people}
              empty={people.empty}
            />
          </Panel>
          <Panel title={texts.form.label}>
            <InviteStaffForm />
          </Panel>
          <Panel title={invitations.title}>
            <Table
              caption={invitations.caption}
              columns={invitationColumns(setNotice)}
              rows={staff.invitations}
              empty={invitations.empty}
            />
          </Panel>
        </Stack>
      )}
    </AdminSection>
  )
}

const Notice = styled.div`
  font-weight: 600;
  overflow-wrap: anywhere;
`
