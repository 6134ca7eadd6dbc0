import type { TypedDocumentString } from './documentStrings'

/**
 * Asks without Apollo Client, for what a visitor is told before anybody needs that; the answer is kept by whoever
 * asked. Rejects when nobody answers, and when the answer has errors.
 */
export async function fetchQuery<Data>(
  document: TypedDocumentString<Data, Record<string, never>>,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document }),
  })
  // The document's type says what it answers with.
  const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown }
  if (!data || errors) throw new Error('The query was refused')
  return data
}
