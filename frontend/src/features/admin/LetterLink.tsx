import { Mail } from 'lucide-react'
import type { WaitlistRowFragment } from '../../api/generated'
import { letter } from '../../content/letter'
import { IconLink } from '../../ui/IconLink'
import { letterHref } from './letter'
import { calledName } from './person'

/** The ready letter of an entry's row. */
export function LetterLink({ entry }: { entry: WaitlistRowFragment }) {
  return (
    <IconLink href={letterHref(entry)} icon={Mail} label={letter.named(calledName(entry.user))} />
  )
}
