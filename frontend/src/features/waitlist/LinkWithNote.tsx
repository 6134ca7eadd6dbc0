import type { ReactNode } from 'react'
import { Stack } from '../../ui/Stack'
import { NoteRoom } from './NoteRoom'

/** A link with a note below it, whose room is there before the note. */
export function LinkWithNote({ link, note }: { link: ReactNode; note?: ReactNode }) {
  return (
    <Stack gap="s4">
      <div>{link}</div>
      <NoteRoom>{note}</NoteRoom>
    </Stack>
  )
}
