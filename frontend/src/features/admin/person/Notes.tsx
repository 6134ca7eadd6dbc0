import { useState } from 'react'
import { PersonNotesDocument } from './person.generated'
import { personTexts } from '../../../content/admin/person'
import { Note } from './Note'
import { NoteForm } from './NoteForm'
import { PanelList } from '../panel/PanelList'
import type { PersonDetails } from './PersonFacts'
import { useLoadMore } from '../panel/useLoadMore'

/** Shows the team's notes about the person, latest first, and a form for new ones. */
export function Notes({
  entryId,
  list,
  onMore,
}: {
  entryId: string
  list: PersonDetails['notes']
  onMore: (size: number) => void
}) {
  const more = useLoadMore(PersonNotesDocument, entryId, list, onMore)
  const [added, setAdded] = useState<string>()
  return (
    <PanelList
      texts={personTexts.notes}
      total={list.totalCount}
      head={<NoteForm entryId={entryId} onAdded={setAdded} />}
      more={more}
    >
      {list.edges.map(({ node }) => (
        <li key={node.id} ref={node.id === added ? bringIntoView : undefined}>
          <Note note={node} />
        </li>
      ))}
    </PanelList>
  )
}

/* React calls it once, when the new note is mounted. */
const bringIntoView = (note: HTMLElement | null) =>
  note?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
