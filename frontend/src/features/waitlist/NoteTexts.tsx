import { Prose } from '../../ui/Prose'
import { Text } from '../../ui/Text'

/** Shows the note below the button of the waitlist page. */
export function NoteTexts({ pieces }: Parameters<typeof Prose>[0]) {
  return (
    <Text as="div" tone="muted" size="small">
      <Prose pieces={pieces} />
    </Text>
  )
}
