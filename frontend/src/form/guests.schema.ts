import { guestNames } from '@shared/guest-names'
import * as yup from 'yup'
import { ruleSchema } from '../schema/ruleSchema'

/** The names of a booking's guests, as they are typed; an empty one is no guest. */
export interface GuestValues {
  guest1: string
  guest2: string
  guest3: string
}

const guest = ruleSchema(name => (name.trim() === '' ? undefined : guestNames([name])))

export const guestsSchema: yup.ObjectSchema<GuestValues> = yup.object({
  guest1: guest,
  guest2: guest,
  guest3: guest,
})
