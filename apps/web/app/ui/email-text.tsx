/** An email address that wraps before its @, and within a word only if it still doesn't fit. */
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
