import { enter } from '../../../testing/enter'
import '../../../testing/fakeSocket'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { carries, forecast, noForecast } from '../../../testing/forecastFixtures'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { moveBarOutOfSight } from '../../../testing/moveBarOutOfSight'
import { notTold } from '../../../testing/notToldFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { candidate, previewAnswer, wave, wavesAnswers } from '../../../testing/waveFixtures'
import { currentToast } from '../../../ui/toast'
import { CurrentSection } from '../CurrentSection'
import { CarriedMembers } from './CarriedMembers'
import { WaveFigures } from './WaveFigures'
import { useCarryingCapacityQuery, useMembershipFiguresQuery } from './waves.generated'

const button = (name: string) => screen.getByRole('button', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Opens the section; `answers` are added to what it asks at first. */
async function open(answers: object = {}, waves: { id: string }[] = [], phase = 'memberships') {
  const operations = mockServer({
    ...wavesAnswers(
      () => waves,
      () => phase,
    ),
    WavePreview: previewAnswer([candidate(1), candidate(2)]),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="waves" />, '/admin?view=waves')
  return operations
}

/** Fills in the form and asks for the preview. */
async function preview(size: string) {
  await enter(await screen.findByRole('textbox', { name: 'How many' }), size)
  await press('Preview')
  return screen.findByRole('region', { name: 'Preview of the wave' })
}

function Carried() {
  const { data, error } = useCarryingCapacityQuery()
  const figures = useMembershipFiguresQuery()
  if (!data && !error) return null
  return (
    <CarriedMembers forecast={data?.demandForecast} figures={figures.data?.membershipFigures} />
  )
}

describe('admin waves', () => {
  it('shows the figures, and compares the members with what the courts carry', async () => {
    await open()
    const figures = within(await screen.findByRole('region', { name: 'Memberships and offers' }))
    await figures.findByText('210')
    expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Members',
      'Places left',
      'Open offers',
      'Median hours to answer',
    ])
    expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '12',
      '210',
      '3',
      '5.3',
    ])
    const carried = 'The courts carry 198 to 233; 12 have joined, 3 are asked.'
    expect(screen.getByText(carried)).toBeVisible()
  })

  it.each([
    [
      forecast({ quality: 'rough', carries: carries(380, null, null) }),
      'The courts carry 380 to more than 400 (rough); 12 have joined, 3 are asked.',
    ],
    [
      noForecast(12),
      'The member survey has too few answers to say how many members the courts carry (12 of 30); 12 have joined, 3 are asked.',
    ],
    [errorResponse('SERVICE_UNAVAILABLE', 'Later.'), '12 have joined, 3 are asked.'],
  ])('compares the members with what the courts carry: %#', async (answer, texts) => {
    mockServer({
      ...wavesAnswers(
        () => [],
        () => 'memberships',
      ),
      CarryingCapacity: () => answer,
    })
    await renderWithApi(<Carried />)
    expect(await screen.findByText(texts)).toBeVisible()
  })

  it.each([
    [null, 'No answers'],
    [0.99, 'Under 1'],
    [1, '1'],
  ])('shows a median of %s hours as %s', (medianHoursToAnswer, texts) => {
    const figures = { members: 1, placesLeft: 1, openOffers: 1, medianHoursToAnswer }
    render(<WaveFigures figures={figures} />)
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(values).toEqual(['1', '1', '1', texts])
  })

  it('shows each wave with its counts; withdrawn only if there is one', async () => {
    const counts = { ...wave(1).counts, open: 1, accepted: 12, declined: 2 }
    await open({}, [
      wave(2, { counts: { ...counts, withdrawn: 1 } }),
      wave(1, { counts, closedAt: '2026-11-21T15:00:00.000Z', note: 'First try' }),
    ])
    const [second, first] = await screen
      .findAllByRole('listitem', { name: '' })
      .then(items => items.filter(item => within(item).queryByRole('link', { name: /^Wave/ })))
    expect(within(second!).getByRole('link', { name: 'Wave 2' })).toBeVisible()
    expect(second).toHaveTextContent('under way')
    expect(
      within(second!)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['accepted', 'open', 'not now', 'expired', 'withdrawn'])
    expect(first).toHaveTextContent('closed')
    expect(first).toHaveTextContent('First try')
    expect(first).toHaveTextContent('3 places, 7 days, asks the next')
    const numbers = within(first!).getAllByRole('definition')
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['12', '1', '2', '0'])
    expect(screen.getByText('2 waves')).toBeVisible()
  })

  it('asks for no preview of a wrong size, marks the field that the server refuses, and says once that it is not connected', async () => {
    const refusal = errorResponse('BAD_USER_INPUT', 'Please check the marked fields.', {
      fields: [{ field: 'days', message: 'Please choose 1 to 30', path: ['input', 'days'] }],
    })
    const refusals = [refusal]
    const operations = await open({
      WavePreview: () => {
        const first = refusals.shift()
        if (first) return first
        throw new TypeError('Failed to fetch')
      },
    })
    const size = await screen.findByRole('textbox', { name: 'How many' })
    for (const text of ['', '101', '1.5']) {
      await userEvent.clear(size)
      if (text) await enter(size, text)
      await press('Preview')
      expect(await screen.findByText('Please choose 1 to 100')).toBeVisible()
      await waitFor(() => expect(size).toHaveFocus())
    }
    expect(variablesOf(operations, 'WavePreview')).toEqual([])
    await userEvent.clear(size)
    await enter(size, '5')
    await press('Preview')
    expect(await screen.findByText('Please choose 1 to 30')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Days' })).toHaveFocus())
    await press('Preview')
    expect(await screen.findByText(/^No preview: Not connected/)).toBeVisible()
    expect(currentToast()).toBeUndefined()
  })

  it('previews who is asked and who is passed over, with reasons and the last day; goes back to the form, and offers nothing to send when there is nobody to ask', async () => {
    let answer = previewAnswer(
      [candidate(1), candidate(4, { emailConfirmed: false }), candidate(2, { timesAsked: 1 })],
      [
        candidate(3, { passedOver: 'undeliverable' }),
        candidate(5, { passedOver: 'unconfirmed', firstName: null, lastName: null }),
      ],
    )
    const operations = await open({ WavePreview: () => answer() })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Only confirmed addresses' }))
    const region = within(await preview('40'))
    expect(variablesOf(operations, 'WavePreview')).toEqual([
      { input: { size: 40, days: 7, confirmedOnly: true, refill: true } },
    ])
    expect(region.getByRole('heading', { name: 'Preview of the wave' })).toHaveFocus()
    expect(region.getByText(/Friday, November 27/)).toBeVisible()
    expect(region.getByText(/3 people would be asked: nobody else can/)).toBeVisible()
    expect(region.getByText(/2 people are passed over/)).toBeVisible()
    const [, ...rows] = region.getAllByRole('row')
    expect(rows.map(row => [...row.children].map(cell => cell.textContent).join('|'))).toEqual([
      '#1|Camila Alvarez 1|camila1@example.com|asked|Address or reason: Confirmed|Asked before: Never',
      '#3|Camila Alvarez 3|camila3@example.com|passed over|Address or reason: Refused by its mail server|Asked before: Never',
      '#4|Camila Alvarez 4|camila4@example.com|asked|Address or reason: Not confirmed|Asked before: Never',
      '#5|N/A|camila5@example.com|passed over|Address or reason: Not confirmed|Asked before: Never',
      '#2|Camila Alvarez 2|camila2@example.com|asked|Address or reason: Confirmed|Asked before: 1 time',
    ])
    await press('Change')
    const size = await screen.findByRole('textbox', { name: 'How many' })
    expect(size).toHaveValue('40')
    expect(size).toHaveFocus()
    answer = previewAnswer([])
    await press('Preview')
    expect(await screen.findByText('There is nobody to ask.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  })

  it('sends what was seen, only after a second look', async () => {
    const sent: object[] = []
    await open({
      SendsMail: () => ({ data: { sendsMail: true } }),
      SendWave: (variables: object) => {
        sent.push(variables)
        return { data: { sendWave: { ...wave(4), notTold: [notTold(1), notTold(2)] } } }
      },
    })
    await enter(await screen.findByRole('textbox', { name: /^Note/ }), 'Families')
    await preview('2')
    await press('Send 2 offers')
    expect(screen.getByRole('group', { name: 'Send 2 offers now?' })).toHaveFocus()
    expect(
      await screen.findByText(
        /^Each person gets the offer on the dashboard\. Each person gets it by/,
      ),
    ).toBeVisible()
    await press('Not yet')
    expect(button('Send 2 offers')).toHaveFocus()
    expect(sent).toEqual([])
    await press('Send 2 offers')
    await press('Yes, send 2 offers')
    expect(await screen.findByText('Wave 4 is sent: 2 offers.')).toBeVisible()
    expect(document.activeElement).toHaveTextContent(/Wave 4 is sent: 2 offers\.$/)
    const input = { size: 2, days: 7, confirmedOnly: false, refill: true }
    expect(sent).toEqual([{ input: { ...input, note: 'Families', digest: 'seen' } }])
    expect(await screen.findByRole('textbox', { name: 'How many' })).toHaveValue('')
    const texts =
      '2 people could not be told by mail, because mail servers have refused the addresses:'
    const told = within(screen.getByText(texts).closest<HTMLElement>('[role="status"]')!)
    expect(told.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Camila Alvarez 1',
      'Camila Alvarez 2',
    ])
    await preview('1')
    expect(screen.queryByText(texts)).toBeNull()
  })

  it('says before it sends that no mail goes out on a site without a mail server; keeps the notice of the first wave and its focus when the list has the wave', async () => {
    const waves: { id: string }[] = []
    await open(
      {
        SendsMail: () => ({ data: { sendsMail: false } }),
        SendWave: () => {
          waves.push(wave(1))
          return { data: { sendWave: { ...wave(1), notTold: [] } } }
        },
      },
      waves,
    )
    await preview('2')
    await press('Send 2 offers')
    const noMail =
      /^Each person gets the offer on the dashboard\. No mail is sent, because this site has no mail server\./
    expect(await screen.findByText(noMail)).toBeVisible()
    const { bar, scroll } = moveBarOutOfSight()
    await press('Yes, send 2 offers')
    const notice = await screen.findByText('Wave 1 is sent: 2 offers.')
    expect(bar).toHaveFocus()
    expect(scroll).toHaveBeenCalledTimes(1)
    expect(await screen.findByRole('link', { name: 'Wave 1' })).toBeVisible()
    // What is above the notice keeps its height.
    expect(screen.getByRole('textbox', { name: 'How many' })).toBeVisible()
    expect(notice).toBeVisible()
    expect(document.activeElement).toContainElement(notice)
    expect(document.body).not.toHaveFocus()
  })

  it('shows the server’s sentence when the list has changed, and looks again', async () => {
    const sentence = 'The list has changed since you looked. Please look again.'
    let digest = 'first'
    const sent: unknown[] = []
    await open({
      WavePreview: previewAnswer([candidate(1)], [], () => digest),
      SendWave: ({ input }: { input: { digest: string } }) => {
        sent.push(input.digest)
        return input.digest === 'second'
          ? { data: { sendWave: { ...wave(1), notTold: [] } } }
          : errorResponse('CONFLICT', sentence)
      },
    })
    await preview('1')
    await press('Send 1 offer')
    await press('Yes, send 1 offer')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send 1 offer' })).toBeNull()
    expect(button('Look again')).toHaveFocus()
    digest = 'second'
    await press('Look again')
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Preview of the wave' })).toHaveFocus(),
    )
    expect(screen.queryByText(sentence)).toBeNull()
    await press('Send 1 offer')
    await press('Yes, send 1 offer')
    expect(await screen.findByText('Wave 1 is sent: 1 offer.')).toBeVisible()
    expect(sent).toEqual(['first', 'second'])
  })

  it('asks for the phase again when offers are not open any more', async () => {
    let phase = 'memberships'
    await open({
      AdminLaunch: () => ({ data: { launch: { __typename: 'Launch', phase } } }),
      SendWave: () => {
        phase = 'waitlist'
        return errorResponse('NOT_OPEN_YET', 'That is not open yet.')
      },
    })
    await preview('2')
    await press('Send 2 offers')
    await press('Yes, send 2 offers')
    expect(await screen.findByText(/^Offers open with the memberships phase/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Preview of the wave' })).toBeNull()
  })

  it('takes all marks back after a second look', async () => {
    const marked = candidate(2, { passedOver: 'invited_by_hand' })
    let isMarked = true
    const operations = await open({
      WavePreview: () => previewAnswer([candidate(1)], isMarked ? [marked] : [])(),
      SetWaitlistStatuses: () => {
        isMarked = false
        const entry = { __typename: 'WaitlistEntry', id: 'e2', status: 'waiting', notTold: [] }
        return { data: { setWaitlistStatuses: [entry] } }
      },
    })
    const part = within(await preview('1'))
    expect(
      part.getByText(
        '1 person is marked invited by hand: no offer was made, and no wave asks them.',
      ),
    ).toBeVisible()
    expect(part.getByText('Marked invited by hand')).toBeVisible()
    await press('Take the mark back')
    expect(variablesOf(operations, 'SetWaitlistStatuses')).toEqual([])
    await press('Yes, take it back')
    expect(await part.findByText('1 person is not marked any more.')).toBeVisible()
    await waitFor(() => expect(part.queryByText('Marked invited by hand')).toBeNull())
    expect(part.queryByRole('button', { name: 'Take the mark back' })).toBeNull()
    expect(variablesOf(operations, 'SetWaitlistStatuses')).toEqual([
      { input: { ids: ['e2'], from: 'invited', to: 'waiting' } },
    ])
  })
})
