import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { NotFoundPage } from '#features/site/not-found-page.tsx'
import { mayReload, reloadOnce } from '#lib/missing-code.ts'
import { Spinner } from '#ui/spinner.tsx'

/** A URL outside the app. Reloads, so the server can show its page or a 404. */
export default function Elsewhere() {
  const { key } = useLocation()
  return <FromServer key={key} />
}

function FromServer() {
  const [reloads] = useState(mayReload)
  useEffect(() => {
    if (reloads) reloadOnce()
  }, [reloads])
  return reloads ? <Spinner label="Loading" /> : <NotFoundPage />
}
