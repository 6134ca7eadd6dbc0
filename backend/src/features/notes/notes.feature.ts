import type { Feature } from '../feature'
import { Note } from './note.entity'
import { NotesResolver } from './notes.resolver'

export const notesFeature: Feature = {
  entities: [Note],
  resolvers: [NotesResolver],
}
