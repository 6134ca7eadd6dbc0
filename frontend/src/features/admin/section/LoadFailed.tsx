import { failureOf } from '../../../api/apollo/errors'
import type { AdminView } from './useAdminView'
import { admin } from '../../../content/admin/admin'
import { Button } from '../../../ui/Button'
import { Empty } from '../../../ui/Empty'
import { Retry } from '../../../ui/Retry'

interface LoadFailedProps {
  view: AdminView
  text: string
  error: unknown
  retry: () => Promise<unknown>
}

/**
 * Says that a list could not be loaded, and offers to retry. If the URL is invalid, it offers the
 * first page instead.
 */
export function LoadFailed({ view, text, error, retry }: LoadFailedProps) {
  if (failureOf(error).code === 'BAD_USER_INPUT') {
    const { noSuchPage, fromStart } = admin.list
    const begin = () => view.setParams({ search: undefined })
    return <Empty text={noSuchPage} action={<Button onClick={begin}>{fromStart}</Button>} />
  }
  return <Retry text={text} retry={retry} />
}
