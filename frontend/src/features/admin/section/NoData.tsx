import { failureOf } from '../../../api/apollo/errors'
import { refetchFailed } from '../../../api/apollo/invalidate'
import type { AdminView } from './useAdminView'
import { admin } from '../../../content/admin/admin'
import { Button } from '../../../ui/Button'
import { Empty } from '../../../ui/Empty'
import { Loading } from '../../../ui/Loading'
import { Retry } from '../../../ui/Retry'

interface NoDataProps {
  view: AdminView
  /** Says what could not be loaded. */
  text: string
  /** Missing while the data loads. */
  error: unknown
}

/**
 * Takes the place of data that loads or could not be loaded. It offers to load all that the page could
 * not load, or the first page if the URL is invalid.
 */
export function NoData({ view, text, error }: NoDataProps) {
  if (!error) return <Loading page />
  if (failureOf(error).code === 'BAD_USER_INPUT') {
    const { noSuchPage, fromStart } = admin.list
    const begin = () => view.setParams({ search: undefined })
    return <Empty text={noSuchPage} action={<Button onClick={begin}>{fromStart}</Button>} />
  }
  return <Retry text={text} retry={refetchFailed} />
}
