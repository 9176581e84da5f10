/** Stays where the visitor looks, when the toast that said it aloud has gone: what comes next. */
export function SentNote({ children }: { children: string }) {
  return <p className="font-semibold text-gum">Thank you. {children}</p>
}
