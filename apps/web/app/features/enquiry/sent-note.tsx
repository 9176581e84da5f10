import { intoView } from './into-view.ts'

/** Thanks people and says what happens next. Stays on the page after the toast has gone. */
export function SentNote({ children }: { children: string }) {
  return (
    <p role="status" ref={intoView} className="scroll-mb-6 font-semibold text-gum">
      Thank you. {children}
    </p>
  )
}
