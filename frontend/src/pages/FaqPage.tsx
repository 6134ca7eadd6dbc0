import { faq } from '../content/faq'
import { Categories } from '../features/faq/Categories'
import { StillQuestions } from '../features/faq/StillQuestions'
import { LitHead } from '../features/site/LitHead'
import { Page } from '../features/site/Page'

export function FaqPage() {
  return (
    <Page title={faq.pageTitle} description={faq.description}>
      <LitHead title={faq.title}>
        <Categories />
      </LitHead>
      <StillQuestions />
    </Page>
  )
}
