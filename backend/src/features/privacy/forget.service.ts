import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import {
  concernsPeople,
  selectOwn,
  type DataFate,
  type DataOwner,
  type FateOfRows,
} from '../../accounts/personal-data'
import { Role, User } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import { goneAddress } from '../../shared/gone-address'
import { normalizeEmail, normalizeId } from '../../shared/rules'
import { listObstacles, requireNoObstacles } from './deletion-obstacles.service'
import { eraseAccount, privacyActions, redactText } from './erase-account.service'
import { erasePerson } from './erase-person.service'
import type { ForgetPreview, ForgottenRows } from './forget.types'
import type { ForgetAddressInput, ForgetPersonInput } from './privacy.inputs'

/**
 * Returns what forgetting the address would delete or change: its account's rows, or those that have
 * only the address. Rows that only name the address are counted for an account if it has confirmed it.
 */
export function previewForgetting(
  { personalData }: Services,
  address: string,
  now: Date,
): Promise<ForgetPreview> {
  const email = normalizeEmail(address)
  return db.transaction(async em => {
    const person = await em.findOneBy(User, { email })
    const id = person?.id ?? null
    const owner = ownerOf(id, !person || person.emailConfirmed ? email : null, now)
    const rows = await countRows(personalData, owner, em)
    const obstacles = person ? await obstaclesOf(person, now, em) : []
    return { accountId: id, rows, obstacles }
  })
}

const obstaclesOf = (person: User, now: Date, em: EntityManager) =>
  person.role === Role.ADMIN
    ? Promise.resolve(['The owner’s account cannot be deleted.'])
    : listObstacles(person, now, em)

const ownerOf = (id: string | null, email: string | null, now: Date): DataOwner => ({
  id,
  email,
  gone: goneAddress(id ?? randomUUID()),
  words: [],
  password: null,
  now,
})

async function countRows(
  fates: readonly DataFate[],
  owner: DataOwner,
  em: EntityManager,
): Promise<ForgottenRows[]> {
  const counted: ForgottenRows[] = []
  for (const fate of fates.filter(concernsPeople)) {
    const { text, values } = selectOwn(fate, 'count(*)::int AS count', owner)
    const [row] = await em.query<[{ count: number }]>(text, values)
    if (row.count > 0) counted.push(describeRows(fate, row.count))
  }
  return counted
}

function describeRows({ table, person: { noun, deletion } }: FateOfRows, count: number) {
  const [one, several] = noun
  const what = `${String(count)} ${count === 1 ? one : several}`
  return { name: table, what, count, effect: deletion.effect }
}

/**
 * Deletes an account at once, and writes an audit record without name and address (ACCOUNT-56). Throws
 * NOT_FOUND, also if it is deleted already; FORBIDDEN for the owner; CONFLICT with what must be done first.
 */
export async function forgetPerson(
  services: Services,
  actor: User,
  { id, reason }: ForgetPersonInput,
  now: Date,
): Promise<boolean> {
  const userId = normalizeId(id)
  await db.transaction(async em => {
    const person = await em.findOneBy(User, { id: userId })
    if (!person || person.deletedAt) throw new AppError('NOT_FOUND')
    await requireNoObstacles(person, now, em)
  })
  const forgetting = { actor, reason: reason.trim() }
  if (!(await eraseAccount(services, { userId, by: 'team', now, forgetting })))
    throw new AppError('CONFLICT', 'The account has changed meanwhile. Please look again.')
  return true
}

/**
 * Erases what the club knows about an address without an account: messages, answers, the newsletter and
 * mails. Writes an audit record without the address (ACCOUNT-56). Throws CONFLICT if it has an account.
 */
export function forgetAddress(
  services: Services,
  actor: User,
  { email: address, reason }: ForgetAddressInput,
  now: Date,
): Promise<boolean> {
  const email = normalizeEmail(address)
  return db.transaction(async em => {
    if (await em.existsBy(User, { email }))
      throw new AppError('CONFLICT', 'This address has an account. Please delete the account.')
    const words = await erasePerson(services.personalData, ownerOf(null, email, now), em)
    const text = await redactText(reason.trim(), [email, ...words], em)
    const after = { reason: text }
    const change = { action: privacyActions.address_forgotten, subjectId: null, after }
    await services.auditLog.record(actor, change, em)
    return true
  })
}
