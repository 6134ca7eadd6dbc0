import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { client } from '../api/apollo/client'
import { MyOfferDocument, MyWaitlistEntryDocument } from '../api/apollo/own.generated'
import type { PlaceFragment } from '../api/operationTypes'
import { membershipPlans } from '../content/membership'
import { MyMembership } from '../features/memberships/MyMembership'
import { OfferOver } from '../features/memberships/OfferOver'
import { hasPastOffer } from '../features/memberships/pastOffer'
import { MyPlace } from '../features/waitlist/MyPlace'
import { offered, ownAnswers, ownMembership, pastOffer } from '../testing/membershipFixtures'
import { errorResponse, mockServer, variablesOf } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { ownEntry, person } from '../testing/sessionFixtures'
import { DashboardBody } from './DashboardBody'

const open = (at: Parameters<typeof renderWithApi>[1] = '/dashboard') =>
  renderWithApi(<MyMembership place={state => <MyPlace person={person()} {...state} />} />, at)
const invited = () => screen.findByRole('heading', { level: 2, name: 'You are invited' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const accept = async (plan: string) => {
  await press(`Accept (${plan})`)
  await press(`Yes, accept ${plan}`)
}
/** Accepts an offer that has ended meanwhile: the server refuses it, and answers with `own` from then on. */
async function acceptTooLate(plan: string, own: ReturnType<typeof ownAnswers>, message: string) {
  mockServer(offered)
  await open()
  await invited()
  mockServer({ ...own, AcceptOffer: () => errorResponse('CONFLICT', message) })
  await accept(plan)
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
    await renderWithApi(<DashboardBody user={person()} />, '/dashboard')
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
    const membership = ownMembership({ plan: 'standard' })
    const own = ownAnswers({ entry: { ...ownEntry, status: 'joined' }, membership })
    await acceptTooLate('Unlimited', own, 'This offer has been accepted already.')
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
    await open({ pathname: '/dashboard', state: { offerToken: 'token' } })
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
    const texts = 'This offer has expired.'
    await acceptTooLate('Standard', ownAnswers({ entry: waiting }), texts)
    expect(await screen.findByText(texts)).toBeVisible()
    expect(screen.queryByText('You are invited')).toBeNull()
    expect(await screen.findByText('waiting')).toBeVisible()
    expect(screen.getByText(/^You keep number 7 and we ask you again/)).toBeVisible()
  })

  it('says of a withdrawn offer at once what it says after a reload', async () => {
    const latest = pastOffer({ state: 'withdrawn', reason: 'Moved to another day' })
    const own = ownAnswers({ entry: waiting, latest })
    await acceptTooLate('Standard', own, 'The club has withdrawn this offer.')
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

  it('says a failure in view, right below the question that was pressed', async () => {
    const scrolled: Element[] = []
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this)
    })
    const refuse = () => errorResponse('RATE_LIMITED', 'Too many tries.')
    mockServer({ ...offered, AcceptOffer: refuse, DeclineOffer: refuse })
    await open()
    const questions = [
      ['Accept (Unlimited)', 'Yes, accept Unlimited'],
      ['Not now', 'Yes, not now'],
      ['Leave the list', 'Yes, leave the list'],
    ] as const
    for (const [label, yes] of questions) {
      await press(label)
      scrolled.length = 0
      const question = screen.getByRole('button', { name: yes }).closest('[role="group"]')
      await press(yes)
      await waitFor(() => expect(question?.nextElementSibling).toHaveTextContent('Too many tries.'))
      const sentence = screen.getByText('Too many tries.')
      expect(scrolled.at(-1)).toContainElement(sentence)
    }
  })

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

describe('an ended offer on the dashboard', () => {
  const decidedAt = '2026-11-23T15:00:00.000Z'
  const again = 'You keep number 7 and we ask you again after everybody else.'
  const keeps = 'You keep number 7.'
  const withdrawn = 'The club has withdrawn its offer of Friday, November 20.'
  const expired = 'Your offer ended on Saturday, November 28.'
  const declined = 'You said not now on Monday, November 23.'
  // A row of a table has any text.
  const entryOf = (status: string) => ({ ...ownEntry, status }) as PlaceFragment

  it.each([
    ['withdrawn', 'waiting', { reason: 'Rain' }, [withdrawn, 'Reason: Rain', keeps]],
    ['withdrawn', 'waiting', {}, [withdrawn, keeps]],
    ['expired', 'waiting', {}, [expired, again]],
    // Expired, but the job has not run yet.
    ['open', 'waiting', {}, [expired, again]],
    ['declined', 'waiting', {}, [declined, again]],
    // By hand.
    ['declined', 'invited', {}, [declined]],
  ])(
    '%s: says so to a person who is %s, why, and what follows',
    (state, status, changes, texts) => {
      const latest = pastOffer({ state, decidedAt, ...changes })
      const { container } = render(
        <OfferOver end={undefined} latest={latest} entry={entryOf(status)} />,
      )
      expect([...container.querySelectorAll('p')].map(one => one.textContent)).toEqual(texts)
      expect(screen.getByRole('heading', { name: 'Your offer' })).not.toHaveFocus()
    },
  )

  it.each([
    ['joined', 'accepted', false],
    ['left', 'declined', false],
    ['left', 'withdrawn', false],
    ['waiting', 'accepted', false],
    ['waiting', 'declined', true],
  ])(
    'is mentioned only to people on the list without a membership (%s, %s)',
    (status, state, is) => {
      expect(hasPastOffer(pastOffer({ state, decidedAt }), entryOf(status))).toBe(is)
    },
  )

  it('is shown above the place', async () => {
    mockServer(ownAnswers({ entry: waiting, latest: pastOffer({ state: 'declined', decidedAt }) }))
    await open()
    expect(await screen.findByText(declined)).toBeVisible()
    expect(screen.getByText('#7')).toBeVisible()
  })
})

describe('membership on the dashboard', () => {
  const joined = (changes: object = {}) =>
    ownAnswers({
      entry: { ...ownEntry, status: 'joined' },
      membership: ownMembership(changes),
    })

  it('replaces the place, and ends with notice only after a second look', async () => {
    const operations = mockServer({
      ...joined(),
      EndMembership: () => ({ data: { endMembership: ownMembership({ endsOn: '2026-12-23' }) } }),
      KeepMembership: () => ({ data: { keepMembership: ownMembership() } }),
    })
    await open()
    expect(await screen.findByText('Founding member No. 12')).toBeVisible()
    expect(screen.queryByText('#7')).toBeNull()
    await press('End my membership')
    expect(screen.getByRole('group', { name: /lasts for another 30 days/ })).toHaveFocus()
    expect(variablesOf(operations, 'EndMembership')).toEqual([])
    await press('Yes, end it')
    const ending = await screen.findByText(/lasts until the end of Wednesday, December 23/)
    await waitFor(() => expect(ending).toHaveFocus())
    await press('Keep my membership')
    const again = await screen.findByRole('button', { name: 'End my membership' })
    await waitFor(() => expect(again).toHaveFocus())
    expect(screen.queryByText(/December 23/)).toBeNull()
  })

  it('says that the club ends it, and why, without a way to keep it', async () => {
    mockServer(joined({ endsOn: '2026-12-23', endReason: 'Broke the net' }))
    await open()
    expect(
      await screen.findByText(/^The club ends your membership\. .* December 23\.$/),
    ).toBeVisible()
    expect(screen.getByText('Reason: Broke the net')).toBeVisible()
    expect(screen.queryByText(/given notice/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Keep my membership' })).toBeNull()
  })

  it('is not shown once it has ended', async () => {
    mockServer(
      ownAnswers({
        entry: { ...ownEntry, status: 'left' },
        membership: ownMembership({ state: 'ended', endsOn: '2026-12-23' }),
      }),
    )
    await open()
    expect(await screen.findByRole('heading', { name: 'Not on the list any more' })).toBeVisible()
    expect(screen.queryByText(/Founding member/)).toBeNull()
  })
})
