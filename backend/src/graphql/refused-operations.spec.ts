import { parse } from 'graphql'
import { startApi } from '../../test/harness'
import { createWaiting, openOfferOf, sendNewWave, setPhase } from '../../test/waves'
import { db } from '../database/data-source'
import { Offer } from '../features/waves/offer.entity'

const api = startApi()

describe('rights: a refused operation changes nothing', () => {
  beforeEach(() => setPhase('memberships'))

  async function offerOne() {
    const [first] = await createWaiting(1, api.now())
    if (!first) throw new Error('nobody waits')
    await sendNewWave(await api.team(), { size: 1 })
    const { id } = await openOfferOf(first)
    const own = await api.as(first.user)
    const state = async () => (await db.getRepository(Offer).findOneByOrFail({ id })).state
    return { id, own, state }
  }

  const head = 'mutation ($input: AcceptOfferInput!'
  const F = 'fragment F on Membership { number person { firstName } }'
  const accepting = 'acceptOffer(input: $input)'

  test.each([
    ['directly', `${head}) { ${accepting} { id person { firstName } } }`],
    ['in a fragment', `${head}) { ${accepting} { id ...F } } ${F}`],
    [
      'on a condition',
      `${head}, $a: Boolean = true) { ${accepting} { ...F @include(if: $a) } } ${F}`,
    ],
    [
      'beside it',
      `${head}) { ${accepting} { id } waiveCharge(input: { id: "x", reason: "R" }) { id } }`,
    ],
  ])('a field selected %s', async (_, text) => {
    const { id, own, state } = await offerOne()
    const variables = { input: { id, plan: 'standard' } }
    expect(await own.fails(parse(text), variables)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await state()).toBe('open')
    await own.ok(parse(`${head}) { ${accepting} { ...F @skip(if: true) id } } ${F}`), variables)
    expect(await state()).toBe('accepted')
  })
})
