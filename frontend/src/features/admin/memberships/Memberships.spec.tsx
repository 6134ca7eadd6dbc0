import { enter, enterAndSubmit } from '../../../testing/enter'
import '../../../testing/dialogPolyfill'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setPhaseTexts } from '../../../content/currentPhase'
import { phases } from '../../../content/phases'
import { clubClock, member } from '../../../testing/courtScheduleFixtures'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { notTold } from '../../../testing/notToldFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { connectionOf } from '../../../testing/connectionOf'
import { CurrentSection } from '../CurrentSection'

const membership = (number: number, changes: object = {}) => ({
  __typename: 'Membership',
  id: `m${String(number)}`,
  number,
  plan: 'standard',
  state: 'active',
  startedAt: '2026-11-20T15:00:00.000Z',
  endsOn: null as string | null,
  endReason: null as string | null,
  person: member(number),
  ...changes,
})

const stored = () => [
  membership(1),
  membership(12, { plan: 'unlimited', endsOn: '2026-12-20', endReason: 'Moved away' }),
  membership(13, { state: 'ended', endsOn: '2026-11-22' }),
]

/** Opens the list; the mocked server filters `all` by search and state. */
async function open(answers: object = {}, all = stored()) {
  const operations = mockServer({
    Memberships: ({ state, search }) => ({
      data: {
        memberships: connectionOf(
          'Membership',
          all.filter(
            one =>
              (!state || one.state === state) &&
              (typeof search !== 'string' || one.person.email.includes(search)),
          ),
        ),
      },
    }),
    ClubClock: clubClock('booking', () => new Date('2026-11-24T04:00:00Z')),
    MembershipEnd: ({ endsOn }) => ({
      data: {
        membershipEnd: {
          __typename: 'MembershipEnd',
          bookingsAfter: endsOn === '2026-11-30' ? 1 : 3,
          openCharges: 2,
          openCents: 3998,
          openDues: 1,
          openDueCents: 11_900,
        },
      },
    }),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="memberships" />, '/admin?view=memberships')
  return operations
}

const rows = async () => {
  await screen.findByRole('cell', { name: '12' })
  return screen.getAllByRole('row').map(row => [...row.children].map(cell => cell.textContent))
}
const name = 'End the membership of Ana Ruiz 1'
const keep = 'Withdraw the end of the membership of Ana Ruiz 12'

describe('admin memberships', () => {
  it('shows founding number, person, state, plan, since and the last day; searches, filters and exports by the URL', async () => {
    await open()
    expect(await rows()).toEqual([
      ['Number', 'Name', 'Email', 'State', 'Plan', 'Since', 'Ends on'],
      [
        '1',
        'Ana Ruiz 1',
        'ana1@example.com',
        'activeEnd…',
        'Plan: Standard',
        'Since: Nov 20, 2026, 10:00 AM',
        'Ends on: N/A',
      ],
      [
        '12',
        'Ana Ruiz 12',
        'ana12@example.com',
        'activeEnd…Withdraw the end…',
        'Plan: Unlimited',
        'Since: Nov 20, 2026, 10:00 AM',
        'Ends on: Dec 20, 2026',
      ],
      [
        '13',
        'Ana Ruiz 13',
        'ana13@example.com',
        'ended',
        'Plan: Standard',
        'Since: Nov 20, 2026, 10:00 AM',
        'Ends on: Nov 22, 2026',
      ],
    ])
    expect(screen.getByText('3 memberships')).toBeVisible()
    expect(
      screen.getAllByRole('button', { name: /^Withdraw the end/ }).map(one => one.ariaLabel),
    ).toEqual([keep])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'ended')
    expect(await screen.findByText('1 found')).toBeVisible()
    await enterAndSubmit(screen.getByRole('searchbox'), 'ana13')
    await waitFor(() =>
      expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent(
        '/admin?view=memberships&search=ana13&state=ended',
      ),
    )
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/memberships.csv?search=ana13&state=ended',
    )
    await enterAndSubmit(screen.getByRole('searchbox'), 'x')
    expect(await screen.findByText('No membership matches')).toBeVisible()
  })

  it('marks the day that the server refuses, and ends a membership with a day and a reason', async () => {
    const message = 'Please choose today or a later day'
    const all = stored()
    const operations = await open(
      {
        EndMembershipOf: ({ input }: { input: { endsOn: string } }) => {
          if (input.endsOn < '2026-11-23')
            return errorResponse('BAD_USER_INPUT', 'Please check the marked fields.', {
              fields: [{ field: 'endsOn', message, path: ['input', 'endsOn'] }],
            })
          const ended = membership(1, { endsOn: '2026-11-30', endReason: 'Moved away' })
          all[0] = ended
          return { data: { endMembershipOf: { ...ended, notTold: [notTold(1)] } } }
        },
      },
      all,
    )
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name }))
      return within(await screen.findByRole('dialog', { name }))
    }
    const refused = await ask()
    await userEvent.clear(refused.getByLabelText('Last day'))
    await enter(refused.getByLabelText('Last day'), '2020-11-30')
    await enter(refused.getByRole('textbox', { name: 'Reason' }), 'Moved away')
    await userEvent.click(refused.getByRole('button', { name: 'End the membership' }))
    expect(await refused.findByText(message)).toBeVisible()
    await userEvent.click(refused.getByRole('button', { name: 'Close' }))
    await userEvent.click(refused.getByRole('button', { name: 'Discard it' }))
    expect(screen.getByRole('button', { name })).toHaveFocus()

    const panel = await ask()
    expect(panel.getByText(/Founding number 1, plan Standard\./)).toBeVisible()
    // It is November 23 in Miami.
    expect(panel.getByLabelText('Last day')).toHaveValue('2026-12-23')
    expect(
      await panel.findByText(
        /^3 bookings are after the last day: .* 2 charges stay open: \$39\.98/,
      ),
    ).toBeVisible()
    await userEvent.clear(panel.getByLabelText('Last day'))
    await userEvent.click(panel.getByRole('button', { name: 'End the membership' }))
    expect(await panel.findByText('Please choose a day')).toBeVisible()
    expect(panel.getByText('Reason is required')).toBeVisible()
    await enter(panel.getByLabelText('Last day'), '2026-11-30')
    expect(await panel.findByText(/^1 booking is after the last day/)).toBeVisible()
    await enter(panel.getByRole('textbox', { name: 'Reason' }), 'Moved away')
    await userEvent.click(panel.getByRole('button', { name: 'End the membership' }))
    expect(
      await screen.findByText('The membership of Ana Ruiz 1 ends after Nov 30, 2026.'),
    ).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name })).toHaveFocus()
    expect(screen.getByText('Nov 30, 2026')).toBeVisible()
    expect(variablesOf(operations, 'EndMembershipOf').slice(1)).toEqual([
      {
        input: {
          id: 'm1',
          endsOn: '2026-11-30',
          reason: 'Moved away',
          endBefore: { endsOn: null, endReason: null },
        },
      },
    ])
    const told = screen.getByText(/^1 person could not be told by mail/)
    expect(told.closest('[role="status"]')).toHaveTextContent('Camila Alvarez 1')
    await userEvent.click(screen.getByRole('button', { name }))
    expect(screen.queryByText(/could not be told/)).toBeNull()
  })

  it('shows the end that another one replaces', async () => {
    await open()
    const end = 'End the membership of Ana Ruiz 12'
    await userEvent.click(await screen.findByRole('button', { name: end }))
    const panel = within(await screen.findByRole('dialog', { name: end }))
    expect(
      panel.getByText('The club has set Dec 20, 2026 as the last day. Reason: Moved away'),
    ).toBeVisible()
  })

  describe('withdraws the end of a membership', () => {
    const ask = async (answers: object = {}, all = stored()) => {
      const operations = await open(
        {
          SendsMail: () => ({ data: { sendsMail: true } }),
          ...answers,
        },
        all,
      )
      await userEvent.click(await screen.findByRole('button', { name: keep }))
      return { operations, panel: within(await screen.findByRole('dialog', { name: keep })) }
    }

    it('says what follows, updates the list, and lists whom it could not tell', async () => {
      const all = stored()
      const { operations, panel } = await ask(
        {
          KeepMembershipOf: () => {
            const kept = membership(12, { plan: 'unlimited' })
            all[1] = kept
            const notToldOf = [notTold(1, 'no_mail_server')]
            return { data: { keepMembershipOf: { ...kept, notTold: notToldOf } } }
          },
        },
        all,
      )
      expect(
        panel.getByText('The club has set Dec 20, 2026 as the last day. Reason: Moved away'),
      ).toBeVisible()
      expect(
        await panel.findByText(
          'The membership goes on without a last day. Bookings that were cancelled do not come back. The member gets a mail.',
        ),
      ).toBeVisible()
      expect(variablesOf(operations, 'KeepMembershipOf')).toEqual([])
      await userEvent.click(panel.getByRole('button', { name: 'Withdraw the end' }))
      expect(await screen.findByText('The membership of Ana Ruiz 12 goes on.')).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.queryByText('Dec 20, 2026')).toBeNull()
      expect(screen.queryByRole('button', { name: keep })).toBeNull()
      expect(
        screen.getByRole('button', { name: 'End the membership of Ana Ruiz 12' }),
      ).toHaveFocus()
      const told = screen.getByText(/because this site has no mail server:$/)
      expect(told.closest('[role="status"]')).toHaveTextContent('Camila Alvarez 1')
      expect(variablesOf(operations, 'KeepMembershipOf')).toEqual([
        { input: { id: 'm12', endBefore: { endsOn: '2026-12-20', endReason: 'Moved away' } } },
      ])
    })

    it('says why the server refuses, shows the list anew, and offers nothing more after a colleague has withdrawn it', async () => {
      const all = stored()
      const refusals = [
        () => {
          all[1] = membership(12, { plan: 'unlimited' })
          return errorResponse('CONFLICT', 'This membership has no end to withdraw.')
        },
        () => errorResponse('CONFLICT', 'This membership has ended.'),
      ]
      const { operations, panel } = await ask({ KeepMembershipOf: () => refusals.pop()?.() }, all)
      await userEvent.click(panel.getByRole('button', { name: 'Withdraw the end' }))
      expect(await panel.findByText('This membership has ended.')).toBeVisible()
      expect(variablesOf(operations, 'Memberships').length).toBeGreaterThan(1)
      await userEvent.click(panel.getByRole('button', { name: 'Not now' }))
      expect(screen.queryByRole('dialog')).toBeNull()

      await userEvent.click(screen.getByRole('button', { name: keep }))
      const again = within(await screen.findByRole('dialog', { name: keep }))
      await userEvent.click(again.getByRole('button', { name: 'Withdraw the end' }))
      expect(await again.findByText('This membership has no end to withdraw.')).toBeVisible()
      await waitFor(() =>
        expect(again.queryByRole('button', { name: 'Withdraw the end' })).toBeNull(),
      )
      expect(again.queryByText(/The club has set|goes on without/)).toBeNull()
      expect(again.getByRole('heading', { name: keep })).toHaveFocus()
    })
  })

  describe('changes the plan', () => {
    beforeAll(() => setPhaseTexts(phases.booking))
    afterAll(() => setPhaseTexts(phases.waitlist))

    const change = 'Change plan of Ana Ruiz 1'
    const planRow = (plan: string, from: string, to: string | null = null) => ({
      __typename: 'MembershipPlan',
      id: `${plan}-${from}`,
      plan,
      from,
      to,
    })
    // It is November 23 in Miami.
    const standard = [planRow('standard', '2026-11-20')]
    const unlimited = [
      planRow('standard', '2026-11-20', '2026-11-23'),
      planRow('unlimited', '2026-11-23'),
    ]
    const downgrade = [
      planRow('unlimited', '2026-11-20', '2026-12-20'),
      planRow('standard', '2026-12-20'),
    ]

    /** Opens the dialog of the first membership, whose plan is Standard in the list. */
    async function ask(answers: object) {
      const operations = await open({
        PlanChangeOf: ({ plan }: { plan: string }) => ({
          data: {
            planChangeOf: {
              __typename: 'PlanChange',
              plan,
              cents: 0,
              periodEnd: '2026-12-19',
              ...(plan === 'unlimited'
                ? {
                    kind: 'at_once',
                    from: '2026-11-23',
                  }
                : {
                    kind: 'next_period',
                    from: '2026-12-20',
                  }),
            },
          },
        }),
        ...answers,
      })
      await userEvent.click(await screen.findByRole('button', { name: change }))
      return { operations, panel: within(await screen.findByRole('dialog', { name: change })) }
    }

    it('offers the other plan after a colleague has changed it first, although the list is older', async () => {
      let history = standard
      const { panel } = await ask({
        PlanHistoryOf: () => ({ data: { planHistoryOf: history } }),
        ChangePlanOf: () => {
          history = unlimited
          return errorResponse('CONFLICT', 'The plan is Unlimited already.')
        },
      })
      await userEvent.click(await panel.findByRole('button', { name: 'Change to Unlimited' }))
      expect(await panel.findByRole('button', { name: 'Change to Standard' })).toBeVisible()
      expect(panel.getByRole('alert')).toHaveTextContent('The plan is Unlimited already.')
      expect(panel.queryByText(/on the plan is/)).toBeNull()
      expect(panel.queryByRole('button', { name: /^Stay/ })).toBeNull()
    })

    it('says so while the plan loads, and if none is stored yet', async () => {
      let answer: (history: object) => void = () => undefined
      const { panel } = await ask({
        PlanHistoryOf: () => new Promise<object>(resolve => (answer = resolve)),
      })
      expect(panel.getByText('Looking up what it costs...')).toBeVisible()
      answer({ data: { planHistoryOf: [] } })
      expect(await panel.findByText(/^The plan of this membership is not stored yet/)).toBeVisible()
      expect(panel.queryByText('Looking up what it costs...')).toBeNull()
    })

    it('shows a planned change, and takes it back', async () => {
      const { operations, panel } = await ask({
        PlanHistoryOf: () => ({ data: { planHistoryOf: downgrade } }),
        PlanChangeOf: ({ plan }: { plan: string }) => ({
          data: {
            planChangeOf: {
              __typename: 'PlanChange',
              plan,
              kind: 'take_back',
              from: '2026-11-23',
              cents: 0,
              periodEnd: null,
            },
          },
        }),
        ChangePlanOf: () => ({
          data: {
            changePlanOf: {
              __typename: 'Membership',
              id: 'm1',
              plan: 'unlimited',
              notTold: [],
            },
          },
        }),
      })
      expect(
        await panel.findByText('From Sunday, December 20 on the plan is Standard.'),
      ).toBeVisible()
      await userEvent.click(await panel.findByRole('button', { name: 'Stay with Unlimited' }))
      expect(await screen.findByText(/Ana Ruiz 1: The planned change is taken back/)).toBeVisible()
      expect(variablesOf(operations, 'ChangePlanOf')[0]).toMatchObject({
        input: { id: 'm1', plan: 'unlimited' },
      })
    })
  })
})
