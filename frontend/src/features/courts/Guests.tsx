import { bookingRules } from '@shared/booking-rules'
import { courts } from '../../content/courts'
import { TextInput } from '../../ui/fields/TextInput'
import { Stack } from '../../ui/Stack'

interface GuestsProps {
  names: readonly string[]
  onChange: (names: readonly string[]) => void
}

/** The names of the guests: the next field appears once the one before it is filled in. */
export function Guests({ names, onChange }: GuestsProps) {
  const filled = names.findLastIndex(name => name.trim() !== '') + 1
  const shown = Math.min(bookingRules.guestsMax, filled + 1)
  return (
    <Stack>
      {Array.from({ length: shown }, (_, index) => (
        <TextInput
          key={index}
          label={courts.panel.guest(index + 1)}
          optional
          autoComplete="off"
          maxLength={bookingRules.guestNameMax}
          value={names[index] ?? ''}
          onChange={({ target }) => {
            onChange(
              Array.from({ length: shown }, (_name, at) =>
                at === index ? target.value : (names[at] ?? ''),
              ),
            )
          }}
        />
      ))}
    </Stack>
  )
}
