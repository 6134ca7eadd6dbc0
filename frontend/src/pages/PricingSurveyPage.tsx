import { useReducer } from 'react'
import { island } from '../hydration/island'
import { pricing, pricingThanks } from '../content/surveys/pricing'
import { Page } from '../features/site/Page'
import { SurveyFrame } from '../features/surveys/SurveyFrame'
import { ThankYou } from '../features/surveys/ThankYou'
import { paths } from '../paths'
import { ButtonLink } from '../ui/ButtonLink'

const PricingSurveyForm = island(() =>
  import('../features/surveys/PricingSurveyForm').then(m => m.PricingSurveyForm),
)

export function PricingSurveyPage() {
  const [sent, markSent] = useReducer(() => true, false)
  return (
    <Page title={pricing.title} description={pricing.description} surface="lit">
      {sent ? (
        <ThankYou title={pricingThanks.title} lead={pricingThanks.lead}>
          <ButtonLink to={paths.surveys()}>{pricingThanks.surveys}</ButtonLink>
          <ButtonLink to={paths.home()} tone="secondary">
            {pricingThanks.home}
          </ButtonLink>
        </ThankYou>
      ) : (
        <SurveyFrame texts={pricing}>
          <PricingSurveyForm onSent={markSent} />
        </SurveyFrame>
      )}
    </Page>
  )
}
