import { guestNames } from '@shared/guest-names'
import * as yup from 'yup'
import { ruleSchema } from '../schema/ruleSchema'
import type { GuestValues } from './GuestFields'

const guest = ruleSchema(name => (name.trim() === '' ? undefined : guestNames([name])))

export const guestsSchema: yup.ObjectSchema<GuestValues> = yup.object({
  guest1: guest,
  guest2: guest,
  guest3: guest,
})
