import '../../../testing/dialogPolyfill'
import { enter } from '../../../testing/enter'
import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hourOf, member } from '../../../testing/courtScheduleFixtures'
import { errorResponse, inputsOf, mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { connectionOf } from '../../../testing/connectionOf'
import { CurrentSection } from '../CurrentSection'

interface Row {
  id: string
  state: string
  cents: number
  settledHow: string | null
  method: string | null
  settledByName: string | null
  waivedReason: string | null
  isToBeReturned: boolean
}

const row = (number: number, changes: Partial<Row> = {}) => ({
  __typename: 'DeskCharge',
  id: `c${String(number)}`,
  kind: 'guest_pass',
  cents: 1999,
  state: 'open',
  settledHow: null,
  method: null,
  settledByName: null,
  waivedReason: null,
  isToBeReturned: false,
  courtName: 'Championship Court 1',
  startsAt: hourOf('2026-11-24', 1).startsAt,
  person: member(number),
  ...changes,
})

/** Opens the list; the mocked server filters by state and changes its rows. */
async function open({
  answers = {},
  at = '/admin?view=money&part=charges',
  second = {},
}: { answers?: object; at?: string; second?: Partial<Row> } = {}) {
  const rows = [row(1), row(2, { state: 'settled', settledHow: 'cash', cents: 1000, ...second })]
  const listed = (state: unknown) => rows.filter(one => !state || one.state === state)
  const change = (name: string, to: (input: Record<string, string>) => Partial<Row>) => ({
    [name.charAt(0).toUpperCase() + name.slice(1)]: ({
      input,
    }: {
      input: Record<string, string>
    }) => {
      const changed = rows.find(({ id }) => id === input['id'])
      return { data: { [name]: Object.assign(changed ?? {}, to(input)) } }
    },
  })
  const operations = mockServer({
    Charges: ({ state }) => ({
      data: {
        charges: connectionOf(
          'Charge',
          listed(state).map(one => ({ ...one })),
        ),
      },
    }),
    ChargesSum: ({ state }) => ({
      data: {
        charges: {
          __typename: 'ChargeConnection',
          totalCents: listed(state).reduce((sum, { cents }) => sum + cents, 0),
        },
      },
    }),
    ...change('settleCharge', ({ how = '' }) => ({ state: 'settled', settledHow: how })),
    ...change('waiveCharge', ({ reason = '' }) => ({ state: 'waived', waivedReason: reason })),
    ...change('reopenCharge', () => ({ state: 'open', settledHow: null, waivedReason: null })),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="money" />, at)
  return Object.assign(operations, { rows })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const guest = 'Guest pass $19.99'

describe('admin charges', () => {
  it('shows the open ones first; says of each member, booking, kind, amount and state, and what the sum of each state is', async () => {
    await open()
    expect(await screen.findByText('1 charge, $19.99 to settle')).toBeVisible()
    const choose = (state: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), state)
    await choose('Settled')
    expect(await screen.findByText('1 charge, $10.00 settled')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/charges.csv?state=settled',
    )
    await choose('Void')
    expect(await screen.findByText('0 charges, $0.00 void')).toBeVisible()
    await press('Show all charges')
    expect(await screen.findByText('2 charges, $19.99 to settle')).toBeVisible()
    const [, first, second] = screen.getAllByRole('row')
    expect(first).toHaveTextContent(
      /^\$19\.99Ana Ruiz 1Charge: Guest passBooking: Championship Court 1, Tue, Nov 24, 2026, .*openSettle…Waive…How or why: N\/A$/,
    )
    expect(second).toHaveTextContent(/settledReopenHow or why: cash$/)
  })

  it('settles charges with how, focuses the next one, and updates the open list and its sum', async () => {
    const operations = await open({ second: { state: 'open', settledHow: null } })
    await press(`Settle: ${guest}, Ana Ruiz 1`)
    await press('Settle')
    expect(await screen.findByText('Please say how it was settled')).toBeVisible()
    await enter(screen.getByRole('textbox', { name: /^How/ }), 'card')
    await press('Settle')
    expect(await screen.findByText(`${guest} of Ana Ruiz 1 is settled.`)).toBeVisible()
    expect(screen.queryByRole('button', { name: `Settle: ${guest}, Ana Ruiz 1` })).toBeNull()
    expect(screen.getByRole('group', { name: 'Guest pass $10.00 of Ana Ruiz 2' })).toHaveFocus()
    await press('Settle: Guest pass $10.00, Ana Ruiz 2')
    await enter(await screen.findByRole('textbox', { name: /^How/ }), 'cash')
    await press('Settle')
    expect(await screen.findByText('No charge is open')).toBeVisible()
    expect(screen.getByText('0 charges, $0.00 to settle')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Void')
    expect(screen.queryByText(/is settled\.$/)).toBeNull()
    expect(inputsOf(operations, 'SettleCharge')).toEqual([
      { id: 'c1', how: 'card' },
      { id: 'c2', how: 'cash' },
    ])
  })

  it('says which money is to be returned, and makes the charge void once it is', async () => {
    await open({
      at: '/admin?view=money&part=charges&state=settled',
      second: { isToBeReturned: true },
      answers: {
        ReopenCharge: () => ({
          data: { reopenCharge: row(2, { state: 'void', cents: 1000 }) },
        }),
      },
    })
    expect(await screen.findByText('to be returned')).toBeVisible()
    const row2 = screen.getAllByRole('row')[1]
    expect(row2).toHaveTextContent(/cash; the booking is cancelled, return the money$/)
    await press('Returned: Guest pass $10.00, Ana Ruiz 2')
    expect(
      await screen.findByText('Guest pass $10.00 of Ana Ruiz 2 is returned and void.'),
    ).toBeVisible()
  })

  it('waives a charge with a reason, and reopens it', async () => {
    await open({ at: '/admin?view=money&part=charges&state=all' })
    await press(`Waive: ${guest}, Ana Ruiz 1`)
    await enter(await screen.findByRole('textbox', { name: 'Reason' }), 'A gift.')
    await press('Waive')
    expect(await screen.findByText('A gift.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('group', { name: `${guest} of Ana Ruiz 1` })).toHaveFocus(),
    )
    await press(`Reopen: ${guest}, Ana Ruiz 1`)
    expect(await screen.findByText(`${guest} of Ana Ruiz 1 is open again.`)).toBeVisible()
    expect(screen.queryByText('A gift.')).toBeNull()
  })

  it('follows a charge that is settled elsewhere, and its sum', async () => {
    const { rows } = await open()
    expect(await screen.findByText('1 charge, $19.99 to settle')).toBeVisible()
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    Object.assign(rows[0]!, { state: 'settled', settledHow: 'card' })
    act(() => fakeServer.push({ chargesChanged: '2026-11-24' }))
    expect(await screen.findByText('0 charges, $0.00 to settle')).toBeVisible()
  })

  it('shows the refusal of the server in the form, and the new state in the list', async () => {
    const rows: object[] = []
    const operations = await open({
      answers: {
        SettleCharge: () => {
          rows.forEach(one => Object.assign(one, { state: 'waived', waivedReason: 'A gift.' }))
          return errorResponse('CONFLICT', 'This charge is waived.')
        },
      },
    })
    rows.push(operations.rows[0]!)
    await press(`Settle: ${guest}, Ana Ruiz 1`)
    await enter(await screen.findByRole('textbox', { name: /^How/ }), 'card')
    await press('Settle')
    expect(await screen.findByText('Not settled: This charge is waived.')).toBeVisible()
    expect(screen.getByText('0 charges, $0.00 to settle')).toBeVisible()
  })
})
