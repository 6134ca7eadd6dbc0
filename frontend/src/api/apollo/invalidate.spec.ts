import { errorResponse, mockServer } from '../../testing/mockServer'
import { client } from './client'
import { invalidate, refetches } from './invalidate'
import { MyMembershipDocument, MyWaitlistEntryDocument, SendsMailDocument } from './own.generated'
import { LogoutDocument } from './session.generated'

const answers = {
  MyWaitlistEntry: () => ({ data: { myWaitlistEntry: null } }),
  MyMembership: () => ({ data: { myMembership: null } }),
  SendsMail: () => ({ data: { sendsMail: true } }),
}

it('invalidate: refetches what the page shows of the fields, and forgets what it does not show', async () => {
  mockServer(answers)
  await client.query({ query: MyMembershipDocument })
  const shown = [MyWaitlistEntryDocument, SendsMailDocument].map(query =>
    client.watchQuery({ query }).subscribe(() => {}),
  )
  await client.query({ query: MyWaitlistEntryDocument })
  await client.query({ query: SendsMailDocument })
  const operations = mockServer(answers)
  await invalidate('myWaitlistEntry', 'myMembership')
  expect(operations.map(({ operationName }) => operationName)).toEqual(['MyWaitlistEntry'])
  expect(client.readQuery({ query: MyMembershipDocument })).toBeNull()
  expect(client.readQuery({ query: SendsMailDocument })).toEqual({ sendsMail: true })
  shown.forEach(query => query.unsubscribe())
})

it('refetches: a mutation has succeeded even if what it changed cannot be loaded', async () => {
  mockServer(answers)
  const shown = client.watchQuery({ query: MyWaitlistEntryDocument }).subscribe({ error: () => {} })
  await client.query({ query: MyWaitlistEntryDocument })
  const operations = mockServer({
    Logout: () => ({ data: { logout: true } }),
    MyWaitlistEntry: () => errorResponse('INTERNAL_SERVER_ERROR', 'Something went wrong.'),
  })
  const options = { mutation: LogoutDocument, ...refetches('myWaitlistEntry') }
  expect((await client.mutate(options)).data).toEqual({ logout: true })
  expect(operations.map(({ operationName }) => operationName)).toEqual([
    'Logout',
    'MyWaitlistEntry',
  ])
  shown.unsubscribe()
})
