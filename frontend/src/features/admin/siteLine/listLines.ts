import { client } from '../../../api/apollo/client'
import type { SiteNoticeRowFragment } from '../../../api/operationTypes'
import { PAGE_SIZE } from '../list/connectionPage'
import { SiteNoticesDocument } from './siteLine.generated'

/** Requests all lines, the one that begins last first. */
export async function listLines(after: string | null = null): Promise<SiteNoticeRowFragment[]> {
  const { data } = await client.query({
    query: SiteNoticesDocument,
    variables: { first: PAGE_SIZE, after },
    fetchPolicy: 'no-cache',
  })
  const page = data?.siteNotices
  if (!page) throw new Error('The lines could not be loaded')
  const lines = page.edges.map(({ node }) => node)
  if (!page.pageInfo.hasNextPage) return lines
  return [...lines, ...(await listLines(page.pageInfo.endCursor))]
}
