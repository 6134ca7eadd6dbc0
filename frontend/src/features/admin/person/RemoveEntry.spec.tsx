import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WaitlistRowFragment } from '../../../api/operationTypes'
import { WaitlistRowFragmentDoc } from '../waitlist/adminWaitlist.generated'
import { client } from '../../../api/apollo/client'
import { enter } from '../../../testing/enter'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { notTold } from '../../../testing/notToldFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { waitlistEntry } from '../../../testing/waitlistFixtures'
import { useFragment } from '@apollo/client/react'
import { personAnswers } from '../../../testing/personFixtures'
import { PersonActions } from './PersonActions'
import { PersonMails } from './PersonMails'

const camila = 'Camila Alvarez 1'
const name = `Remove ${camila} from the waitlist`
const row = { fragment: WaitlistRowFragmentDoc, fragmentName: 'WaitlistRow' }

/** Shows the actions of the entry that the cache holds. */
function Actions({ canRestore }: { canRestore: boolean }) {
  const { data, complete } = useFragment({ ...row, client, from: 'WaitlistEntry:e1' })
  return complete ? (
    <PersonActions
      entry={data}
      canUndo={false}
      canRestore={canRestore}
      onRefused={() => Promise.resolve()}
    />
  ) : null
}

async function open(status: string, answers: Parameters<typeof mockServer>[0] = {}) {
  const operations = mockServer({ ...personAnswers(), ...answers })
  const canRestore = 'RestoreEntry' in answers
  await renderWithApi(
    <>
      <Actions canRestore={canRestore} />
      {canRestore && <PersonMails id="u1" />}
    </>,
  )
  // A fixture's status is a plain text.
  const data = waitlistEntry(1, { status }) as WaitlistRowFragment
  client.cache.writeFragment({ ...row, id: 'WaitlistEntry:e1', data })
  await screen.findByRole('group', { name: `Status of ${camila}` })
  return operations
}

async function submit(reason: string) {
  await userEvent.click(screen.getByRole('button', { name }))
  const form = within(screen.getByRole('form', { name }))
  if (reason) await enter(form.getByRole('textbox', { name: 'Reason' }), reason)
  await userEvent.click(form.getByRole('button', { name: 'Remove from the waitlist' }))
  return form
}

const expectHint = (sentence: string) =>
  waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      expect.stringContaining(`The person reads the reason on the dashboard. ${sentence}`),
    ),
  )

const removes = ({ operationName }: { operationName: string }) => operationName === 'RemoveEntry'

describe('admin removal of an entry', () => {
  it('removes a person who is invited, with a reason', async () => {
    const operations = await open('invited', {
      RemoveEntry: () => ({
        data: {
          removeEntry: {
            __typename: 'WaitlistEntry',
            id: 'e1',
            status: 'left',
            leftAt: '2026-11-20T15:00:00.000Z',
            notTold: [notTold(1, 'no_mail_server')],
          },
        },
      }),
    })
    await submit('Asked by phone')
    expect(await screen.findByText(`${camila} has left the waitlist.`)).toHaveAttribute(
      'role',
      'status',
    )
    const told = await screen.findByText(
      '1 person could not be told by mail, because this site has no mail server:',
    )
    expect(told.closest('[role="status"]')).toHaveTextContent(camila)
    await waitFor(() =>
      expect(screen.getByRole('group', { name: `Status of ${camila}` })).toHaveFocus(),
    )
    expect(screen.queryByRole('button')).toBeNull()
    expect(operations.find(removes)?.variables).toEqual({
      input: { id: 'e1', reason: 'Asked by phone' },
    })
  })

  it('is not offered for a person who has joined', async () => {
    await open('joined')
    expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('says that the person gets no mail if the site has no mail server', async () => {
    await open('waiting', { SendsMail: () => ({ data: { sendsMail: false } }) })
    await userEvent.click(screen.getByRole('button', { name }))
    await expectHint('No mail is sent, because this site has no mail server.')
  })

  it('says that the person gets a mail, needs a reason, says why the server refuses, and focuses its button again when it is cancelled', async () => {
    const operations = await open('waiting', {
      SendsMail: () => ({ data: { sendsMail: true } }),
      RemoveEntry: () => errorResponse('CONFLICT', 'This entry has left the waitlist already.'),
    })
    const form = await submit('')
    await expectHint('A mail gives it only to a confirmed address.')
    expect(await form.findByText('Reason is required')).toBeVisible()
    expect(operations.some(removes)).toBe(false)
    await enter(form.getByRole('textbox', { name: 'Reason' }), 'Asked by phone')
    await userEvent.click(form.getByRole('button', { name: 'Remove from the waitlist' }))
    expect(await form.findByText(/has left the waitlist already/)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name })).toHaveFocus()
  })

  it('of today is taken back, after a question', async () => {
    const operations = await open('left', {
      RestoreEntry: () => ({
        data: {
          restoreEntry: {
            __typename: 'WaitlistEntry',
            id: 'e1',
            status: 'waiting',
            leftAt: null,
            notTold: [notTold(1)],
          },
        },
      }),
    })
    expect(screen.queryByRole('button', { name })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Take the removal back' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, take it back' }))
    expect(await screen.findByText(`${camila} waits again.`)).toHaveAttribute('role', 'status')
    expect(screen.getByText(/^1 person could not be told by mail/)).toBeVisible()
    await waitFor(() => expect(variablesOf(operations, 'PersonMails')).toHaveLength(2))
  })
})
