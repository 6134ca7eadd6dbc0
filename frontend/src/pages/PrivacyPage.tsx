import { privacy } from '../content/privacy'
import { Policy } from '../features/privacy/Policy'
import { HighlightedPageHead } from '../features/site/HighlightedPageHead'
import { Page } from '../features/site/Page'

export function PrivacyPage() {
  return (
    <Page title={privacy.pageTitle} description={privacy.description}>
      <HighlightedPageHead title={privacy.title} size="d1Line">
        <Policy />
      </HighlightedPageHead>
    </Page>
  )
}
