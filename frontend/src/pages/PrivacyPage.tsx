import { privacy } from '../content/privacy'
import { Policy } from '../features/privacy/Policy'
import { LitHead } from '../features/site/LitHead'
import { Page } from '../features/site/Page'

export function PrivacyPage() {
  return (
    <Page title={privacy.pageTitle} description={privacy.description}>
      <LitHead title={privacy.title}>
        <Policy />
      </LitHead>
    </Page>
  )
}
