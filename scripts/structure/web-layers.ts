import { importRule } from './rule.ts'

const WEB_FILE = /^apps\/web\/app\/([^/]+)\/(?:([^/]+)\/)?/

/** The folders with the entry points of pages. No other folder imports from them. */
const PAGES = ['routes', 'site', 'respondent', 'reader']

/**
 * What each layer must not import. Pages import features, and features import ui, lib and content,
 * never the other way round.
 */
const FORBIDDEN: Record<string, string[]> = {
  features: PAGES,
  ui: [...PAGES, 'features', 'content', 'contract'],
  lib: [...PAGES, 'features'],
  content: [...PAGES, 'features'],
}

function placeOf(path: string): { layer: string; part: string | undefined } | undefined {
  if (path.startsWith('packages/contract/')) return { layer: 'contract', part: undefined }
  const [, layer, part] = WEB_FILE.exec(path) ?? []
  return layer ? { layer, part } : undefined
}

function faultOf(from: string, to: string): string | undefined {
  const source = placeOf(from)
  const target = placeOf(to)
  if (!source || !target) return undefined
  if (FORBIDDEN[source.layer]?.includes(target.layer)) {
    return `${source.layer}/ does not import ${target.layer}: pages -> features -> ui, lib, content.`
  }
  const areFeatures = source.layer === 'features' && target.layer === 'features'
  return areFeatures && source.part !== target.part && !to.includes(`/${target.part}/shared/`)
    ? `A feature imports only the shared folder of another: ${source.part} does not import ${to}.`
    : undefined
}

/** Checks that imports in the web app only go one way, from pages down to ui, lib and content. */
export const webLayers = importRule('web-layers', 'apps/web/app/', ({ from, to }) =>
  to.kind === 'file' ? faultOf(from, to.path) : undefined,
)
