import { mockServer } from '../../testing/mockServer'
import { client } from './client'
import { invalidate } from './invalidate'
import { MyMembershipDocument, MyWaitlistEntryDocument, SendsMailDocument } from './own.generated'

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
