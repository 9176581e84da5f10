import type { Plugin } from 'vite'

const LOADER = /react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/
const RELOADS = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);?/

/**
 * If a page's code doesn't load, the router reloads the page again and again. This plugin makes the
 * router throw instead, and the error page (ui/broken-page.tsx) decides what to do.
 */
export function tellOfMissingCode(): Plugin {
  return {
    name: 'tell-of-missing-code',
    apply: 'build',
    transform(code, id) {
      if (!LOADER.test(id)) return
      if (!RELOADS.test(code))
        throw new Error(
          `RELOADS doesn’t match ${id}. The router has changed, so change the pattern too.`,
        )
      return { code: code.replace(RELOADS, 'throw error;'), map: null }
    },
  }
}
