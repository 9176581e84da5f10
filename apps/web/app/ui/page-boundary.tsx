import { Component, type ReactNode } from 'react'
import { BrokenPage } from './broken-page.tsx'

/** An error boundary for pages without a router. Shows the error page in place of a crashed one. */
export class PageBoundary extends Component<{ children: ReactNode }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : <BrokenPage error={error} />
  }
}
