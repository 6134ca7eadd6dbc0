import { In } from 'typeorm'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import type { Connection, TeamPageArgs } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { club } from '../../shared/club'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { Offer } from './offer.entity'
import { Wave } from './wave.entity'
import type { MembershipFigures } from './waves.types'

/** Returns a page of a wave's offers with their entries and people, by place, then by time. */
export async function listOffers(wave: Wave, page: TeamPageArgs): Promise<Connection<Offer>> {
  const rows = select(Offer, 'offer').where(value => `offer."waveId" = ${value(wave.id)}`)
  const by = ['offer.place', 'offer."sentAt"', 'offer.id']
  const found = await paginateForTeam(rows, page, { time: 'sentAt', by, direction: 'ASC' })
  await addEntries(found)
  for (const { node } of found.edges) Object.assign(node, { wave })
  return found
}

/** Returns a page of the entry's offers with their waves, latest first. */
export async function listOffersOf(
  entryId: string,
  page: TeamPageArgs,
): Promise<Connection<Offer>> {
  const rows = select(Offer, 'offer')
    .join('wave', 'wave', ['id', 'number'])
    .where(value => `offer."entryId" = ${value(entryId)}`)
  const found = await paginateForTeam(rows, page, { time: 'sentAt' })
  await addEntries(found)
  return found
}

/** Returns the wave of an offer, which a list may have loaded. */
export async function getOfferWave({ wave, waveId }: Offer): Promise<Wave> {
  return wave ?? db.getRepository(Wave).findOneByOrFail({ id: waveId })
}

/** Adds the entries with their people to the rows of a page. */
export async function addEntries(
  found: Connection<{ entryId: string; entry: WaitlistEntry }>,
): Promise<void> {
  const entries = await db.getRepository(WaitlistEntry).find({
    where: { id: In(found.edges.map(({ node }) => node.entryId)) },
    relations: { user: true },
  })
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  for (const { node } of found.edges) Object.assign(node, { entry: byId.get(node.entryId) })
}

/** Returns figures about memberships and offers. */
export async function getMembershipFigures(): Promise<MembershipFigures> {
  const [figures] = await db.query<[Omit<MembershipFigures, 'placesLeft'>]>(
    `SELECT
       (SELECT count(*)::int FROM membership WHERE state = 'active') AS members,
       count(*) FILTER (WHERE state = 'open')::int AS "openOffers",
       percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM "decidedAt" - "sentAt") / 3600)
         FILTER (WHERE state IN ('accepted', 'declined'))::float AS "medianHoursToAnswer"
     FROM offer`,
  )
  const taken = figures.members + figures.openOffers
  return { ...figures, placesLeft: Math.max(0, club.waitlistCapacity - taken) }
}
