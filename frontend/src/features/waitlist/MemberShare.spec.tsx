import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setPhaseTexts } from '../../content/currentPhase'
import { phases } from '../../content/phases'
import { offered, ownAnswers, ownMembership } from '../../testing/membershipFixtures'
import { errorResponse, mockServer, variablesOf } from '../../testing/mockServer'
import { ownEntry, person } from '../../testing/sessionFixtures'
import { resetsAt, waitlistStats } from '../../testing/waitlistFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import { MemberShare } from './MemberShare'

const placed = { MyWaitlistEntry: () => ({ data: { myWaitlistEntry: ownEntry } }) }
const unplaced: { MyWaitlistEntry: () => { data: Record<string, unknown> } } = {
  MyWaitlistEntry: () => ({ data: { myWaitlistEntry: null } }),
}
const share = (query = '') => renderWithApi(<MemberShare person={person()} />, `/share${query}`)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const retry = () => screen.findByRole('button', { name: 'Reserve My Spot Now' })

describe('MemberShare', () => {
  it('claims no place before the response arrives', async () => {
    mockServer({ MyWaitlistEntry: () => new Promise(() => undefined) })
    await share()
    expect(screen.getByText('Loading...')).toBeVisible()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('confirms a held place with the person’s name, number and own link, and the next steps in three lines', async () => {
    mockServer(placed)
    await share()
    expect(await heading('SPOT RESERVED')).toBeVisible()
    expect(screen.getByText('Camila')).toBeVisible()
    expect(screen.getByText('Alvarez')).toBeVisible()
    expect(screen.getByText('No. 7 of 225')).toBeVisible()
    expect(screen.getByLabelText('Share link')).toHaveValue(
      'http://localhost/waitlist?ref=BCDF234567',
    )
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    const steps = screen.getByRole('list').querySelectorAll('li')
    expect(steps).toHaveLength(3)
    expect(steps[1]).toHaveTextContent('When memberships go on sale, the club writes to you.')
    setPhaseTexts(phases.memberships)
    cleanup()
    await share()
    expect(await screen.findByText(/When it is your turn, the club writes to you\./)).toBeVisible()
    setPhaseTexts(phases.waitlist)
  })

  it.each([
    ['invited', /^You are invited\.$/, /go on sale|Until then|letter|writes|never changes/],
    ['postponed', /^Your number stays yours for as long as/, /go on sale|invited|joined|never/],
    ['constructor', /^Your number stays yours for as long as/, /go on sale|invited|joined|never/],
  ])('shows the next steps of a person who is %s', async (status, first, untrue) => {
    mockServer(ownAnswers({ entry: { ...ownEntry, status } }))
    await share()
    await heading('SPOT RESERVED')
    const steps = [...screen.getByRole('list').querySelectorAll('li')]
    expect(steps).toHaveLength(3)
    expect(steps[0]).toHaveTextContent(first)
    for (const step of steps) expect(step).not.toHaveTextContent(untrue)
  })

  it('shows a person with an offer until when they can accept it', async () => {
    mockServer(offered)
    await share()
    await heading('SPOT RESERVED')
    expect(screen.getByText(/until the end of Saturday, November 28/)).toBeVisible()
    expect(screen.queryByText(/go on sale|^Call /)).toBeNull()
  })

  it('shows a person who has joined as a member, without a position', async () => {
    const entry = { ...ownEntry, status: 'joined' }
    mockServer(ownAnswers({ entry, membership: ownMembership() }))
    await share()
    expect(await heading('YOU ARE IN')).toBeVisible()
    expect(screen.getByText('Founding member No. 12')).toBeVisible()
    expect(screen.getByText(/^You have joined\./)).toBeVisible()
    expect(screen.queryByText(/SPOT RESERVED|No\. 7 of 225|Waitlist, Miami|go on sale/)).toBeNull()
  })

  it('shows a person who has left no position and no invitation code, but a new place', async () => {
    const entry = { ...ownEntry, status: 'left', leftReason: 'Moved away.' }
    mockServer({ ...ownAnswers({ entry }), ...waitlistStats(5) })
    await share()
    expect(await heading('Not on the list any more')).toBeVisible()
    expect(screen.getByText(/taken you off the waitlist\. .* Reason: Moved away\.$/)).toBeVisible()
    expect(await retry()).toBeEnabled()
    expect(screen.queryByLabelText('Share link')).toBeNull()
    expect(screen.queryByText(/No\. 7|SPOT RESERVED|BCDF234567/)).toBeNull()
  })

  it.each([
    [
      'today’s places are taken',
      waitlistStats(0),
      /80 places are given out each day.*12:00 AM on Sunday, November 22 \(Miami time\)/,
    ],
    ['the list is full', waitlistStats(0, 225), /All 225 places are taken/],
    ['places are open', waitlistStats(12), /Take yours now/],
    ['the figures cannot be fetched', {}, /could not look up how many places are left/],
  ])('tells a person without a place the reason when %s', async (_when, figures, texts) => {
    mockServer({ ...unplaced, ...figures })
    await share()
    expect(await heading('Not on the list yet')).toBeVisible()
    expect(await screen.findByText(texts)).toBeVisible()
    expect(screen.queryByText('SPOT RESERVED')).toBeNull()
    expect(await retry()).toBeEnabled()
  })

  it('shows and focuses SPOT RESERVED when the retry succeeds', async () => {
    let own = unplaced
    const operations = mockServer({
      MyWaitlistEntry: () => own.MyWaitlistEntry(),
      ...waitlistStats(5),
      JoinWaitlist: () => {
        own = placed
        return {
          data: {
            joinWaitlist: { __typename: 'JoinWaitlistResult', created: true, entry: ownEntry },
          },
        }
      },
    })
    await share()
    await userEvent.click(await retry())
    expect(await heading('SPOT RESERVED')).toHaveFocus()
    expect(await screen.findByText(/Your spot is reserved!/)).toBeVisible()
    expect(operations).toContainEqual({
      operationName: 'JoinWaitlist',
      variables: { input: { userId: 'u1' } },
    })
  })

  it('sends the invitation code and the plan wish of the registration; the wish can be changed', async () => {
    const operations = mockServer({ ...unplaced, ...waitlistStats(5) })
    await share('?plan=unlimited&ref=BCDF234567')
    const wish = await screen.findByLabelText('Plan you would like (optional)')
    expect(wish).toHaveDisplayValue('Unlimited')
    const wishes = () => variablesOf(operations, 'JoinWaitlist')
    await userEvent.click(await retry())
    await waitFor(() => expect(wishes()).toHaveLength(1))
    await userEvent.selectOptions(wish, 'Standard')
    await userEvent.click(await retry())
    const entry = { userId: 'u1', referralCode: 'BCDF234567' }
    await waitFor(() =>
      expect(wishes()).toEqual([
        { input: { ...entry, planWish: 'unlimited' } },
        { input: { ...entry, planWish: 'standard' } },
      ]),
    )
  })

  it('shows why the retry is refused: the session has ended, or today’s places are taken, with the new availability', async () => {
    mockServer({
      ...unplaced,
      ...waitlistStats(5),
      JoinWaitlist: () => errorResponse('UNAUTHENTICATED', 'Unauthorized'),
    })
    await share()
    await userEvent.click(await retry())
    expect(
      await screen.findByText('You are logged out. Log in again to ask for your place.'),
    ).toBeVisible()
    mockServer({
      ...unplaced,
      ...waitlistStats(0),
      JoinWaitlist: () =>
        errorResponse('DAILY_LIMIT', 'All of today’s places are taken.', { resetsAt }),
    })
    await userEvent.click(await retry())
    expect(await screen.findByText('All of today’s places are taken.')).toBeVisible()
    expect(await screen.findByText(/They open again at 12:00 AM/)).toBeVisible()
    await waitFor(async () => expect(await retry()).toBeEnabled())
  })

  it('offers a retry when the place cannot be fetched', async () => {
    mockServer({})
    await share()
    const again = await screen.findByRole('button', { name: 'Try again' })
    mockServer(placed)
    await userEvent.click(again)
    expect(await heading('SPOT RESERVED')).toBeVisible()
  })
})
