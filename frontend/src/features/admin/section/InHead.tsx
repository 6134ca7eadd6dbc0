import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The place in the head of the team's page where a section may show something. AdminFrame provides it. */
export const HeadContext = createContext<HTMLElement | null>(null)

/**
 * Shows a part of a section in the head of the page, beside the title, so that it takes no line above
 * the section's list (PAGE-26).
 */
export function InHead({ children }: { children: ReactNode }) {
  const head = use(HeadContext)
  return head ? createPortal(children, head) : children
}
