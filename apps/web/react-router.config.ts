import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { appPaths } from './app-paths.ts'

/** The application is a single-page app: it's rendered in the browser, not on the server. */
export default {
  ssr: false,
  buildEnd({ buildManifest, reactRouterConfig: { buildDirectory } }) {
    // The public home page has to be `index.html`, so the application's HTML file gets another
    // name.
    renameSync(
      join(buildDirectory, 'client/index.html'),
      join(buildDirectory, 'client/__spa-fallback.html'),
    )
    // The server needs this list to tell the app's URLs from unknown ones (404).
    const paths = appPaths(buildManifest?.routes ?? {})
    writeFileSync(join(buildDirectory, 'app-paths.json'), JSON.stringify(paths, null, 2))
  },
} satisfies Config
