/** Members who book and cancel on several servers, and a team that blocks; keeps what was answered. */
import { randomUUID } from 'node:crypto'
import type { Call } from '../../scripts/harness/load'
import type { Person } from '../../scripts/harness/people'
import type { Random } from '../../scripts/harness/random'
import { jsonOf, sendRequest } from '../../scripts/harness/requests'
import type { Site } from '../../scripts/harness/site'

const DAY_MS = 86_400_000
/** Ten or eleven in New York, so that all hours of the load are bookable at any time of year. */
const FIRST_HOUR_UTC = 15
const [DAYS, HOURS] = [3, 6]
const GUESTS_MAX = 2

/** `ok` and `refused`: the response says so. `unknown`: no response came. */
type Outcome = 'ok' | 'refused' | 'unknown'

interface Charge {
  kind: string
  cents: number
}

/** One request to book, and the cancellation that followed, if any. */
export interface Attempt {
  submissionKey: string
  booked: Outcome
  id?: string | undefined
  charges: Charge[]
  cancelled?: Outcome
}

const BOOK = `mutation ($input: BookCourtInput!) {
  bookCourt(input: $input) { id charges { kind cents } } }`
const CANCEL = `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { id } }`
const BLOCK = `mutation ($input: BlockCourtsInput!) {
  blockCourts(input: $input) { blocks { id } cancelled { id } conflicts { id } } }`
const REMOVE = `mutation ($input: RemoveBlocksInput!) { removeBlocks(input: $input) { id } }`

interface Options {
  sites: readonly Site[]
  courtIds: readonly string[]
  /** The session of the team. */
  team: string
  random: Random
  /** Where every call is kept. */
  calls: Call[]
}

interface Answer<Data> {
  outcome: Outcome
  data?: Data | undefined
}

/** The day, days from today, as YYYY-MM-DD. */
export const dayAfter = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

export class CourtLoad {
  readonly attempts: Attempt[] = []
  /** How often each code was answered. */
  readonly codes: Record<string, number> = {}
  /** The bookings of each person that are not cancelled. */
  readonly #own = new Map<string, Attempt[]>()
  #isOn = false
  #lanes: Promise<void>[] = []

  constructor(private readonly options: Options) {}

  start(people: readonly Person[]): void {
    this.#isOn = true
    this.#lanes = [
      ...people.map(person => this.#repeat(() => this.#act(person))),
      this.#repeat(() => this.blockAndOpen()),
    ]
  }

  /** Resolves when all calls have ended. */
  async stop(): Promise<void> {
    this.#isOn = false
    await Promise.all(this.#lanes)
  }

  async book({ cookie }: Person, startsAt: string, turn: number): Promise<Attempt> {
    const { courtIds, random } = this.options
    const submissionKey = randomUUID()
    const guests = ['Ana', 'Bo'].slice(0, random(0, GUESTS_MAX))
    const input = { courtId: courtIds[turn % 2], startsAt, guests, acceptsCharges: true }
    const variables = { input: { ...input, submissionKey } }
    const { outcome, data } = await this.#send<{ bookCourt: { id: string; charges: Charge[] } }>(
      { query: BOOK, variables },
      cookie,
    )
    const charges = data?.bookCourt.charges ?? []
    const attempt = { submissionKey, booked: outcome, id: data?.bookCourt.id, charges }
    this.attempts.push(attempt)
    return attempt
  }

  /** Blocks each day from 11 AM to 1 PM, cancels what is in the way, and opens them again. */
  async blockAndOpen(): Promise<Outcome> {
    const { courtIds, team } = this.options
    const input = {
      ...{ courts: courtIds, from: dayAfter(1), until: dayAfter(DAYS) },
      ...{ startTime: '11:00', endTime: '13:00', kind: 'maintenance', title: 'Nets' },
      ...{ cancelsBookings: true, reason: 'Nets' },
    }
    const { outcome, data } = await this.#send<{ blockCourts: { blocks: { id: string }[] } }>(
      { query: BLOCK, variables: { input } },
      team,
    )
    const ids = data?.blockCourts.blocks.map(({ id }) => id) ?? []
    if (ids.length === 0) return outcome
    return (await this.#send({ query: REMOVE, variables: { input: { ids } } }, team)).outcome
  }

  async #repeat(work: () => Promise<unknown>): Promise<void> {
    while (this.#isOn) await work()
  }

  /** Books one of the hours, and cancels so many bookings that the person can book again. */
  async #act(person: Person): Promise<void> {
    const { random } = this.options
    const own = this.#own.get(person.id) ?? []
    this.#own.set(person.id, own)
    const hour = FIRST_HOUR_UTC + random(0, HOURS - 1)
    const startsAt = `${dayAfter(random(1, DAYS))}T${hour}:00:00Z`
    const attempt = await this.book(person, startsAt, random(0, 1))
    if (attempt.id) own.push(attempt)
    if (own.length > random(0, 2)) await this.#cancel(person, own.shift())
  }

  async #cancel({ cookie }: Person, attempt: Attempt | undefined): Promise<void> {
    if (!attempt) return
    const variables = { input: { id: attempt.id, acceptsCharges: true } }
    attempt.cancelled = (await this.#send({ query: CANCEL, variables }, cookie)).outcome
  }

  async #send<Data>(body: object, cookie: string): Promise<Answer<Data>> {
    const { sites, random, calls } = this.options
    const url = `${sites[random(0, sites.length - 1)]?.url}/graphql`
    const response = await sendRequest(url, { body, cookie })
    calls.push({ ...response, path: '/graphql' })
    const { data, errors } =
      jsonOf<{ data: Data; errors: { extensions: { code: string } }[] }>(response) ?? {}
    const code = errors ? (errors[0]?.extensions.code ?? 'none') : data ? 'ok' : 'no response'
    this.codes[code] = (this.codes[code] ?? 0) + 1
    const outcome = code === 'ok' ? 'ok' : code === 'no response' ? 'unknown' : 'refused'
    return { outcome, data: outcome === 'ok' ? data : undefined }
  }
}
