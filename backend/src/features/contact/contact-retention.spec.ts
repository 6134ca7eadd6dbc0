import { submissionContext } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { runJobNow } from '../../../test/jobs'
import { db } from '../../database/data-source'
import { submitContact } from './contact.service'

startApi()

test('contact retention: closed messages are deleted 24 months after they were sent (ACCOUNT-56)', async () => {
  for (const [message, status, age] of [
    ['old and closed', 'closed', '24 months 1 day'],
    ['old and open', 'read', '24 months 1 day'],
    ['closed lately', 'closed', '23 months'],
  ] as const) {
    const signed = { name: 'Ana', email: 'ana@example.com', message }
    const { id } = await submitContact(submissionContext(), signed)
    await db.query(
      `UPDATE contact_submission SET status = $2, "createdAt" = now() - $3::interval WHERE id = $1`,
      [id, status, age],
    )
  }
  await runJobNow('contact_retention')
  const left = await db.query<{ message: string }[]>(
    'SELECT message FROM contact_submission ORDER BY message',
  )
  expect(left.map(({ message }) => message)).toEqual(['closed lately', 'old and open'])
})
