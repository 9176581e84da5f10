import { prerenderedPath } from '@wattle/contract/paths'
import type { Plugin } from 'vite'
import { ENTRIES } from './app/site/entries.ts'

/** The script that sets up React's hot reloading. It has to run before the page's own script. */
const PREAMBLE = '/@id/__x00__virtual:react-router/inject-hmr-runtime'

/**
 * In production these pages are prerendered. In development this plugin renders them on each
 * request.
 */
export function sitePages(): Plugin {
  return {
    name: 'site-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (!request.headers.accept?.includes('text/html')) return next()
        try {
          const { RENDERED_PAGES } = (await server.ssrLoadModule(
            '/app/site/render.tsx',
          )) as typeof import('./app/site/render.tsx')
          const page = RENDERED_PAGES.find(({ path }) => path === prerenderedPath(pathname))
          if (!page) return next()
          const { script, styles } = ENTRIES[page.entry]
          const assets = { stylesheet: `/${styles}`, scripts: [PREAMBLE, `/${script}`] }
          const html = await server.transformIndexHtml(pathname, page.render(assets))
          response.setHeader('content-type', 'text/html').end(html)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
