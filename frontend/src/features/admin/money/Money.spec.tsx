import '../../../testing/dialogPolyfill'
import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enter } from '../../../testing/enter'
import { connectionOf } from '../../../testing/connectionOf'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { CurrentSection } from '../CurrentSection'
import { StaffRoleContext } from '../section/useStaffMay'

const ana = {
  __typename: 'WaitlistPerson',
  userId: 'u1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
}
const due = {
  __typename: 'DeskDue',
  id: 'd1',
  kind: 'fee',
  plan: 'standard',
  cents: 11900,
  state: 'open',
  dueOn: '2026-11-23',
  periodStart: '2026-11-23',
  periodEnd: '2026-12-22',
  method: null,
  note: null,
  settledByName: null,
  waivedReason: null,
  person: ana,
}
const charge = {
  __typename: 'DeskCharge',
  id: 'c1',
  kind: 'guest_pass',
  state: 'open',
  cents: 1999,
  courtName: 'Court 1',
  startsAt: '2026-11-24T15:00:00.000Z',
}
const debtor = {
  __typename: 'Debtor',
  id: 'u1',
  cents: 13899,
  openCharges: 1,
  openDues: 1,
  since: '2026-11-23',
  person: ana,
}
const figures = {
  __typename: 'DueFigures',
  expectedCents: 11900,
  settledCents: 0,
  openCents: 13899,
  waivedCents: 0,
}
const dueList = (state: string) => connectionOf('Due', [{ ...due, state }])

const open = async (answers: Parameters<typeof mockServer>[0], at = '/admin?view=money') => {
  const operations = mockServer({
    DueFigures: () => ({ data: { dueFigures: figures } }),
    Debtors: () => ({ data: { debtors: [debtor] } }),
    OwedBy: () => ({ data: { owedBy: { __typename: 'OwedBy', dues: [due], charges: [charge] } } }),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="money" />, at)
  return operations
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

describe('admin money', () => {
  it('lists and counts who owes something, settles what is checked by one method, and focuses the next person', async () => {
    let debtors = [
      debtor,
      { ...debtor, id: 'u2', person: { ...ana, userId: 'u2', firstName: 'Bo' } },
    ]
    const operations = await open({
      Debtors: () => ({ data: { debtors } }),
      SettleOwed: () => {
        debtors = debtors.slice(1)
        return { data: { settleOwed: { __typename: 'OwedBy', dues: [], charges: [] } } }
      },
    })
    expect(await screen.findByText('2 people')).toBeVisible()
    expect(screen.getByText('This month’s dues settled')).toBeVisible()
    expect(screen.getByText('This month’s dues waived')).toBeVisible()
    expect(screen.getAllByText('1 due, 1 charge')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Settle what Ana Ruiz owes' })).toHaveTextContent(
      'Settle…',
    )
    await press('Settle what Ana Ruiz owes')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Guest pass/ }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'Cash')
    await press('Settle $119.00')
    expect(await screen.findByText('$119.00 of Ana Ruiz is settled.')).toBeVisible()
    expect(variablesOf(operations, 'SettleOwed')[0]).toMatchObject({
      input: { userId: 'u1', dueIds: ['d1'], chargeIds: null, method: 'cash', note: null },
    })
    expect(screen.getByText('1 person')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Settle what Bo Ruiz owes' })).toHaveFocus()
  })

  it('shows the server’s refusal in the dialog, and does not check what was written down after the dialog was opened', async () => {
    let charges = [charge]
    await open({
      OwedBy: () => ({ data: { owedBy: { __typename: 'OwedBy', dues: [due], charges } } }),
      SettleOwed: () => {
        charges = [{ ...charge, id: 'c2' }]
        return errorResponse('CONFLICT', 'This charge is settled by now. Please look again.')
      },
    })
    await press('Settle what Ana Ruiz owes')
    await press('Settle $138.99')
    expect(await screen.findByText(/Please look again/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Settle $119.00' })).toBeEnabled()
    expect(screen.getByRole('checkbox', { name: /^Guest pass/ })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^Membership/ })).toBeChecked()
  })

  it('keeps what is checked while there is no connection', async () => {
    let isDown = false
    await open({
      OwedBy: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { data: { owedBy: { __typename: 'OwedBy', dues: [due], charges: [charge] } } }
      },
      SettleOwed: () => {
        isDown = true
        throw new TypeError('Failed to fetch')
      },
    })
    const logged = jest.spyOn(console, 'error').mockImplementation()
    await press('Settle what Ana Ruiz owes')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Guest pass/ }))
    await press('Settle $119.00')
    expect(await screen.findByText(/^Not connected/)).toBeVisible()
    await waitFor(() => expect(logged).toHaveBeenCalled())
    expect(screen.getByRole('checkbox', { name: /^Guest pass/ })).not.toBeChecked()
    expect(screen.getByRole('button', { name: 'Settle $119.00' })).toBeEnabled()
    logged.mockRestore()
  })

  it('says that it is settled if the lists cannot be loaded again', async () => {
    let isDown = false
    await open({
      OwedBy: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { data: { owedBy: { __typename: 'OwedBy', dues: [due], charges: [] } } }
      },
      SettleOwed: () => {
        isDown = true
        return { data: { settleOwed: { __typename: 'OwedBy', dues: [], charges: [] } } }
      },
    })
    await press('Settle what Ana Ruiz owes')
    await press('Settle $119.00')
    expect(await screen.findByText('$119.00 of Ana Ruiz is settled.')).toBeVisible()
  })

  it('follows a charge that is written down elsewhere', async () => {
    const debtors: object[] = []
    await open({ Debtors: () => ({ data: { debtors } }) })
    expect(await screen.findByText('Nobody owes anything')).toBeVisible()
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    debtors.push(debtor)
    act(() => fakeServer.push({ chargesChanged: '2026-11-24' }))
    expect(await screen.findByText('1 due, 1 charge')).toBeVisible()
  })

  it('settles one due in the list of dues', async () => {
    let state = 'open'
    const operations = await open(
      {
        Dues: () => ({ data: { dues: dueList(state) } }),
        OwedBy: () => ({
          data: {
            owedBy: {
              __typename: 'OwedBy',
              dues: state === 'open' ? [due] : [],
              charges: [charge],
            },
          },
        }),
        SettleOwed: () => {
          state = 'settled'
          return { data: { settleOwed: { __typename: 'OwedBy', dues: [], charges: [charge] } } }
        },
      },
      '/admin?view=money&part=dues',
    )
    await press('Settle: Membership fee, Standard, Ana Ruiz')
    expect(await screen.findByRole('checkbox', { name: /^Guest pass/ })).not.toBeChecked()
    await press('Settle $119.00')
    expect(await screen.findByText('$119.00 of Ana Ruiz is settled.')).toBeVisible()
    expect(variablesOf(operations, 'SettleOwed')[0]).toMatchObject({
      input: { dueIds: ['d1'], chargeIds: null },
    })
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Settle: / })).not.toBeInTheDocument(),
    )
    expect(
      screen.getByRole('group', { name: 'Membership fee, Standard of Ana Ruiz' }),
    ).toHaveFocus()
  })

  it('waives a due with a reason', async () => {
    let state = 'open'
    await open(
      {
        Dues: () => ({ data: { dues: dueList(state) } }),
        WaiveDue: () => {
          state = 'waived'
          return { data: { waiveDue: { ...due, state, waivedReason: 'A gift' } } }
        },
      },
      '/admin?view=money&part=dues',
    )
    await press('Waive: Membership fee, Standard, Ana Ruiz')
    await enter(screen.getByRole('textbox', { name: /^Reason/ }), 'A gift')
    await press('Waive')
    expect(await screen.findByText('Membership fee, Standard of Ana Ruiz is waived.')).toBeVisible()
    expect(await screen.findByRole('button', { name: /^Reopen: Membership/ })).toBeVisible()
    expect(
      screen.getByRole('group', { name: 'Membership fee, Standard of Ana Ruiz' }),
    ).toHaveFocus()
  })

  it('shows what the desk took on a day, with the sums by method', async () => {
    const entry = {
      __typename: 'TillEntry',
      id: 'd1',
      what: 'fee',
      cents: 11900,
      method: 'cash',
      note: null,
      settledAt: '2026-11-24T15:00:00.000Z',
      settledBy: 'Desk One',
      person: ana,
    }
    await open(
      {
        Till: () => ({
          data: {
            till: {
              __typename: 'Till',
              day: '2026-11-24',
              cents: 11900,
              sums: [{ __typename: 'TillSum', method: 'cash', count: 1, cents: 11900 }],
              entries: [entry],
            },
          },
        }),
      },
      '/admin?view=money&part=till&date=2026-11-24',
    )
    const total = await screen.findByText('In all')
    expect(total.nextElementSibling).toHaveTextContent('$119.00')
    expect(screen.getByText('Desk One')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/till.csv?day=2026-11-24',
    )
  })

  it('offers the desk no list of people who owe, and says why its address shows charges', async () => {
    mockServer({
      Charges: () => ({ data: { charges: { ...connectionOf('Charge', []), totalCents: 0 } } }),
      Dues: () => ({ data: { dues: dueList('open') } }),
    })
    await renderWithApi(
      <StaffRoleContext value="DESK">
        <CurrentSection name="money" />
      </StaffRoleContext>,
      '/admin?view=money&part=owed',
    )
    const why = await screen.findByText('Your role, Front desk, does not include Owed.')
    expect(why).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Charges' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Owed' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Dues' }))
    await waitFor(() => expect(why).not.toBeInTheDocument())
  })
})
