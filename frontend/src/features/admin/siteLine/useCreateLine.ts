import { useRef } from 'react'
import { invalidate, refetches } from '../../../api/apollo/invalidate'
import type { SiteNoticeRowFragment } from '../../../api/operationTypes'
import { orFindDone } from '../list/orFindDone'
import { hasValues } from './lineValues'
import { listLines } from './listLines'
import type { SiteLineValues } from './siteLine.schema'
import { useCreateSiteNoticeMutation } from './siteLine.generated'

/**
 * Returns a function that writes a line and returns whether the server's response arrived. Without it, a new
 * line with these values shows that the line is written. What an earlier attempt has written is not written
 * again. Rejects as the mutation does.
 */
export function useCreateLine() {
  const [create] = useCreateSiteNoticeMutation(refetches('siteNotices'))
  // The ids of the lines before the first attempt.
  const before = useRef<readonly string[]>(undefined)
  const refresh = () => invalidate('siteNotices')

  return async (values: SiteLineValues): Promise<boolean> => {
    const lines = await listLines()
    const known = (before.current ??= lines.map(({ id }) => id))
    const findNew = (all: readonly SiteNoticeRowFragment[]) =>
      all.find(line => !known.includes(line.id) && hasValues(line, values))

    if (findNew(lines)) {
      before.current = undefined
      await refresh().catch(console.error)
      return false
    }
    const { startDate, startTime, ...others } = values
    const start = { startDate: startDate || null, startTime: startTime || null }
    const { isAnswered } = await orFindDone<unknown>(
      create({ variables: { input: { ...others, ...start } } }),
      refresh,
      async () => findNew(await listLines()),
    )
    before.current = undefined
    return isAnswered
  }
}
