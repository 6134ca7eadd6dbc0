import { faq } from '../content/faq'
import { faqData } from '../content/faqData'
import { Categories } from '../features/faq/Categories'
import { StillQuestions } from '../features/faq/StillQuestions'
import { LitHead } from '../features/site/LitHead'
import { Page } from '../features/site/Page'
import { StructuredData } from '../features/site/StructuredData'

export function FaqPage() {
  return (
    <Page title={faq.pageTitle} description={faq.description}>
      <LitHead title={faq.title}>
        <Categories />
      </LitHead>
      <StillQuestions />
      <StructuredData data={faqData} />
    </Page>
  )
}
