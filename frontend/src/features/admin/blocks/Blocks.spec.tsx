import { enter } from '../../../testing/enter'
import '../../../testing/fakeSocket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  block,
  clubClock,
  courts,
  courtSchedule,
  hourOf,
  member,
} from '../../../testing/courtScheduleFixtures'
import { errorResponse, mockServer } from '../../../testing/mockServer'
import { notTold } from '../../../testing/notToldFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { connectionOf } from '../../../testing/waveFixtures'
import { courtDateTime } from '../../../format/dates'
import { CurrentSection } from '../CurrentSection'

const DAY = '2027-03-16'
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

const conflict = (index: number) => ({
  __typename: 'BlockedBooking',
  id: `b${String(index)}`,
  startsAt: hourOf(DAY, index).startsAt,
  court: courts[0],
  person: member(index),
})

const result = (changes: object) => ({
  data: {
    blockCourts: {
      __typename: 'BlockCourtsResult',
      blocks: [],
      conflicts: [],
      cancelled: [],
      notTold: [],
      ...changes,
    },
  },
})

/** Opens the section; `answers` are added to what it asks at first. */
async function open(answers: object = {}, blocks: { id: string }[] = []) {
  const asked = mockServer({
    ClubClock: clubClock(),
    CourtSchedule: ({ date }) => ({ data: { courtSchedule: courtSchedule(String(date)) } }),
    Blocks: () => ({ data: { blocks: connectionOf('Block', blocks) } }),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="closures" />, '/admin?view=closures')
  await userEvent.click(await screen.findByRole('button', { name: 'Block courts' }))
  await screen.findByRole('form', { name: 'Block courts' })
  return asked
}

/** Fills in the form for court 2 and sends it. */
async function send() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Championship Court 1' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tue' }))
  for (const label of ['First day', 'Last day']) {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    await enter(field, DAY)
  }
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), '22:30')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Until' }), '00:00')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Lesson')
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Beginners')
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'A lesson.')
  await press('Block')
}

describe('admin blocks', () => {
  it('lists the bookings in the way, and cancels them only after a second look', async () => {
    const asked = await open({
      SendsMail: () => ({ data: { sendsMail: false } }),
      BlockCourts: ({ input }: { input: { cancelsBookings: boolean } }) =>
        input.cancelsBookings
          ? result({
              blocks: [{ __typename: 'Block', id: 'k2' }],
              cancelled: [{ __typename: 'BlockedBooking', id: 'b1' }],
              notTold: [notTold(1), notTold(2, 'no_mail_server')],
            })
          : result({
              blocks: [{ __typename: 'Block', id: 'k1' }],
              conflicts: [conflict(0), conflict(1)],
            }),
    })
    await send()
    const region = await screen.findByRole('region', { name: 'Bookings in the way' })
    expect(region).toHaveFocus()
    expect(region).toHaveTextContent('1 time is blocked.')
    expect(region).toHaveTextContent('2 bookings are in the way and keep their time:')
    const time = courtDateTime(hourOf(DAY, 1).startsAt)
    expect(screen.getByText(`${time}, Championship Court 1, Ana Ruiz 1`)).toBeVisible()
    const sent = () =>
      asked
        .filter(({ operationName }) => operationName === 'BlockCourts')
        .map(({ variables }) => variables['input'])
    const input = {
      courts: ['c2'],
      from: DAY,
      until: DAY,
      weekdays: ['tuesday'],
      startTime: '22:30',
      endTime: '00:00',
      kind: 'lesson',
      title: 'Beginners',
      reason: 'A lesson.',
    }
    expect(sent()).toEqual([{ ...input, cancelsBookings: false }])
    await press('Close and cancel 2 bookings')
    expect(
      await screen.findByText(
        'Free of charge. No mail is sent, because this site has no mail server.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('group', { name: 'Cancel 2 bookings now?' })).toHaveFocus()
    expect(sent()).toHaveLength(1)
    await press('Yes, cancel 2 bookings')
    const outcome = await screen.findByText(/^1 time is blocked\. 1 booking is cancelled\./)
    const status = outcome.closest<HTMLElement>('[role="status"]')
    await waitFor(() => expect(status).toHaveFocus())
    expect(
      within(status!)
        .getAllByRole('listitem')
        .map(one => one.textContent),
    ).toEqual(['Camila Alvarez 1, camila1@example.com', 'Camila Alvarez 2, camila2@example.com'])
    expect(sent()[1]).toEqual({ ...input, cancelsBookings: true })
  })

  it('needs a court, a title and a reason before it asks', async () => {
    const asked = await open()
    for (const name of ['Championship Court 1', 'Championship Court 2'])
      await userEvent.click(await screen.findByRole('checkbox', { name }))
    await press('Block')
    expect(await screen.findByText('Please choose a court')).toBeVisible()
    const group = (name: string) => screen.getByRole('group', { name })
    expect(group('Courts')).toHaveAccessibleDescription('Please choose a court')
    expect(group('Weekdays')).toHaveAccessibleDescription('No day chosen means every day.')
    expect(screen.getByText('Title is required')).toBeVisible()
    expect(asked.map(({ operationName }) => operationName)).not.toContain('BlockCourts')
  })

  it('shows the refusal of the server at the form', async () => {
    await open({ BlockCourts: () => errorResponse('NOT_OPEN_YET', 'That is not open yet.') })
    await send()
    expect(await screen.findByText('Not blocked: That is not open yet.')).toBeVisible()
  })

  it('lists a new block', async () => {
    const blocks: { id: string }[] = []
    await open(
      {
        BlockCourts: () => {
          blocks.push(block(DAY, 0))
          return result({ blocks: [{ __typename: 'Block', id: 'k0' }] })
        },
      },
      blocks,
    )
    await send()
    expect(await screen.findByText('1 block to come')).toBeVisible()
  })

  it('keeps the bookings in the way, and says what is blocked', async () => {
    await open({
      BlockCourts: () =>
        result({ blocks: [{ __typename: 'Block', id: 'k1' }], conflicts: [conflict(0)] }),
    })
    await send()
    await press('Keep 1 booking')
    const status = screen.getByText('1 time is blocked.').closest('[role="status"]')
    expect(status).toHaveFocus()
    expect(screen.queryByRole('region', { name: 'Bookings in the way' })).toBeNull()
  })

  it('no longer says what is blocked once a block is removed', async () => {
    const blocks = [block(DAY, 0)]
    await open(
      {
        BlockCourts: () =>
          result({ blocks: [{ __typename: 'Block', id: 'k0' }], notTold: [notTold(1)] }),
        RemoveBlocks: () => {
          blocks.length = 0
          return { data: { removeBlocks: [] } }
        },
      },
      blocks,
    )
    await send()
    expect(await screen.findByText('1 time is blocked.')).toBeVisible()
    expect(screen.getByText(/^1 person could not be told/)).toBeVisible()
    await press(/^Remove New net, /)
    await press('Yes, remove it')
    expect(await screen.findByText('One time is open again.')).toBeVisible()
    expect(screen.queryByText('1 time is blocked.')).toBeNull()
    expect(screen.queryByText(/could not be told/)).toBeNull()
  })

  it('removes all blocks that were made at once', async () => {
    const blocks = [block(DAY, 0), block(DAY, 1), block(DAY, 2, { title: 'Lesson' })]
    const asked = await open(
      {
        RemoveBlocks: () => {
          blocks.splice(0, 2)
          return { data: { removeBlocks: [] } }
        },
      },
      blocks,
    )
    expect(await screen.findByText('3 blocks to come')).toBeVisible()
    await press('Remove all 2 called New net')
    await press('Yes, remove all 2')
    expect(await screen.findByText('1 block to come')).toBeVisible()
    expect(await screen.findByText('2 times are open again.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Remove all/ })).toBeNull()
    expect(asked).toContainEqual({
      operationName: 'RemoveBlocks',
      variables: { input: { ids: ['k0', 'k1'] } },
    })
  })

  it('removes a block after a second look', async () => {
    const blocks = [block(DAY, 0)]
    const asked = await open(
      {
        RemoveBlocks: () => {
          blocks.length = 0
          return { data: { removeBlocks: [{ __typename: 'Block', id: 'k0' }] } }
        },
      },
      blocks,
    )
    expect(await screen.findByText('1 block to come')).toBeVisible()
    await press(/^Remove New net, Championship Court 2, /)
    await press('Yes, remove it')
    expect(await screen.findByText('No court is blocked from today on')).toBeVisible()
    await waitFor(() =>
      expect(asked).toContainEqual({
        operationName: 'RemoveBlocks',
        variables: { input: { ids: ['k0'] } },
      }),
    )
  })
})
