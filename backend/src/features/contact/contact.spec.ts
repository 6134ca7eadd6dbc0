import { startApi } from '../../../test/harness'
import { SubmitContactDocument } from '../../../test/operations'
import { db } from '../../database/data-source'
import { ContactSubmission } from './contact-submission.entity'

const api = startApi()
const message = {
  name: ' Camila ',
  email: 'C@example.com',
  phone: ' ',
  message: 'When do you open?',
}

test('submitContact: stores a trimmed message with status new', async () => {
  await api.visitor.ok(SubmitContactDocument, { input: message })
  const [stored] = await db.getRepository(ContactSubmission).find()
  expect(stored).toMatchObject({
    name: 'Camila',
    email: 'c@example.com',
    phone: null,
    status: 'new',
  })
})

test('submitContact: keeps markup and quotes as they were typed (SEC-I8)', async () => {
  const text = `<script>alert("x")</script> '; DROP TABLE "user"; --`
  await api.visitor.ok(SubmitContactDocument, { input: { ...message, message: text } })
  expect(await db.getRepository(ContactSubmission).findOneBy({})).toMatchObject({ message: text })
})

test('submitContact: refuses bad input, naming each field, and stores nothing', async () => {
  const input = { name: '', email: 'x', phone: 'x'.repeat(41), message: '' }
  const { fields } = await api.visitor.fails(SubmitContactDocument, { input })
  expect(fields?.map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'message'])
  expect(await db.getRepository(ContactSubmission).count()).toBe(0)
})
