import { useFormikContext } from 'formik'
import { chargeTexts } from '../content/chargeTexts'
import { chunk } from '../hydration/chunk'
import { Stack } from '../ui/Stack'
import { Field } from './Field'
import type { GuestValues } from './guests.schema'

export const blankGuests: GuestValues = { guest1: '', guest2: '', guest3: '' }
/** The name of the draft: the guests stay for another hour until something is booked. */
export const guestDraft = 'bookingGuests'
export const guestsSchema = chunk(() => import('./guests.schema').then(m => m.guestsSchema))

const namesOf = ({ guest1, guest2, guest3 }: GuestValues) =>
  [guest1, guest2, guest3].map(name => name.trim())

/** Returns the fields with these names. */
export const guestValuesOf = ([guest1 = '', guest2 = '', guest3 = '']: readonly string[]) => ({
  guest1,
  guest2,
  guest3,
})

/** Returns the names that are filled in. */
export const guestsOf = (values: GuestValues) => namesOf(values).filter(Boolean)

/** The names of the guests: the next field appears once the one before it is filled in. */
export function GuestFields() {
  const { values } = useFormikContext<GuestValues>()
  const names = namesOf(values)
  const filled = names.findLastIndex(Boolean) + 1
  return (
    <Stack>
      {names.slice(0, filled + 1).map((_name, index) => (
        <Field
          key={index}
          name={`guest${String(index + 1)}`}
          label={chargeTexts.guest(index + 1)}
          autoComplete="off"
          optional
        />
      ))}
    </Stack>
  )
}
