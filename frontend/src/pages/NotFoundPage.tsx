import { notFound } from '../content/notFound'
import { NotFoundMessage } from '../features/site/NotFoundMessage'
import { Page } from '../features/site/Page'

export function NotFoundPage() {
  return (
    <Page title={notFound.title} surface="surround">
      <NotFoundMessage />
    </Page>
  )
}
