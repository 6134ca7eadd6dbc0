import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { client } from '../api/apollo/client'
import { MyOfferDocument, MyWaitlistEntryDocument } from '../api/apollo/own.generated'
import { membershipPlans } from '../content/membership'
import { offered, ownAnswers, ownMembership, pastOffer } from '../testing/membershipFixtures'
import { errorResponse, mockServer, variablesOf } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { ownEntry, person } from '../testing/sessionFixtures'
import { DashboardBody } from './DashboardBody'

const open = () => renderWithApi(<DashboardBody user={person()} />, '/dashboard')
const invited = () => screen.findByRole('heading', { level: 2, name: 'You are invited' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const accept = async (plan: string) => {
  await press(`Accept (${plan})`)
  await press(`Yes, accept ${plan}`)
}
const waiting = { ...ownEntry, status: 'waiting' }

/** Answers as the server does, before and after the person declines the offer. */
function declinable(entry: { status: string }) {
  const server = { own: offered }
  const answers = {
    MyWaitlistEntry: () => server.own.MyWaitlistEntry(),
    MyOffer: () => server.own.MyOffer(),
    MyMembership: () => server.own.MyMembership(),
    DeclineOffer: () => {
      const declined = pastOffer({ state: 'declined', decidedAt: new Date().toISOString() })
      server.own = ownAnswers({ entry, latest: entry.status === 'left' ? null : declined })
      return { data: { declineOffer: entry } }
    },
  }
  return { server, answers }
}
describe('offer on the dashboard', () => {
  it('says until when, what is charged, and both plans in the words of the membership page', async () => {
    mockServer(offered)
    await open()
    expect(await invited()).toBeVisible()
    expect(
      screen.getByText(/You can accept until the end of Saturday, November 28 \(Miami time\)\./),
    ).toBeVisible()
    expect(
      screen.getByText(
        'Nothing is charged here. The front desk takes the first month when the club opens.',
      ),
    ).toBeVisible()
    for (const plan of Object.values(membershipPlans)) {
      const side = screen.getByRole('heading', { level: 3, name: plan.name }).closest('article')
      if (!side) throw new Error('The plan has no side')
      for (const texts of [plan.price, ...plan.features])
        expect(within(side).getByText(texts)).toBeVisible()
    }
    expect(
      screen.getByText('You keep number 7 and we ask you again after everybody else.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Leave the waitlist' })).toBeNull()
  })

  it('is not shown without an offer, also to a person whom the team has invited by hand', async () => {
    mockServer(ownAnswers({ entry: { ...ownEntry, status: 'invited' } }))
    await open()
    expect(await screen.findByText('#7')).toBeVisible()
    expect(screen.queryByText('You are invited')).toBeNull()
  })

  it('is accepted with the chosen plan; the membership takes its place and the focus', async () => {
    const operations = mockServer({
      ...offered,
      AcceptOffer: () => ({ data: { acceptOffer: ownMembership() } }),
      // The page stays while what else the membership shows is loading.
      PlanHistory: () => new Promise<never>(() => {}),
    })
    await open()
    await accept('Unlimited')
    const title = await screen.findByRole('heading', { name: 'Founding member No. 12' })
    await waitFor(() => expect(title).toHaveFocus())
    expect(title).toBeVisible()
    expect(screen.queryByText('You are invited')).toBeNull()
    expect(screen.queryByText('#7')).toBeNull()
    expect(variablesOf(operations, 'AcceptOffer')).toEqual([
      { input: { id: 'o1', plan: 'unlimited' } },
    ])
    // The responses suffice: nothing is requested again.
    expect(variablesOf(operations, 'MyWaitlistEntry')).toHaveLength(1)
    expect(client.readQuery({ query: MyOfferDocument })?.myOffer).toBeNull()
    expect(client.readQuery({ query: MyWaitlistEntryDocument })?.myWaitlistEntry).toMatchObject({
      status: 'joined',
    })
  })

  it('is accepted or declined only after a second step, which says what follows', async () => {
    const operations = mockServer(offered)
    await open()
    await press('Accept (Standard)')
    const question = screen.getByRole('group', { name: /^Become a member with Standard\?/ })
    expect(question).toHaveFocus()
    expect(question).toHaveTextContent(
      'It costs $119/month, month-to-month, and needs 30 days’ notice',
    )
    await press('Back')
    expect(screen.getByRole('button', { name: 'Accept (Standard)' })).toHaveFocus()
    await press('Accept (Unlimited)')
    expect(screen.getByText(/It costs \$179\/month/)).toBeVisible()
    await press('Not now')
    expect(screen.getByText(/^Say “not now”\?/)).toHaveTextContent(
      'This offer ends at once, and you cannot take that back. You keep number 7 and we ask you again after everybody else.',
    )
    await press('Keep the offer')
    expect(variablesOf(operations, 'AcceptOffer')).toEqual([])
    expect(variablesOf(operations, 'DeclineOffer')).toEqual([])
  })

  it('says which plan holds if it was accepted elsewhere with another one', async () => {
    mockServer(offered)
    await open()
    await invited()
    mockServer({
      ...ownAnswers({
        entry: { ...ownEntry, status: 'joined' },
        membership: ownMembership({ plan: 'standard' }),
      }),
      AcceptOffer: () => errorResponse('CONFLICT', 'This offer has been accepted already.'),
    })
    await accept('Unlimited')
    expect(
      await screen.findByText(
        /^This offer was accepted before, with the plan Standard\. That plan holds\./,
      ),
    ).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Founding member No. 12' })).toHaveFocus(),
    )
  })

  it('is accepted with the token of the mailed link, and without it if the link is not its own', async () => {
    const operations = mockServer({
      ...offered,
      AcceptOffer: ({ input }) =>
        (input as { token?: string }).token
          ? errorResponse('LINK_EXPIRED', 'This link has been used or has expired.')
          : { data: { acceptOffer: ownMembership({ plan: 'standard' }) } },
      Me: () => ({ data: { me: person() } }),
    })
    await renderWithApi(<DashboardBody user={person()} />, {
      pathname: '/dashboard',
      state: { offerToken: 'token' },
    })
    await accept('Standard')
    expect(await screen.findByText('Founding member No. 12')).toBeVisible()
    expect(variablesOf(operations, 'AcceptOffer')).toEqual([
      { input: { id: 'o1', plan: 'standard', token: 'token' } },
      { input: { id: 'o1', plan: 'standard' } },
    ])
  })

  it('is declined for now: the number stays; nothing is said of it once the person has left', async () => {
    const { server, answers } = declinable(waiting)
    const operations = mockServer({
      ...answers,
      LeaveWaitlist: () => ({ data: { leaveWaitlist: { ...ownEntry, status: 'left' } } }),
      JoinWaitlist: () => {
        const entry = { ...waiting, position: 9 }
        server.own = ownAnswers({ entry })
        return {
          data: { joinWaitlist: { __typename: 'JoinWaitlistResult', created: true, entry } },
        }
      },
    })
    await open()
    await press('Not now')
    await press('Yes, not now')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your offer' })).toHaveFocus())
    expect(screen.getByText(/^You said not now on [A-Z]\w+day, [A-Z]\w+ \d+\.$/)).toBeVisible()
    expect(screen.getByText(/^You keep number 7 and we ask you again/)).toBeVisible()
    expect(screen.getByText('#7')).toBeVisible()
    expect(screen.getByText('waiting')).toBeVisible()
    expect(variablesOf(operations, 'DeclineOffer')).toEqual([{ input: { id: 'o1', leave: false } }])

    await press('Leave the waitlist')
    await press('Yes, leave the waitlist')
    expect(await screen.findByRole('heading', { name: 'Not on the list any more' })).toBeVisible()
    expect(screen.queryByText(/You said not now|next person/)).toBeNull()
    await press('Reserve My Spot Now')
    expect(await screen.findByText('#9')).toBeVisible()
    expect(screen.queryByText(/You said not now/)).toBeNull()
  })

  it('is declined for good only after a second look', async () => {
    const operations = mockServer(declinable({ ...ownEntry, status: 'left' }).answers)
    await open()
    await press('Leave the list')
    expect(screen.getByRole('group', { name: /You give up number 7 and this offer/ })).toHaveFocus()
    expect(variablesOf(operations, 'DeclineOffer')).toEqual([])
    await press('Yes, leave the list')
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Not on the list any more' })).toHaveFocus(),
    )
    expect(screen.queryByText('#7')).toBeNull()
    expect(variablesOf(operations, 'DeclineOffer')).toEqual([{ input: { id: 'o1', leave: true } }])
  })

  it('says at the card that it has ended', async () => {
    mockServer(offered)
    await open()
    await invited()
    const texts = 'This offer has expired.'
    mockServer({
      ...ownAnswers({ entry: waiting }),
      AcceptOffer: () => errorResponse('CONFLICT', texts),
    })
    await accept('Standard')
    expect(await screen.findByText(texts)).toBeVisible()
    expect(screen.queryByText('You are invited')).toBeNull()
    expect(await screen.findByText('waiting')).toBeVisible()
    expect(screen.getByText(/^You keep number 7 and we ask you again/)).toBeVisible()
  })

  it('says of a withdrawn offer at once what it says after a reload', async () => {
    mockServer(offered)
    await open()
    await invited()
    const latest = pastOffer({ state: 'withdrawn', reason: 'Moved to another day' })
    mockServer({
      ...ownAnswers({ entry: waiting, latest }),
      AcceptOffer: () => errorResponse('CONFLICT', 'The club has withdrawn this offer.'),
    })
    await accept('Standard')
    expect(await screen.findByText(/^The club has withdrawn its offer of Friday/)).toBeVisible()
    expect(screen.getByText('Reason: Moved to another day')).toBeVisible()
    expect(screen.getByText('You keep number 7.')).toBeVisible()
    expect(screen.queryByText(/ask you again/)).toBeNull()
  })

  it('says a failure in words at the card, and can be tried again', async () => {
    const failures = [
      [errorResponse('SERVICE_UNAVAILABLE', 'busy', { retryAfter: 5 }), /try again in a minute\.$/],
      [
        errorResponse('SERVICE_UNAVAILABLE', 'busy', { retryAfter: 700 }),
        /try again in 12 minutes\.$/,
      ],
      [errorResponse('RATE_LIMITED', 'Too many tries.'), 'Too many tries.'],
    ] as const
    const answers: object[] = [
      ...failures.map(([answer]) => answer),
      { data: { acceptOffer: ownMembership() } },
    ]
    mockServer({ ...offered, AcceptOffer: () => answers.shift() ?? {} })
    await open()
    await press('Accept (Standard)')
    for (const [, texts] of failures) {
      await press('Yes, accept Standard')
      expect(await screen.findByText(texts)).toBeVisible()
    }
    await press('Yes, accept Standard')
    expect(await screen.findByText('Founding member No. 12')).toBeVisible()
    expect(screen.queryByText('Too many tries.')).toBeNull()
  })

  it.each([
    ['Accept (Unlimited)', 'Yes, accept Unlimited', 'AcceptOffer'],
    ['Not now', 'Yes, not now', 'DeclineOffer'],
    ['Leave the list', 'Yes, leave the list', 'DeclineOffer'],
  ])(
    'says a failure in view, right below the question that was pressed: %s',
    async (label, yes, name) => {
      const scrolled: Element[] = []
      jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
        scrolled.push(this)
      })
      mockServer({ ...offered, [name]: () => errorResponse('RATE_LIMITED', 'Too many tries.') })
      await open()
      await press(label)
      await press(yes)
      const sentence = await screen.findByText('Too many tries.')
      const below = screen.getByRole('group').nextElementSibling
      expect(below).toContainElement(sentence)
      expect(scrolled.at(-1)).toContainElement(sentence)
    },
  )

  it('can be looked up again when the request fails', async () => {
    const { MyOffer, ...others } = offered
    mockServer(others)
    await open()
    const texts = await screen.findByText('We could not look up your offer.')
    const card = within(texts.closest('section') ?? texts)
    mockServer({ ...others, MyOffer })
    await userEvent.click(card.getByRole('button', { name: 'Try again' }))
    expect(await invited()).toBeVisible()
  })
})
