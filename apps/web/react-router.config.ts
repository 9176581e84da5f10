import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { FORM_ANSWER_PATH, PUBLIC_PATHS } from '@wattle/contract/paths'
import { appPaths } from './app-paths.ts'

/** What a respondent sees at once, before the link's own questions or hours have come. */
const RESPONDENT = ['/respondent/screener', '/respondent/slots']

/** Each stands for the addresses of its folder that do not exist. */
const NOT_FOUND = ['/not-found', '/case/not-found']

/** Public pages are prerendered; the signed-in areas are one single-page app. */
export default {
  ssr: false,
  prerender: [...PUBLIC_PATHS, FORM_ANSWER_PATH, ...RESPONDENT, ...NOT_FOUND],
  // The server must tell an address of the app from one that does not exist (404).
  buildEnd({ buildManifest, reactRouterConfig }) {
    const pages = [...PUBLIC_PATHS, FORM_ANSWER_PATH, ...RESPONDENT]
    const paths = appPaths(buildManifest?.routes ?? {}, pages)
    writeFileSync(
      path.join(reactRouterConfig.buildDirectory, 'app-paths.json'),
      JSON.stringify(paths, null, 2),
    )
  },
} satisfies Config
