/** An address that, if it must break, does so before its @, and only then within a word. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  if (at < 1) return <span className="wrap-anywhere">{email}</span>
  return (
    <span data-email className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
