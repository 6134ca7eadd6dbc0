import '../../../testing/dialogPolyfill'
import { enter } from '../../../testing/enter'
import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { notTold } from '../../../testing/notToldFixtures'
import { connectionOf } from '../../../testing/connectionOf'
import { waitlistEntry } from '../../../testing/waitlistFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { offer, wave, wavesAnswers } from '../../../testing/waveFixtures'
import { CurrentSection } from '../CurrentSection'

const camila = 'Camila Alvarez 1'
const decidedAt = '2026-11-21T15:00:00.000Z'

/** Opens the panel of the only wave; the test changes what the server holds. */
async function open(answers: object = {}, at = '/admin?view=waves&wave=w1') {
  const held = {
    wave: wave(1),
    offers: [offer(1), offer(2)] as { id: string }[],
    total: 2,
    passedOver: [] as { id: string }[],
  }
  const operations = mockServer({
    ...wavesAnswers(
      () => [held.wave],
      () => 'memberships',
    ),
    Wave: () => ({ data: { wave: held.wave } }),
    WaveOffers: ({ id, after }) => {
      const offers = after
        ? { ...connectionOf('Offer', [offer(9)]), totalCount: held.total }
        : connectionOf('Offer', held.offers, held.total)
      return { data: { wave: { __typename: 'Wave', id, offers } } }
    },
    WavePassedOver: ({ id }: Record<string, unknown>) => ({
      data: {
        wave: { __typename: 'Wave', id, passedOver: connectionOf('PassedOver', held.passedOver) },
      },
    }),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="waves" />, at)
  return { held, operations }
}

const panel = async () => within(await screen.findByRole('dialog', { name: 'Wave 1' }))
const items = async () => (await panel()).findAllByRole('listitem')

describe('admin wave panel', () => {
  it('opens from the list, shows each offer with what became of it, and whom the wave has passed over and why', async () => {
    const { user } = waitlistEntry(7)
    const entry = { __typename: 'WaitlistEntry', id: 'e7', position: 7, user }
    const passed = { __typename: 'PassedOver', id: 'p1', reason: 'unconfirmed', entry }
    const { held } = await open({}, '/admin?view=waves')
    held.passedOver = [passed]
    held.offers = [
      offer(1),
      offer(2, { state: 'accepted', decidedAt, plan: 'unlimited' }),
      offer(3, { state: 'declined', decidedAt }),
      offer(4, { state: 'expired', decidedAt }),
      offer(5, { state: 'withdrawn', decidedAt, reason: 'Asked twice\nby phone' }),
      offer(6, { state: 'declined', decidedAt, reason: 'Left the waitlist.' }),
    ]
    await userEvent.click(await screen.findByRole('link', { name: 'Wave 1' }))
    const texts = (await items()).map(({ textContent }) => textContent)
    expect(texts[0]).toContain('Open until the end of Friday, November 27')
    expect(texts[1]).toContain('Accepted Nov 21, 2026, 10:00 AM')
    expect(texts[1]).toContain('Plan: Unlimited')
    expect(texts[2]).toContain('Said not now, Nov 21, 2026')
    expect(texts[3]).toContain('Expired Nov 21, 2026')
    expect(texts[4]).toContain('Reason: Asked twice\nby phone')
    expect(texts[5]).toMatch(/left.*Declined Nov 21, 2026, 10:00 AMReason: Left the waitlist\.$/)
    expect(texts[5]).not.toMatch(/not now/i)
    expect((await panel()).getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1)
    expect((await panel()).getByRole('link', { name: camila })).toHaveAttribute(
      'href',
      '/admin?view=person&id=u1',
    )
    const part = within(await (await panel()).findByRole('region', { name: 'Passed over' }))
    expect(await part.findByRole('listitem')).toHaveTextContent('Camila Alvarez 7#7, Not confirmed')
    expect(part.getByRole('link')).toHaveAttribute('href', `/admin?view=person&id=${user.userId}`)
  })

  it('withdraws an offer only with a reason, and says why it was not withdrawn; closes the wave after a second look', async () => {
    const refusals = [errorResponse('CONFLICT', 'This offer is decided.')]
    const { held, operations } = await open({
      WithdrawOffer: () => {
        const refusal = refusals.shift()
        if (refusal) return refusal
        const reason = 'Moved away'
        held.offers = [offer(1, { state: 'withdrawn', decidedAt, reason }), offer(2)]
        const withdrawn = { __typename: 'Offer', id: 'o1', state: 'withdrawn', decidedAt, reason }
        return { data: { withdrawOffer: { ...withdrawn, notTold: [notTold(1)] } } }
      },
      CloseWave: () => {
        held.wave = wave(1, { closedAt: decidedAt })
        return { data: { closeWave: held.wave } }
      },
    })
    const name = `Withdraw the offer to ${camila}`
    await userEvent.click(await (await panel()).findByRole('button', { name }))
    await userEvent.click((await panel()).getByRole('button', { name: 'Cancel' }))
    expect((await panel()).getByRole('button', { name })).toHaveFocus()
    await userEvent.click((await panel()).getByRole('button', { name }))
    const form = within((await panel()).getByRole('form', { name }))
    const submit = form.getByRole('button', { name: 'Withdraw the offer' })
    await userEvent.click(submit)
    expect(await form.findByText('Reason is required')).toBeVisible()
    await enter(form.getByRole('textbox', { name: 'Reason' }), ' Moved away ')
    await userEvent.click(submit)
    expect(await form.findByText(/This offer is decided\./)).toBeVisible()
    await userEvent.click(submit)
    expect(await (await panel()).findByText('Reason: Moved away')).toBeVisible()
    const first = (await panel()).getByRole('group', { name: `${camila}, withdrawn` })
    await waitFor(() => expect(first).toHaveFocus())
    expect(within(first).getByRole('status')).toHaveTextContent(
      /^1 person could not be told by mail, .*:Camila Alvarez 1, /,
    )
    expect((await panel()).queryByRole('button', { name })).toBeNull()
    expect(variablesOf(operations, 'WithdrawOffer')[0]).toEqual({
      input: { id: 'o1', reason: expect.stringMatching(/Moved away/) },
    })
    await userEvent.click((await panel()).getByRole('button', { name: 'Close the wave' }))
    await userEvent.click((await panel()).getByRole('button', { name: 'Yes, close it' }))
    expect(await (await panel()).findByText('The wave is closed.')).toBeVisible()
    expect((await panel()).queryByRole('button', { name: 'Close the wave' })).toBeNull()
  })

  it('shows another window’s changes at once, in the panel and in the list, and keeps the shown offers', async () => {
    const { held, operations } = await open({}, '/admin?view=waves')
    held.total = 3
    await userEvent.click(await screen.findByRole('link', { name: 'Wave 1' }))
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Show more' }))
    await waitFor(async () => expect(await items()).toHaveLength(3))
    // The first page and the next one: the rows that are shown are not requested again.
    expect(variablesOf(operations, 'WaveOffers').map(({ after }) => after)).toEqual([null, 'o2'])
    held.wave = wave(1, { counts: { ...wave(1).counts, open: 1, accepted: 2 } })
    held.offers = [offer(1, { state: 'accepted', decidedAt, plan: 'standard' }), offer(2)]
    act(() => fakeServer.push({ waveChanged: held.wave }))
    expect(await (await panel()).findByText('Plan: Standard')).toBeVisible()
    const counts = () => screen.getAllByText('accepted', { selector: 'dt' })
    await waitFor(() =>
      expect(counts().map(({ parentElement }) => parentElement?.textContent)).toEqual([
        'accepted2',
        'accepted2',
      ]),
    )
    expect(await items()).toHaveLength(3)
    expect((await panel()).queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('says that its URL leads to no wave', async () => {
    await open({ Wave: () => ({ data: { wave: null } }) })
    expect(await screen.findByRole('dialog', { name: 'No wave found' })).toBeVisible()
    expect(screen.getByText('This address leads to no wave')).toBeVisible()
  })
})
