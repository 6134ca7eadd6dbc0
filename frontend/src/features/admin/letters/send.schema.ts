import * as yup from 'yup'
import { lettersTexts } from '../../../content/admin/letters'

const { noDay, noTime } = lettersTexts.send

/** When a letter is sent; day and time are those of Miami. */
export interface SendValues {
  time: 'now' | 'later'
  sendDate: string
  sendTime: string
}

/** A letter without a day and a time is sent now, so both are required for a later one. */
const requiredLater = (message: string) =>
  yup
    .string()
    .ensure()
    .when('time', { is: 'later', then: schema => schema.required(message) })

// The server knows which times are possible, and names the field.
export const sendSchema: yup.ObjectSchema<SendValues> = yup.object({
  time: yup.mixed<SendValues['time']>().defined(),
  sendDate: requiredLater(noDay),
  sendTime: requiredLater(noTime),
})
