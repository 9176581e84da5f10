import type { Config } from '@react-router/dev/config'

/** Public pages are prerendered; the signed-in areas are one single-page app. */
export default {
  ssr: false,
  prerender: ['/'],
} satisfies Config
