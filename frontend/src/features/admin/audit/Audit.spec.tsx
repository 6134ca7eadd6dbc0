import { enterAndSubmit } from '../../../testing/enter'
import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { connectionOf } from '../../../testing/connectionOf'
import { CurrentSection } from '../CurrentSection'

const record = (id: string, changes: object = {}) => ({
  __typename: 'AuditRecord',
  id,
  actorId: 'o1',
  actorEmail: 'owner@example.com',
  actorName: 'Club Team',
  tokenId: null,
  tokenName: null,
  browser: 'Firefox on Linux',
  action: 'waitlist_status',
  what: 'Changed the status of an entry.',
  subjectId: 'e1',
  subject: {
    __typename: 'AuditSubject',
    id: 'u1',
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
  },
  before: { status: 'waiting' },
  after: { status: 'invited' },
  createdAt: '2026-11-20T15:00:00.000Z',
  ...changes,
})

const filters = {
  __typename: 'AuditFilters',
  kinds: [
    { __typename: 'AuditKind', action: 'note', what: 'Added a note about a person.' },
    { __typename: 'AuditKind', action: 'list_export', what: 'Downloaded a list.' },
  ],
  staff: [
    {
      __typename: 'AuditActor',
      id: 'o1',
      firstName: null,
      lastName: null,
      email: 'owner@example.com',
    },
  ],
}

async function open(records: object[]) {
  const operations = mockServer({
    AuditFilters: () => ({ data: { auditFilters: filters } }),
    AuditLog: () => ({ data: { auditLog: connectionOf('Audit', records as { id: string }[]) } }),
  })
  await renderWithApi(<CurrentSection name="audit" />, '/admin?view=audit')
  return operations
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'What the team did, latest first' }))
    .getAllByRole('row')
    .slice(1)

describe('admin audit log', () => {
  it('says what was done, about whom, by whom, from where, and what has changed: values in words, times in Miami, nothing that has not changed', async () => {
    const refused = {
      actorId: null,
      actorEmail: null,
      actorName: null,
      browser: null,
      what: 'A sign-in was refused.',
      subject: null,
      before: {},
      after: { reason: 'locked' },
    }
    const byToken = { tokenId: 't1', tokenName: 'Import', subject: null, before: {}, after: {} }
    const values = {
      before: { state: 'open', method: null, isForAll: true },
      after: {
        state: 'waived',
        method: null,
        isForAll: false,
        cents: 11900,
        courts: [1, 2],
        startsAt: '2026-12-03T17:00:00.000Z',
        change: 'authenticator_added',
        sendAt: null,
      },
    }
    const deletion = { what: 'Deleted an account.', before: {}, after: { by: 'person' } }
    await open([
      record('a'),
      record('b', refused),
      record('c', byToken),
      record('d', values),
      record('e', deletion),
    ])
    const [changed, locked, token, valued, deleted] = await rows()
    expect(changed).toHaveTextContent('Changed the status of an entry.')
    expect(changed).toHaveTextContent('status: waiting → invited')
    expect(changed).toHaveTextContent('Firefox on Linux')
    expect(
      within(changed ?? document.body).getByRole('link', { name: 'Ana Ruiz' }),
    ).toHaveAttribute('href', '/admin?view=person&id=u1')
    expect(locked).toHaveTextContent('Nobody signed in')
    expect(locked).toHaveTextContent('reason: locked')
    expect(token).toHaveTextContent('Access token “Import”')
    for (const word of ['method', 'send at']) expect(valued).not.toHaveTextContent(word)
    for (const line of [
      'state: open → waived',
      'is for all: yes → no',
      'amount: $119',
      'starts at: Dec 3, 2026, 12:00 PM',
      'courts: 1, 2',
      'change: authenticator added',
    ])
      expect(valued).toHaveTextContent(line)
    expect(deleted).toHaveTextContent('asked for by: the person')
  })

  it('is filtered by the act, by the staff person and by the person, and exported with that', async () => {
    const operations = await open([record('a')])
    await screen.findByRole('option', { name: 'owner@example.com' })
    await userEvent.selectOptions(screen.getByLabelText('Act'), 'Added a note about a person.')
    await userEvent.selectOptions(screen.getByLabelText('Staff'), 'owner@example.com')
    await userEvent.click(await screen.findByRole('link', { name: 'Only records about Ana Ruiz' }))
    const clear = await screen.findByRole('button', { name: 'About Ana Ruiz: show everybody' })
    const chosen = { action: 'note', actorId: 'o1', userId: 'u1' }
    await waitFor(() => {
      const latest = operations.filter(({ operationName }) => operationName === 'AuditLog').at(-1)
      expect(latest?.variables).toMatchObject(chosen)
    })
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/audit.csv?userId=u1&actorId=o1&action=note',
    )
    await userEvent.click(clear)
    expect(await screen.findByRole('link', { name: 'Only records about Ana Ruiz' })).toBeVisible()
  })

  it('is searched, and shows a new record at once', async () => {
    const records = [record('a')]
    const operations = await open(records)
    await enterAndSubmit(await screen.findByRole('searchbox'), 'export')
    expect(await screen.findByText('1 found')).toBeVisible()
    expect(operations.at(-1)?.variables).toMatchObject({ search: 'export' })
    records.unshift(record('b', { what: 'Downloaded a whole list.' }))
    await act(() => Promise.resolve(fakeServer.push({ auditRecorded: records[0] })))
    expect(await screen.findByText('Downloaded a whole list.')).toBeVisible()
  })
})
