import { randomUUID } from 'node:crypto'
import { print } from 'graphql'
import { createToken } from '../../test/api-tokens'
import type { Caller } from '../../test/caller'
import { person, staffPerson } from '../../test/factories'
import { startApi } from '../../test/harness'
import { runJobAt } from '../../test/jobs'
import { CreateNoteDocument, UpdateProfileDocument } from '../../test/operations'
import { startThreeServers } from '../../test/three-servers'
import { AppointedRole } from '../accounts/staff-role'
import { TokenScope } from '../accounts/token-scope'
import type { User } from '../accounts/user.entity'
import { DAY_MS, SECOND_MS } from '../core/durations'
import { db } from '../database/data-source'
import { Note } from '../features/notes/note.entity'
import { MutationResponse } from './mutation-response.entity'

const api = startApi()
const callersOf = startThreeServers(api)
const responses = () => db.getRepository(MutationResponse)
const notes = () => db.getRepository(Note).count()

let member: User
let team: Caller
beforeEach(async () => {
  member = await person()
  team = await api.team()
})

/** Adds a note with a key; returns the status and the body of the response. */
async function addNote(caller: Caller, key: string, text = 'Called.') {
  const variables = { input: { userId: member.id, text } }
  const body = { query: print(CreateNoteDocument), variables }
  const response = await caller.post('/graphql', body, { 'Idempotency-Key': key })
  return { status: response.status, body: await response.json() }
}
const codeOf = ({ body }: { body: unknown }) =>
  (body as { errors: [{ extensions: { code: string } }] }).errors[0].extensions.code

describe('a mutation with an idempotency key (ADR-41)', () => {
  test('runs once, and a repeated request gets the first response', async () => {
    const key = randomUUID()
    const first = await addNote(team, key)
    expect(first).toMatchObject({
      status: 200,
      body: { data: { createNote: { text: 'Called.' } } },
    })
    expect(await addNote(team, key)).toEqual(first)
    expect(await addNote(team, key.toUpperCase())).toEqual(first)
    expect(await notes()).toBe(1)
    await addNote(team, randomUUID())
    expect(await notes()).toBe(2)
  })

  test('refuses another request with the key, and a key that is no UUID', async () => {
    const key = randomUUID()
    await addNote(team, key)
    expect(codeOf(await addNote(team, key, 'Another text.'))).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await addNote(team, 'a-key')).toMatchObject({
      body: {
        errors: [
          { extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'Idempotency-Key' }] } },
        ],
      },
    })
    expect(await notes()).toBe(1)
  })

  test('runs again after a failure', async () => {
    const key = randomUUID()
    expect(codeOf(await addNote(team, key, ' '))).toBe('BAD_USER_INPUT')
    expect(await responses().count()).toBe(0)
    expect(await addNote(team, key)).toMatchObject({ body: { data: { createNote: {} } } })
  })

  test('does not run again if a part of it was done', async () => {
    const create = (text: string) =>
      `createNote(input: { userId: "${member.id}", text: "${text}" }) { id }`
    const query = `mutation { a: ${create('Called.')} b: ${create(' ')} }`
    const headers = { 'Idempotency-Key': randomUUID() }
    const send = async () => ({
      body: await (await team.post('/graphql', { query }, headers)).json(),
    })
    expect(codeOf(await send())).toBe('BAD_USER_INPUT')
    expect(codeOf(await send())).toBe('CONFLICT')
    expect(await notes()).toBe(1)
  })

  test('belongs to the account, its role and the access token (SEC-A33)', async () => {
    const key = randomUUID()
    const colleague = await staffPerson(AppointedRole.MANAGER)
    await addNote(team, key)
    await addNote(await api.as(colleague), key)
    expect(await notes()).toBe(2)
    const token = await createToken(colleague, [TokenScope.WAITLIST_WRITE], api.now())
    expect(codeOf(await addNote(api.withToken(token), key))).toBe('IDEMPOTENCY_KEY_REUSED')
    await db.query(`UPDATE "user" SET "appointedRole" = 'DESK' WHERE id = $1`, [colleague.id])
    expect(codeOf(await addNote(await api.as(colleague), key))).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('runs once on three servers at the same instant; the others are told to wait', async () => {
    const key = randomUUID()
    const owner = await person()
    const update = {
      query: print(UpdateProfileDocument),
      variables: { input: { firstName: 'Ann', lastName: 'Ruiz', email: owner.email } },
    }
    const answers = await Promise.all(
      (await callersOf(owner)).map(async server => {
        const response = await server.post('/graphql', update, { 'Idempotency-Key': key })
        return [response.status, response.headers.get('retry-after')]
      }),
    )
    for (const answer of answers)
      expect([
        [200, null],
        [503, '1'],
      ]).toContainEqual(answer)
    expect(answers).toContainEqual([200, null])
    expect(await responses().count()).toBe(1)
  })

  test('is unknown if its server has stopped before the end', async () => {
    const key = randomUUID()
    await addNote(team, key)
    await db.query('UPDATE mutation_response SET response = NULL')
    expect(codeOf(await addNote(team, key))).toBe('SERVICE_UNAVAILABLE')
    api.later(30 * SECOND_MS)
    expect(codeOf(await addNote(team, key))).toBe('CONFLICT')
    expect(await notes()).toBe(1)
  })

  test('is stored encrypted, and for a day (SEC-A33)', async () => {
    await addNote(team, randomUUID())
    const [stored] = await responses().find()
    expect(stored?.response).not.toContain('Called')
    expect(Buffer.from(stored?.response ?? '', 'base64').toString('latin1')).not.toContain('Called')
    await runJobAt('response_retention', new Date(api.now().getTime() + DAY_MS - 1))
    expect(await responses().count()).toBe(1)
    await runJobAt('response_retention', new Date(api.now().getTime() + DAY_MS + 1))
    expect(await responses().count()).toBe(0)
  })

  test('is not looked at for visitors and queries', async () => {
    const query = { query: '{ me { id } }' }
    const response = await team.post('/graphql', query, { 'Idempotency-Key': 'no UUID' })
    expect(await response.json()).toMatchObject({ data: { me: {} } })
    expect(codeOf(await addNote(api.visitor, randomUUID()))).toBe('UNAUTHENTICATED')
    expect(await responses().count()).toBe(0)
  })
})
