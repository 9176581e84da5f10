const intoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })

/** Stays in view after the toast has gone, and says what happens next. */
export function SentNote({ children }: { children: string }) {
  return (
    <p role="status" ref={intoView} className="scroll-mb-6 font-semibold text-gum">
      Thank you. {children}
    </p>
  )
}
