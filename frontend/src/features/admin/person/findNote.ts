import { client } from '../../../api/apollo/client'
import type { NoteRowFragment } from '../../../api/operationTypes'
import { PersonNotesDocument } from './person.generated'

/** Requests the person's notes, latest first, until one of them fits; undefined if none does. */
export async function findNote(
  userId: string,
  fits: (note: NoteRowFragment) => boolean,
  after: string | null = null,
): Promise<NoteRowFragment | undefined> {
  const { data } = await client.query({
    query: PersonNotesDocument,
    variables: { id: userId, after },
    fetchPolicy: 'no-cache',
  })
  const page = data?.person?.notes
  if (!page) throw new Error('The notes could not be loaded')
  const found = page.edges.find(({ node }) => fits(node))?.node
  if (found || !page.pageInfo.hasNextPage) return found
  return findNote(userId, fits, page.pageInfo.endCursor)
}
