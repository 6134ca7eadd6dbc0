import type { MembershipFiguresQuery } from '../../../api/operationTypes'
import { wavesWords } from '../../../content/admin/waves'
import { formatCount } from '../../../format/numbers'
import { FigureLine } from '../section/FigureLine'

const words = wavesWords.figures

type Figures = MembershipFiguresQuery['membershipFigures'] | undefined

/** Shows the figures of memberships and offers; dashes if they could not be loaded. */
export function WaveFigures({ figures }: { figures: Figures }) {
  return (
    <section aria-label={words.title}>
      <FigureLine
        items={[
          { term: words.members, value: figures && formatCount(figures.members) },
          { term: words.placesLeft, value: figures && formatCount(figures.placesLeft) },
          { term: words.openOffers, value: figures && formatCount(figures.openOffers) },
          { term: words.median, value: figures && median(figures.medianHoursToAnswer) },
        ]}
      />
    </section>
  )
}

/* One decimal is enough to compare. */
function median(hours: number | null): string {
  if (hours === null) return words.noAnswers
  return hours < 1 ? words.underAnHour : String(Math.round(hours * 10) / 10)
}
