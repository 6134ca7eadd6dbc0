import { createConnectionType } from '../../pagination/connection'
import { Note } from './note.entity'

export const { Connection: NoteConnection } = createConnectionType(Note, 'Note')
