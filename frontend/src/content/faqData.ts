import { faq } from './faq'
import { toPlainText } from '../format/links'

/** Returns the twenty questions in the format of schema.org. */
export const faqData = () => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.categories
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
})
