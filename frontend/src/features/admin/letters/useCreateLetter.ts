import { client } from '../../../api/apollo/client'
import { invalidate, refetches } from '../../../api/apollo/invalidate'
import type { CreateLetterInput, WholeLetterFragment } from '../../../api/operationTypes'
import { orFindDone } from '../list/orFindDone'
import { audienceInputs } from './audienceValues'
import { LetterDocument, LettersDocument, useCreateLetterMutation } from './letters.generated'

/** How many of the latest drafts are looked through. */
const LATEST = 50

/**
 * Returns a function that stores a letter and returns it, also if only the response was lost. Rejects as the
 * mutation does.
 */
export function useCreateLetter() {
  const [create] = useCreateLetterMutation(refetches('letters', 'letter'))
  return async (input: CreateLetterInput): Promise<WholeLetterFragment | null | undefined> => {
    const { result } = await orFindDone(
      create({ variables: { input } }).then(({ data }) => data?.createLetter),
      () => invalidate('letters'),
      () => findSameDraft(input),
    )
    return result
  }
}

/** Returns the draft with the same words to the same audiences. */
async function findSameDraft(input: CreateLetterInput): Promise<WholeLetterFragment | undefined> {
  const latest = await client.query({
    query: LettersDocument,
    variables: { first: LATEST, state: 'draft' },
    fetchPolicy: 'no-cache',
  })
  const drafts = latest.data?.letters?.edges ?? []
  const row = drafts.find(({ node }) => hasSameHead(node, input))?.node
  if (!row) return undefined
  const { data } = await client.query({
    query: LetterDocument,
    variables: { id: row.id },
    fetchPolicy: 'no-cache',
  })
  return data?.letter?.body === input.body.trim() ? data.letter : undefined
}

type Head = Pick<WholeLetterFragment, 'subject' | 'kind' | 'audiences'>

/** Whether all but the text is the same. The server trims what it stores. */
const hasSameHead = ({ subject, kind, audiences }: Head, input: CreateLetterInput) =>
  subject === input.subject.trim() &&
  kind === input.kind &&
  JSON.stringify(audienceInputs(audiences)) === JSON.stringify(input.audiences)
