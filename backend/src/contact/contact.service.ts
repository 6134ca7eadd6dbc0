import { db } from '../db'
import { violates } from '../errors'
import { given } from '../given'
import { normalizeEmail } from '../shared/rules'
import { CONTACT_KEY_UNIQUE, ContactSubmission } from './contact-submission.entity'
import type { SubmitContactInput } from './contact.inputs'

/** Stores a message. The same submission key again gives the message that was stored first. */
export async function submitContact(input: SubmitContactInput): Promise<ContactSubmission> {
  const submissions = db.getRepository(ContactSubmission)
  const submissionKey = given(input.submissionKey)
  const submission = submissions.create({
    name: input.name.trim(),
    email: normalizeEmail(input.email),
    phone: given(input.phone),
    message: input.message.trim(),
    submissionKey,
  })
  return submissions.save(submission).catch((error: unknown) => {
    if (submissionKey && violates(error, CONTACT_KEY_UNIQUE))
      return submissions.findOneByOrFail({ submissionKey })
    throw error
  })
}
