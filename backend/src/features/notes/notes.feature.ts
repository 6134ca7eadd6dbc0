import type { Feature } from '../feature'
import { noteData } from './notes.data'
import { Note } from './note.entity'
import { NotesResolver } from './notes.resolver'
import { noteActions } from './notes.service'

export const notesFeature: Feature = {
  entities: [Note],
  personalData: [noteData],
  resolvers: [NotesResolver],
  auditActions: noteActions,
}
