import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'

// parse returns untyped documents.
const operation = <Data>(text: string) => parse(text) as TypedDocumentNode<Data, object>

export interface DeskBooked {
  id: string
  status: string
  checkedInAt: string | null
  holdsCourt: boolean
  startsAt: string
  guests: string[]
  monthNo: number | null
  isExtra: boolean
  foundingNumber: number
  players: { firstName: string; state: string }[]
  charges: { id: string; state: string; kind: string }[]
}

const DESK_BOOKING = `id startsAt endsAt status guests monthNo isExtra checkedInAt holdsCourt foundingNumber
  court { number } person { firstName lastName email } players { firstName state } charges { id kind no cents state }`
const BLOCK = 'id startsAt endsAt kind title removedAt court { id number name }'
export const SCHEDULE = `date hours { startsAt endsAt } courts { id number name }
  bookings { ${DESK_BOOKING} } cancelled { id } blocks { ${BLOCK} }`
const IN_THE_WAY = 'id startsAt court { number } person { email firstName }'
const CHARGE = `id kind no cents state settledHow waivedReason isToBeReturned courtName startsAt
  person { firstName email }`

interface Schedule {
  date: string
  hours: { startsAt: string; endsAt: string }[]
  courts: { number: number }[]
  bookings: DeskBooked[]
  cancelled: { id: string }[]
  blocks: Blocked[]
}

interface Page<Node> {
  totalCount: number
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  edges: { node: Node }[]
}

export const courtSchedule = operation<{ courtSchedule: Schedule }>(
  `query ($date: LocalDate!) { courtSchedule(date: $date) { ${SCHEDULE} } }`,
)
export const bookForMember = operation<{ bookForMember: DeskBooked }>(
  `mutation ($input: BookForMemberInput!) { bookForMember(input: $input) { ${DESK_BOOKING} } }`,
)
export const cancelForMember = operation<{ cancelForMember: DeskBooked }>(
  `mutation ($input: CancelForMemberInput!) { cancelForMember(input: $input) { ${DESK_BOOKING} } }`,
)

export const moveForMember = operation<{ moveForMember: DeskBooked }>(
  `mutation ($input: MoveForMemberInput!) { moveForMember(input: $input) { ${DESK_BOOKING} } }`,
)

/** A mutation that marks whether a member came. */
const attendance = (name: string) =>
  operation<Record<string, DeskBooked>>(
    `mutation ($input: DeskBookingInput!) { ${name}(input: $input) { ${DESK_BOOKING} } }`,
  )
export const checkIn = attendance('checkIn')
export const undoCheckIn = attendance('undoCheckIn')
export const markNoShow = attendance('markNoShow')
export const undoNoShow = attendance('undoNoShow')
export const releaseCourt = attendance('releaseCourt')

export interface Blocked {
  id: string
  startsAt: string
  endsAt: string
  court: { number: number }
}

interface InTheWay {
  id: string
  startsAt: string
  court: { number: number }
  person: { email: string }
}

export const blockCourts = operation<{
  blockCourts: { blocks: Blocked[]; conflicts: InTheWay[]; cancelled: InTheWay[] }
}>(
  `mutation ($input: BlockCourtsInput!) {
    blockCourts(input: $input) {
      blocks { ${BLOCK} } conflicts { ${IN_THE_WAY} } cancelled { ${IN_THE_WAY} }
    }
  }`,
)
export const removeBlocks = operation<{ removeBlocks: (Blocked & { removedAt: string })[] }>(
  `mutation ($input: RemoveBlocksInput!) { removeBlocks(input: $input) { ${BLOCK} } }`,
)
export const blocks = operation<{ blocks: Page<Blocked> }>(
  `query ($from: LocalDate, $until: LocalDate, $first: Int, $after: String) {
    blocks(from: $from, until: $until, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${BLOCK} } }
    }
  }`,
)

interface Time {
  court: { number: number }
  startsAt: string
  endsAt: string
}

interface ClosureEffects {
  blocked: Time[]
  freed: Time[]
  conflicts: InTheWay[]
  cancelled: InTheWay[]
}

export interface Closure {
  id: string
  from: string
  until: string
  weekdays: string[] | null
  startTime: string
  endTime: string
  title: string
  note: string | null
  skippedDates: string[]
  bookingsInTheWay: number
  removedAt: string | null
}

interface ClosureResult extends ClosureEffects {
  closure: Closure
  notTold: { reason: string; person: { email: string } }[]
}

const CLOSURE = `id from until weekdays startTime endTime kind title note skippedDates bookingsInTheWay removedAt
  courts { number }`
const TIME = 'startsAt endsAt court { number }'
const EFFECTS = `blocked { ${TIME} } freed { ${TIME} } conflicts { ${IN_THE_WAY} } cancelled { ${IN_THE_WAY} }`

/** A mutation that changes a closure, and the query that previews it. */
const closureChange = <Name extends string>(name: Name) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  return {
    act: operation<Record<Name, ClosureResult>>(
      `mutation ($input: ${type}!) {
        ${name}(input: $input) { closure { ${CLOSURE} } ${EFFECTS} notTold { reason person { email } } }
      }`,
    ),
    preview: operation<Record<`${Name}Preview`, ClosureEffects>>(
      `query ($input: ${type}!) { ${name}Preview(input: $input) { ${EFFECTS} } }`,
    ),
  }
}

export const createCourtClosure = closureChange('createCourtClosure')
export const updateCourtClosure = closureChange('updateCourtClosure')
export const removeCourtClosure = closureChange('removeCourtClosure')
export const courtClosures = operation<{ courtClosures: Page<Closure> }>(
  `query ($from: LocalDate, $until: LocalDate, $first: Int, $after: String) {
    courtClosures(from: $from, until: $until, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${CLOSURE} } }
    }
  }`,
)
export const courtClosure = operation<{ courtClosure: Closure }>(
  `query ($id: ID!) { courtClosure(id: $id) { ${CLOSURE} } }`,
)

export const closureNotes = operation<{ closureNotes: { date: string; note: string }[] }>(
  `query ($from: LocalDate, $days: Int) { closureNotes(from: $from, days: $days) { date note } }`,
)

interface Charged {
  id: string
  state: string
  settledHow: string | null
  waivedReason: string | null
  isToBeReturned: boolean
}

export const charges = operation<{ charges: Page<Charged> & { totalCents: number } }>(
  `query ($state: ChargeState, $search: String, $userId: ID, $first: Int, $after: String) {
    charges(state: $state, search: $search, userId: $userId, first: $first, after: $after) {
      totalCount totalCents pageInfo { hasNextPage endCursor } edges { node { ${CHARGE} } }
    }
  }`,
)

/** The input of an evening block of one court, without a weekday. */
export const blockInput = (courts: readonly { id: string }[], values: object = {}) => ({
  courts: courts.map(({ id }) => id),
  from: '2026-11-26',
  until: '2026-11-26',
  startTime: '17:00',
  endTime: '21:00',
  kind: 'maintenance',
  title: 'New nets',
  cancelsBookings: false,
  reason: 'The nets are replaced.',
  ...values,
})
