import { Component, createContext, type ReactNode } from 'react'
import { forgetFailedAttempts } from './chunk'

/** Shown for a part that fails to render, unless its boundary has its own fallback. */
export const ErrorFallback = createContext<ReactNode>(null)

interface BoundaryProps {
  /** A changed key, for example a new address, renders the children again. */
  resetKey?: string
  fallback?: ReactNode
  children: ReactNode
}

interface BoundaryState {
  resetKey: string | undefined
  failed: boolean
}

/** Contains a render failure, for example a missing chunk, so that the rest of the page stays. */
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
