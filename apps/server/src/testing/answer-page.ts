import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FORM_ANSWER_PATH, FORM_ANSWER_PLACE } from '@wattle/contract/paths'

/** A web build with only the page that shows the result of a form submitted without JavaScript. */
export function answerPageBuild(): { webRoot: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'wattle-web-'))
  const webRoot = path.join(folder, 'client')
  const page = path.join(webRoot, FORM_ANSWER_PATH)
  mkdirSync(page, { recursive: true })
  writeFileSync(path.join(folder, 'app-paths.json'), '[]')
  writeFileSync(path.join(webRoot, '__spa-fallback.html'), '<title>Wattle</title>')
  writeFileSync(
    path.join(page, 'index.html'),
    `<title>Your message</title><style>p{color:red}</style><main>${FORM_ANSWER_PLACE}</main>`,
  )
  return { webRoot, remove: () => rmSync(folder, { recursive: true }) }
}
