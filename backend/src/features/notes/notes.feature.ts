import type { Feature } from '../feature'
import { Note } from './note.entity'
import { NotesResolver } from './notes.resolver'
import { noteActions } from './notes.service'

export const notesFeature: Feature = {
  entities: [Note],
  resolvers: [NotesResolver],
  auditActions: noteActions,
}
