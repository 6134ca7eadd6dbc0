/**
 * npm run seed              fills an empty development database with personas and sample rows
 * npm run seed -- --force   the same beside real people's rows
 */
import 'reflect-metadata'
import { Like, Not } from 'typeorm'
import { register } from '../src/auth/auth.service'
import { db } from '../src/db'
import { readEnv } from '../src/env'
import { Role, User } from '../src/members/user.entity'
import { openDatabase } from '../src/open-database'
import { entryOf, joinWaitlist, provisionWaitlist } from '../src/waitlist/waitlist.service'
import { PERSONA_DOMAIN, PERSONA_PASSWORD, personas, type Persona } from './personas'
import { seedAnswers, seedBookings } from './seed-rows'

const DAY = 86_400_000
const log = (line: string) => {
  console.log(line)
}

async function refuseRealRows(): Promise<void> {
  const real = await db
    .getRepository(User)
    .countBy({ role: Role.MEMBER, email: Not(Like(`%${PERSONA_DOMAIN}`)) })
  if (real > 0 && !process.argv.includes('--force'))
    throw new Error(
      `This database has ${real} real people; nothing was written. To seed it all the same: npm run seed -- --force`,
    )
}

async function personOf(persona: Persona, now: Date): Promise<User> {
  const known = await db.getRepository(User).findOneBy({ email: persona.email })
  return known ?? register({ ...persona, password: PERSONA_PASSWORD }, now)
}

/** In the order they joined, so that positions and dates agree. */
async function seedPeople(now: Date): Promise<void> {
  for (const persona of personas) {
    const then = new Date(now.getTime() - (persona.joinedDaysAgo ?? 0) * DAY)
    const user = await personOf(persona, then)
    if (persona.joinedDaysAgo === undefined) continue
    await joinWaitlist(user, { referralCode: await codeOf(persona.invitedBy) }, then)
  }
}

async function codeOf(index: number | undefined): Promise<string | null> {
  const persona = index === undefined ? undefined : personas[index]
  if (!persona) return null
  const host = await db.getRepository(User).findOneByOrFail({ email: persona.email })
  return (await entryOf(host))?.referralCode ?? null
}

async function main(): Promise<void> {
  const close = await openDatabase(readEnv(process.env), log)
  try {
    await refuseRealRows()
    await provisionWaitlist()
    const now = new Date()
    await seedPeople(now)
    await seedBookings(now)
    await seedAnswers()
    log(
      `seeded ${personas.length} people and what they booked, wrote and answered; they sign in with the password "${PERSONA_PASSWORD}"`,
    )
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
