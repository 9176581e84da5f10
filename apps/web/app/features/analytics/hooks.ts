import { countedPath } from '@wattle/contract/paths'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

type TagWindow = Window & { dataLayer?: unknown[] }

/** Google's own way to queue commands: its script reads `arguments` objects, not arrays. */
function tag(..._command: unknown[]) {
  const page = window as TagWindow
  page.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the script tells commands from data by this very type
  page.dataLayer.push(arguments)
}

let isLoaded = false

function load(measurementId: string) {
  if (isLoaded) return
  isLoaded = true
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
  tag('js', new Date())
  // Views are sent by hand: what it would read from the address may hold more than a path.
  tag('config', measurementId, { send_page_view: false })
}

/** Sends page views while there is an id; without one nothing is loaded. */
export function useGoogleAnalytics(measurementId: string | undefined) {
  const { pathname } = useLocation()
  useEffect(() => {
    const path = countedPath(pathname)
    if (!measurementId || !path) return
    load(measurementId)
    const page_location = window.location.origin + path
    tag('event', 'page_view', { page_location, page_path: path, page_title: document.title })
  }, [measurementId, pathname])
}
