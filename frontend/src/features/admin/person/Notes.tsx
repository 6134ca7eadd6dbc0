import { useState } from 'react'
import { personTexts } from '../../../content/admin/person'
import { Note } from './Note'
import { NoteForm } from './NoteForm'
import { PersonList } from './PersonPart'
import { usePersonNotesQuery } from './person.generated'

/** The team's notes about the person, latest first, and a form for new ones. */
export function Notes({ id }: { id: string }) {
  const [added, setAdded] = useState<string>()
  const [removed, setRemoved] = useState('')
  return (
    <PersonList
      texts={personTexts.notes}
      head={
        <>
          <NoteForm
            userId={id}
            onAdded={note => {
              setRemoved('')
              setAdded(note)
            }}
          />
          <div role="status">{removed}</div>
        </>
      }
      useListQuery={usePersonNotesQuery}
      variables={{ id }}
      pageOf={data => data.person?.notes ?? null}
      row={note => (
        <div ref={note.id === added ? bringIntoView : undefined}>
          <Note note={note} onRemoved={setRemoved} />
        </div>
      )}
    />
  )
}

/* React calls it once, when the new note is mounted. */
const bringIntoView = (note: HTMLElement | null) =>
  note?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
