import { connectionOf } from '../../pagination/connection'
import { Note } from './note.entity'

export const { Connection: NoteConnection } = connectionOf(Note, 'Note')
