import { Component, type ReactNode } from 'react'
import { BrokenPage } from './broken-page.tsx'

interface PageBoundaryProps {
  contactEmail: string
  children: ReactNode
}

/** An error boundary for pages without a router. Shows the error page in place of a crashed one. */
export class PageBoundary extends Component<PageBoundaryProps> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { contactEmail, children } = this.props
    return error === undefined ? children : <BrokenPage error={error} contactEmail={contactEmail} />
  }
}
