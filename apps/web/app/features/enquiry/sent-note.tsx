const intoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })

/** Stays where the visitor looks, when the toast that said it aloud has gone: what comes next. */
export function SentNote({ children }: { children: string }) {
  return (
    <p role="status" ref={intoView} className="scroll-mb-6 font-semibold text-gum">
      Thank you. {children}
    </p>
  )
}
