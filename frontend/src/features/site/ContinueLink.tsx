import { ArrowRight } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { nameOfPage, returnTexts } from '../../content/returnPage'
import { TextLink } from '../../ui/TextLink'

/** Shows, right after signing in, a link to the page that the person came from (PAGE-12). */
export function ContinueLink() {
  const path = continueToOf(useLocation())
  const name = path && nameOfPage(path)
  return path && name ? (
    <div>
      <TextLink to={path} iconAfter={ArrowRight}>
        {returnTexts.continueTo(name)}
      </TextLink>
    </div>
  ) : null
}

/** Returns the page that the person came from before signing in, or undefined. */
function continueToOf({ state }: { state: unknown }): string | undefined {
  if (typeof state !== 'object' || state === null || !('continueTo' in state)) return undefined
  return typeof state.continueTo === 'string' ? state.continueTo : undefined
}
