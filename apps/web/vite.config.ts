import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { tellOfMissingCode } from './missing-code.ts'
import { sitePages } from './site-pages.ts'

/**
 * Builds the application and, in development, serves every page. For production, `site.config.ts`
 * builds the prerendered pages.
 */
export default defineConfig({
  plugins: [tailwindcss(), sitePages(), reactRouter(), tellOfMissingCode()],
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
  // No data URLs, because the content security policy doesn't allow them for fonts.
  build: { assetsInlineLimit: 0 },
  // Bundles each worker into one file, because our content security policy doesn't let a worker
  // load others.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
})
