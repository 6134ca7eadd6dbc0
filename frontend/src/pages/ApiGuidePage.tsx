import { apiGuide } from '../content/apiGuide'
import { ApiGuide } from '../features/apiGuide/ApiGuide'
import { HighlightedPageHead } from '../features/site/HighlightedPageHead'
import { Page } from '../features/site/Page'

export function ApiGuidePage() {
  return (
    <Page title={apiGuide.pageTitle} description={apiGuide.description}>
      <HighlightedPageHead title={apiGuide.title}>
        <ApiGuide />
      </HighlightedPageHead>
    </Page>
  )
}
