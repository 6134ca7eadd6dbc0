import { ArrowRight } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { nameOfPage, returnWords } from '../../content/returnPage'
import { continueToOf } from '../../session/returnPage'
import { TextLink } from '../../ui/TextLink'

/** Shows, right after signing in, a link to the page that the person came from (PAGE-12). */
export function ContinueLink() {
  const path = continueToOf(useLocation())
  const name = path && nameOfPage(path)
  return path && name ? (
    <div>
      <TextLink to={path} iconAfter={ArrowRight}>
        {returnWords.continueTo(name)}
      </TextLink>
    </div>
  ) : null
}
