import { Component, createContext, type ReactNode } from 'react'
import { forgetFailedAttempts } from './chunk'

/** What stands in the place of a part that cannot be drawn, unless its boundary has a fallback of its own. */
export const ErrorFallback = createContext<ReactNode>(null)

interface BoundaryProps {
  /** With another key, as at another address, another attempt is made. */
  resetKey?: string
  fallback?: ReactNode
  children: ReactNode
}

interface BoundaryState {
  resetKey: string | undefined
  failed: boolean
}

/** Keeps a part that cannot be drawn, because its script is missing for example, from taking the page with it. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  static override contextType = ErrorFallback

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, failed: false }
  }

  declare context: ReactNode
  override state: BoundaryState = { resetKey: this.props.resetKey, failed: false }

  override componentDidCatch(): void {
    forgetFailedAttempts()
  }

  override render(): ReactNode {
    const { children, fallback = this.context } = this.props
    return this.state.failed ? fallback : children
  }
}
