import type { Plugin } from 'vite'

const LOADER = /react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/
const RELOADS = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);?/

/**
 * Where the code of a page does not come, the router loads the page anew, again and again, and stays
 * where it was. Here it says so instead, and what stands for a broken page (ui/broken-page.tsx) decides.
 */
export function tellOfMissingCode(): Plugin {
  return {
    name: 'tell-of-missing-code',
    apply: 'build',
    transform(code, id) {
      if (!LOADER.test(id)) return
      if (!RELOADS.test(code)) throw new Error(`The router no longer reloads in ${id}.`)
      return { code: code.replace(RELOADS, 'throw error;'), map: null }
    },
  }
}
