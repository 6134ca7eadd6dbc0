import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enter } from '../../../testing/enter'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { CurrentSection } from '../CurrentSection'

const person = (id: string, role: string) => ({
  __typename: 'StaffPerson',
  id,
  firstName: 'Dee',
  lastName: id,
  email: `${id}@example.com`,
  role,
  since: role === 'OWNER' ? null : '2026-11-20T15:00:00.000Z',
  lastSeenAt: null,
  hasSecondFactor: false,
})

const invitation = {
  __typename: 'StaffInvitation',
  id: 'i1',
  email: 'new@example.com',
  role: 'DESK',
  createdAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-11-27T15:00:00.000Z',
}

async function open(answers: object = {}) {
  const staff = {
    people: [person('owner', 'OWNER'), person('desk', 'DESK')],
    invitations: [invitation],
  }
  const operations = mockServer({
    Staff: () => ({ data: { staff: { __typename: 'Staff', ...staff } } }),
    SendsMail: () => ({ data: { sendsMail: true } }),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="staff" />, '/admin?view=staff')
  await screen.findByRole('table', { name: 'The staff, the owner first' })
  return { operations, staff }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('admin staff', () => {
  it('shows people with their roles, and open invitations; the owner has no buttons; shows at once that an invited person has joined', async () => {
    const { staff } = await open()
    const [, owner, desk] = within(
      screen.getByRole('table', { name: 'The staff, the owner first' }),
    ).getAllByRole('row')
    expect(owner).toHaveTextContent('Dee owner')
    expect(within(owner ?? document.body).queryByRole('button')).toBeNull()
    expect(desk).toHaveTextContent('front desk')
    expect(screen.getByRole('table', { name: 'Open invitations, newest first' })).toHaveTextContent(
      'new@example.com',
    )
    staff.people.push(person('new', 'DESK'))
    staff.invitations.pop()
    const auditRecorded = { __typename: 'AuditRecord', id: 'a', action: 'staff_join' }
    await act(() => Promise.resolve(fakeServer.push({ auditRecorded })))
    expect(await screen.findByText('Dee new')).toBeVisible()
  })

  it('changes a role after a question', async () => {
    const { operations, staff } = await open({
      SetStaffRole: () => {
        staff.people[1] = person('desk', 'MANAGER')
        return { data: { setStaffRole: staff.people[1] } }
      },
    })
    await press('Make manager: Dee desk')
    expect(variablesOf(operations, 'SetStaffRole')).toEqual([])
    await press('Yes, change the role')
    const status = await screen.findByText('Dee desk has the role Manager now.')
    expect(status).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Move to the desk: Dee desk' })).toBeEnabled()
    expect(variablesOf(operations, 'SetStaffRole')[0]).toEqual({
      input: { userId: 'desk', role: 'MANAGER' },
    })
  })

  it('ends a person’s work after a question, and shows a refusal beside the buttons', async () => {
    let isRefused = true
    const { staff } = await open({
      EndStaff: () => {
        if (isRefused) return errorResponse('NOT_FOUND', 'This person is not on the team.')
        staff.people.pop()
        return { data: { endStaff: 'desk' } }
      },
    })
    await press('End: Dee desk')
    await press('Yes, take them off')
    expect(await screen.findByText(/This person is not on the team/)).toBeVisible()
    isRefused = false
    await press('End: Dee desk')
    await press('Yes, take them off')
    expect(await screen.findByText('Dee desk is no longer on the team.')).toBeVisible()
    expect(screen.queryByText('desk@example.com')).toBeNull()
  })

  it('invites a person, and withdraws an invitation', async () => {
    const { operations, staff } = await open({
      InviteStaff: () => ({ data: { inviteStaff: invitation } }),
      RevokeStaffInvitation: () => {
        staff.invitations.pop()
        return { data: { revokeStaffInvitation: { __typename: 'StaffInvitation', id: 'i1' } } }
      },
    })
    await enter(screen.getByLabelText('Email'), 'new@example.com')
    await userEvent.click(screen.getByRole('radio', { name: /^Manager/ }))
    await press('Invite')
    // In the form and in the toast.
    expect(
      await screen.findAllByText('The person is invited. The mail is on its way.'),
    ).toHaveLength(2)
    const sent = operations.find(({ operationName }) => operationName === 'InviteStaff')
    expect(sent?.variables).toEqual({ input: { email: 'new@example.com', role: 'MANAGER' } })
    await press('Withdraw: new@example.com')
    await press('Yes, withdraw it')
    expect(await screen.findByText('The invitation of new@example.com is withdrawn.')).toBeVisible()
    expect(screen.getByText('There is no open invitation')).toBeVisible()
  })

  it('promises no mail without a mail server, and says where the link is (MAIL-23)', async () => {
    const { operations } = await open({
      SendsMail: () => ({ data: { sendsMail: false } }),
      InviteStaff: () => ({ data: { inviteStaff: invitation } }),
    })
    const link =
      'No mail is sent, because this site has no mail server. The link is under Mail, for you to hand over.'
    expect(
      await screen.findByText(
        `An invitation has a link for 7 days. Inviting an address again replaces its link. ${link}`,
      ),
    ).toBeVisible()
    await press('Make manager: Dee desk')
    expect(screen.getByText(/It holds at once\. No mail is sent/)).toBeVisible()
    await press('End: Dee desk')
    expect(screen.getByText(/membership stay\. No mail is sent/)).toBeVisible()
    await enter(screen.getByLabelText('Email'), 'new@example.com')
    await press('Invite')
    expect(await screen.findAllByText(`The person is invited. ${link}`)).toHaveLength(2)
    expect(variablesOf(operations, 'InviteStaff')).toHaveLength(1)
    expect(screen.queryByText('Mailed')).toBeNull()
  })
})
