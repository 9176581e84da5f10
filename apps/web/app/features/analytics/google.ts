type TagWindow = Window & { dataLayer?: unknown[] }

/** Queues a command for Google's script, which only reads `arguments` objects, not arrays. */
function tag(..._command: unknown[]) {
  const page = window as TagWindow
  page.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the script only accepts commands of this type
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
  // We send views ourselves, because Google would send the full URL, with ids and the query string.
  tag('config', measurementId, { send_page_view: false })
}

export function sendView(measurementId: string, path: string) {
  setDisabled(measurementId, false)
  load(measurementId)
  const page_location = window.location.origin + path
  tag('event', 'page_view', { page_location, page_path: path, page_title: document.title })
}

/** Stops sending to Google and deletes its cookies. */
export function forgetVisitor(measurementId: string) {
  setDisabled(measurementId, true)
  removeCookies()
}

/** Google's off switch. We can't unload the script, but it checks this switch before it sends. */
function setDisabled(measurementId: string, isDisabled: boolean) {
  Reflect.set(window, `ga-disable-${measurementId}`, isDisabled)
}

/**
 * Google sets its cookies on the highest domain that allows them. A page can't find out which one
 * that is, so we try each.
 */
function removeCookies() {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  const labels = location.hostname.split('.')
  const places = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const name of names.filter((name) => /^_ga(_|$)/.test(name))) {
    for (const place of places) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API yet
      document.cookie = `${name}=; max-age=0; path=/${place}`
    }
  }
}
