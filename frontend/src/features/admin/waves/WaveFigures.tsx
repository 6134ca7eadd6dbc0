import type { MembershipFiguresQuery } from '../../../api/operationTypes'
import { wavesTexts } from '../../../content/admin/waves'
import { formatCount } from '../../../format/numbers'
import { FigureLine } from '../section/FigureLine'

const texts = wavesTexts.figures

type Figures = MembershipFiguresQuery['membershipFigures'] | undefined

/** Shows the figures of memberships and offers; dashes if they could not be loaded. */
export function WaveFigures({ figures }: { figures: Figures }) {
  return (
    <section aria-label={texts.title}>
      <FigureLine
        items={[
          { term: texts.members, value: figures && formatCount(figures.members) },
          { term: texts.placesLeft, value: figures && formatCount(figures.placesLeft) },
          { term: texts.openOffers, value: figures && formatCount(figures.openOffers) },
          { term: texts.median, value: figures && median(figures.medianHoursToAnswer) },
        ]}
      />
    </section>
  )
}

/* One decimal is enough to compare. */
function median(hours: number | null): string {
  if (hours === null) return texts.noAnswers
  return hours < 1 ? texts.underAnHour : String(Math.round(hours * 10) / 10)
}
