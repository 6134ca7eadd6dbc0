import { faq } from '../content/faq'
import { Categories } from '../features/faq/Categories'
import { StillQuestions } from '../features/faq/StillQuestions'
import { HighlightedPageHead } from '../features/site/HighlightedPageHead'
import { Page } from '../features/site/Page'

export function FaqPage() {
  return (
    <Page title={faq.pageTitle} description={faq.description}>
      <HighlightedPageHead title={faq.title}>
        <Categories />
      </HighlightedPageHead>
      <StillQuestions />
    </Page>
  )
}
