import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Spinner } from '#ui/spinner.tsx'

/** An address that isn't the application's: the server has its page, or says that there is none. */
export default function Elsewhere() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => window.location.reload(), [key])
  return <Spinner label="Loading" />
}
