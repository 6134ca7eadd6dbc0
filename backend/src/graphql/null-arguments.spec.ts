import { silenceErrors } from '../../test/captured-log'
import { randomUUID } from 'node:crypto'
import {
  getNamedType,
  getNullableType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
} from 'graphql'
import {
  Variable,
  withValueAt,
  literal,
  literals,
  valuePathsIn,
  typeAt,
  valueAt,
  valuesOf,
  type ValuePath,
  type Samples,
  type Values,
} from '../../test/sample-arguments'
import { createMembership } from '../../test/club-members'
import { clubMember, createCourts } from '../../test/courts'
import { PASSWORD, person } from '../../test/factories'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { keepRows } from '../../test/kept-rows'
import { rounds } from '../../test/rounds'
import { createRowsInEveryTable } from '../../test/rows-in-every-table'
import { setPhase } from '../../test/waves'
import { clubDayAfter } from '../core/club-day'
import { ContactSubmission } from '../features/contact/contact-submission.entity'
import { slotsOfDay } from '../features/courts/court-times.service'
import { hoursOfNight, nightOf } from '../features/open-play/nights'
import { db } from '../database/data-source'
import { registry } from '../../test/registry'
import { createSchema } from '../schema'
import { WaitlistEntry } from '../features/waitlist/waitlist-entry.entity'
import { previewWave } from '../features/waves/wave-preview.service'
import { declarationOf } from './operation.decorators'

const api = startApi()
const rows = keepRows(async (now: Date) => {
  const people = await createRowsInEveryTable(now)
  const [court] = await createCourts()
  const { id: membershipId } = await createMembership(await person())
  const reader = await person()
  await createMembership(reader)
  const { email: friend } = await clubMember()
  const { id: entryId } = await db.getRepository(WaitlistEntry).findOneByOrFail({ position: 1 })
  const [message] = await db.getRepository(ContactSubmission).find()
  return { ...people, reader, court, membershipId, friend, entryId, message }
})
const schema = createSchema(registry)

type Field = GraphQLField<unknown, unknown>
/** The path of fields from the root to a field with arguments, which is the last. */
type Way = Field[]

async function samplesFor(
  root: string,
  { member, court, membershipId, friend, entryId, message }: Awaited<ReturnType<typeof rows>>,
): Promise<Samples> {
  const wave = { size: 5, days: 5, refill: true, confirmedOnly: false }
  const digest = root === 'sendWave' && (await previewWave(wave, api.now())).digest
  if (root === 'setLaunchPhase') await setPhase('memberships')
  // A Monday, the weekday that is tried.
  const onADay = { from: () => '2099-01-05', until: () => '2099-01-05' }
  const own: Record<string, Samples> = {
    login: { email: () => member.email },
    joinWaitlist: { userId: () => undefined },
    setContactStatus: { id: () => message?.id },
    setWaitlistStatus: { from: () => 'waiting', to: () => 'invited', plan: () => undefined },
    setWaitlistStatuses: { from: () => 'waiting', to: () => 'invited', plan: () => undefined },
    // Nobody was removed today.
    restoreEntry: { id: randomUUID },
    setLaunchPhase: { from: () => 'memberships', to: () => 'booking' },
    sendWave: { confirmedOnly: () => false, digest: () => digest },
    endMembershipOf: { endsOn: () => '2099-01-01' },
    blockCourts: onADay,
    createCourtClosure: onADay,
    createCourtClosurePreview: onADay,
    createSiteNotice: {
      startDate: () => '2099-01-01',
      startTime: () => '08:00',
      endDate: () => '2099-01-02',
    },
    createLetter: onADay,
    sendLetter: { sendDate: () => undefined, sendTime: () => undefined },
    letterReach: onADay,
    sayOpenPlay: { comesAt: () => hoursOfNight(nightOf(api.now())).at(-1)?.startsAt.toISOString() },
    setPlayProfile: { level: () => 3.5 },
    hideFromMember: { email: () => friend, userId: () => undefined },
    confirmAuthenticator: { code: () => '123456' },
    proveIdentity: { code: () => undefined, passkey: () => undefined },
    finishSignIn: { code: () => '123456', recoveryCode: () => undefined, passkey: () => undefined },
    demandForecast: { courts: () => 2, metShare: () => 0.9 },
    forecastChanges: { courts: () => 2, metShare: () => 0.9 },
  }
  return {
    after: () => undefined,
    createdAfter: () => '2026-01-01T00:00:00Z',
    createdBefore: () => '2099-01-01T00:00:00Z',
    email: () => `${randomUUID()}@example.com`,
    password: () => PASSWORD,
    passkey: () => '{"id":"unknown"}',
    newPassword: () => PASSWORD,
    currentPassword: () => PASSWORD,
    submissionKey: randomUUID,
    id: () => entryId,
    ids: () => [entryId],
    entryId: () => entryId,
    membershipId: () => membershipId,
    courtId: () => court?.id,
    url: () => 'https://example.com/',
    events: () => ['wave_sent'],
    courts: () => [court?.id],
    startsAt: nextSlot(api.now()),
    ...own[root],
  }
}

/** Returns a function that returns the start of another hour with each call, on a day without other bookings. */
function nextSlot(now: Date): () => string {
  let slots: ReturnType<typeof slotsOfDay> | undefined
  return () => {
    slots ??= slotsOfDay(clubDayAfter(now, 6))
    return slots.shift()?.startsAt.toISOString() ?? ''
  }
}

/** Returns all paths from a root field to fields with arguments. */
function waysFrom(field: Field, seen: unknown[] = []): Way[] {
  const type = getNamedType(field.type)
  const isNew = isObjectType(type) && !seen.includes(type)
  const fields = isNew ? Object.values(type.getFields()) : []
  const below = fields.flatMap(one => waysFrom(one, [...seen, type]))
  return [...(field.args.length > 0 ? [[field]] : []), ...below.map(way => [field, ...way])]
}

/** Returns the field at the end of the path within those around it, with `words` as its arguments. */
function selection([field, ...rest]: Way, words: string, samples: Samples): string {
  if (!field) return ''
  const own = rest.length > 0 ? literals(field.args, valuesOf(field.args, samples)) : words
  const isLeaf = isLeafType(getNamedType(field.type))
  const below = isLeaf ? '' : `{ ${selection(rest, words, samples) || '__typename'} }`
  return `${field.name}${own && `(${own})`} ${below}`
}

interface Request {
  query: string
  variables?: Values
}

/** A root field with a null in it, and the variable that has the null. */
interface Call {
  text: string
  /** The declaration of the variable, and its value. */
  declared?: string
  variables: Values
  /** Whether GraphQL refuses the null before it knows the operation. */
  isRefused: boolean
}

/** Returns an operation with these calls, by aliases. */
const requestOf = (verb: string, calls: readonly Call[]): Request => {
  const declared = calls.flatMap(call => call.declared ?? []).join(', ')
  const selected = calls.map(({ text }, index) => `a${index}: ${text}`)
  return {
    query: `${verb} ${declared && `(${declared})`} { ${selected.join(' ')} }`,
    variables: Object.assign({}, ...calls.map(call => call.variables)) as Values,
  }
}

let turn = 0

/**
 * Returns a call with a null at the place: as a literal, in a variable, or as a variable, in turn. A
 * place that is not nullable has a share of them.
 */
function nullsAt([name, ...rest]: ValuePath, way: Way, samples: Samples): Call[] {
  const { args = [] } = way.at(-1) ?? {}
  const arg = args.find(one => one.name === name)
  if (!arg) throw new Error(name)
  const values = valuesOf(args, samples)
  const at = (value: unknown) => withValueAt(values[name], rest, value)
  const isNeeded = isNonNullType(arg.type) && arg.defaultValue === undefined
  const whole = String(isNeeded ? arg.type : getNullableType(arg.type))
  const type = typeAt(arg.type, rest)
  const isRefused = isNonNullType(type)
  const before = valueAt(values[name], rest)
  // A nullable variable with a default is valid in a non-null position, and can still be null.
  const otherwise = before === undefined ? '' : ` = ${literal(type, before)}`
  turn += 1
  const it = [`whole${turn}`, `part${turn}`] as const
  const call = (value: unknown, variable?: string, declared?: string, given?: unknown): Call => ({
    text: selection(way, literals(args, { ...values, [name]: value }), samples),
    ...(variable && declared && { declared: `$${variable}: ${declared}` }),
    variables: variable ? { [variable]: given } : {},
    isRefused,
  })
  const part = `${String(getNullableType(type))}${otherwise}`
  const calls = [
    call(at(null)),
    call(new Variable(it[0]), it[0], whole, at(null)),
    call(at(new Variable(it[1])), it[1], part, null),
  ]
  const shares = rounds(isRefused ? 12 * calls.length : calls.length, 1)
  return calls.filter((_, form) => (form + turn) % shares === 0)
}

async function post(caller: Caller, body: Request) {
  const response = await caller.post('/graphql', body)
  const { data, errors = [] } = (await response.json()) as {
    data?: Record<string, unknown>
    errors?: {
      message: string
      path?: string[]
      extensions: { code: string; fields?: unknown }
    }[]
  }
  const codes = errors.map(({ extensions }) => extensions.code)
  return { status: response.status, data, errors, codes }
}

const fieldsOf = (type = schema.getQueryType()) => type?.getFields() ?? {}
const mutations = fieldsOf(schema.getMutationType())
/** Returns the ways from these fields: to each field one, or all in all rounds. */
function waysOf(fields: object): Way[] {
  const ways = Object.values<Field>({ ...fields }).flatMap(field => waysFrom(field))
  const first = new Map(ways.toReversed().map(way => [way.at(-1), way]))
  return rounds([...first.values()].toReversed(), ways)
}

/** What valid arguments name does not exist: the row, the link, the app to confirm or the challenge. */
const MISSING = new Set(['NOT_FOUND', 'LINK_EXPIRED', 'CONFLICT', 'UNAUTHENTICATED'])

const logged = silenceErrors()

async function memberAnew(): Promise<Caller> {
  const someone = await person()
  await createMembership(someone)
  return api.as(someone)
}

/** The calls of one operation. More of them cost more than it may, and of these even two. */
const CALLS_MAX = 5
const COSTLY = new Set(['demandForecast', 'forecastChanges'])

/**
 * Returns the operations to send: of several calls, if these affect nothing that the others need, and
 * if GraphQL does not refuse all because of one.
 */
function operationsOf(calls: readonly Call[], canShare: boolean): Call[][] {
  const [alone, sharing] = [
    calls.filter(({ isRefused }) => isRefused || !canShare),
    calls.filter(({ isRefused }) => !isRefused && canShare),
  ]
  const batches = Array.from({ length: Math.ceil(sharing.length / CALLS_MAX) }, (_, index) =>
    sharing.slice(index * CALLS_MAX, (index + 1) * CALLS_MAX),
  )
  return [...batches, ...alone.map(call => [call])]
}

/** Sends the nulls of one field. Returns what is wrong, and whether a call may have changed rows. */
async function sendNulls(verb: string, way: Way, people: Awaited<ReturnType<typeof rows>>) {
  const [root, { args = [] } = {}] = [way[0], way.at(-1)]
  if (!root) throw new Error('a way leads somewhere')
  const samples = await samplesFor(root.name, people)
  const isTeams = way.some(field => typeof declarationOf(field).who === 'object')
  const { team, reader } = people
  const own = verb === 'query' ? reader : undefined
  let caller = isTeams ? await api.as(team) : own ? await api.as(own) : await memberAnew()
  const words = literals(args, valuesOf(args, samples))
  // All arguments are valid here; if it fails, samplesFor lacks samples for this operation.
  const valid: Call = { text: selection(way, words, samples), variables: {}, isRefused: false }
  const calls = args.flatMap(valuePathsIn).flatMap(place => nullsAt(place, way, samples))
  const wrong: unknown[] = []
  let hasChanged = false
  const isIndependent = isTeams || verb === 'query' || root.name.startsWith('submit')
  const canShare = isIndependent && !COSTLY.has(root.name)
  for (const some of operationsOf([valid, ...calls], canShare)) {
    const request = requestOf(verb, some)
    const { status, errors, codes } = await post(caller, request)
    const isFine = ({ path, extensions: { code } }: (typeof errors)[number]) => {
      if (path === undefined && some.some(({ isRefused }) => !isRefused)) return false
      const isValid = some.includes(valid) && path?.[0] === 'a0'
      // No sample answers a challenge of the caller's own.
      if (isValid && root.name === 'addPasskey') return code === 'BAD_USER_INPUT'
      return isValid ? MISSING.has(code) : code !== 'INTERNAL_SERVER_ERROR'
    }
    const isWrong = status >= 500 || !errors.every(isFine)
    if (isWrong) wrong.push({ ...request, status, errors })
    if (verb === 'query' || codes.length === some.length) continue
    hasChanged = true
    // A new member after each call that was not refused, so that calls do not affect each other.
    if (!isIndependent) caller = await memberAnew()
  }
  wrong.push(...logged.mock.calls.splice(0))
  return { wrong, hasChanged }
}

test.each([
  ['query', waysOf(fieldsOf())],
  ['mutation', waysOf(mutations)],
] as const)(
  'null arguments: a null anywhere in the arguments of a %s causes no server error',
  async (verb, ways) => {
    const failures: unknown[] = []
    let people = await rows(api.now())
    for (const way of ways) {
      const { wrong, hasChanged } = await sendNulls(verb, way, people)
      if (wrong.length > 0) failures.push([way.map(({ name }) => name).join('.'), ...wrong])
      if (hasChanged) people = await rows(api.now())
    }
    expect(failures).toEqual([])
  },
)

test('null arguments: subscriptions have no nullable arguments, because this spec does not test them', () => {
  const subscriptions = Object.values(fieldsOf(schema.getSubscriptionType()))
  const args = subscriptions.flatMap(field => field.args)
  expect(args.filter(({ type }) => !isNonNullType(type) || !isLeafType(type.ofType))).toEqual([])
})

test.each(['include', 'skip'])('null arguments: a null for @%s is a client error', async name => {
  const query = `query ($it: Boolean = true) { schemaVersion @${name}(if: $it) }`
  const { codes } = await post(api.visitor, { query, variables: { it: null } })
  expect(codes).toEqual(['BAD_USER_INPUT'])
  expect(logged).not.toHaveBeenCalled()
})

test('null arguments: null means the default of an argument or an input field', async () => {
  const { team } = await rows(api.now())
  const caller = await api.as(team)
  const selected = '{ edges { node { position } } pageInfo { hasNextPage } }'
  const body = await post(caller, {
    query: `{ plain: waitlist ${selected} nulls: waitlist(first: null, sort: null, direction: null) ${selected} }`,
  })
  expect(body.errors).toEqual([])
  expect(body.data?.['nulls']).toEqual(body.data?.['plain'])
  const sent = await post(caller, {
    query:
      'mutation { submitAmenitiesSurvey(input: { proShop: null, iceBaths: true }) { proShop iceBaths } }',
  })
  expect(sent.data).toEqual({ submitAmenitiesSurvey: { proShop: false, iceBaths: true } })
})
