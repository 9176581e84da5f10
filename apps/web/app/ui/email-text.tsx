/** In a table a long one gives way, so that the last column is seen, but not to a letter a line. */
const LOOK = 'wrap-anywhere in-[td]:inline-block in-[td]:min-w-32'

/** An address that breaks, where it must, before its @ and only then within a word. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  if (at < 1) return <span className={LOOK}>{email}</span>
  return (
    <span className={LOOK}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
