import '../../../testing/dialogPolyfill'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enter } from '../../../testing/enter'
import { connectionOf } from '../../../testing/connectionOf'
import { mockServer, variablesOf } from '../../../testing/mockServer'
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
  it('lists who owes something, and settles what is checked by one method', async () => {
    let debtors = [debtor]
    const operations = await open({
      Debtors: () => ({ data: { debtors } }),
      SettleOwed: () => {
        debtors = []
        return { data: { settleOwed: { __typename: 'OwedBy', dues: [], charges: [] } } }
      },
    })
    expect(await screen.findByText('1 due, 1 charge')).toBeVisible()
    await press('Settle what Ana Ruiz owes')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Guest pass/ }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'Cash')
    await press('Settle $119.00')
    expect(await screen.findByText('$119.00 of Ana Ruiz is settled.')).toBeVisible()
    expect(variablesOf(operations, 'SettleOwed')[0]).toMatchObject({
      input: { userId: 'u1', dueIds: ['d1'], chargeIds: null, method: 'cash', note: null },
    })
    expect(await screen.findByText('Nobody owes anything')).toBeVisible()
  })

  it('shows the server’s refusal in the dialog', async () => {
    await open({
      SettleOwed: () => ({
        data: { settleOwed: null },
        errors: [{ message: 'This due is settled by now.', extensions: { code: 'CONFLICT' } }],
      }),
    })
    await press('Settle what Ana Ruiz owes')
    await press('Settle $138.99')
    expect(await screen.findByText('This due is settled by now.')).toBeVisible()
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
    await press('Waive: Membership, Standard, Ana Ruiz')
    await enter(screen.getByRole('textbox', { name: /^Reason/ }), 'A gift')
    await press('Waive')
    expect(await screen.findByText('Membership, Standard of Ana Ruiz is waived.')).toBeVisible()
    expect(await screen.findByRole('button', { name: /^Reopen: Membership/ })).toBeVisible()
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
    expect(await screen.findByText('$119.00 in all')).toBeVisible()
    expect(screen.getByText('Desk One')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/till.csv?day=2026-11-24',
    )
  })

  it('offers the desk no list of people who owe', async () => {
    mockServer({ Dues: () => ({ data: { dues: dueList('open') } }) })
    await renderWithApi(
      <StaffRoleContext value="DESK">
        <CurrentSection name="money" />
      </StaffRoleContext>,
      '/admin?view=money&part=dues',
    )
    expect(await screen.findByRole('button', { name: 'Charges' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Owed' })).toBeNull()
  })
})
