import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const VENDOR = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

/** What every public page starts with; all else of a page comes with it, or late. */
const FRAME =
  /app[\\/](root|routes[\\/]site[\\/]layout|lib[\\/](cx|early-anchor|early-submit|late|started|theme|route-focus)|art[\\/](art|drawn[\\/]arrow)|content[\\/]navigation|features[\\/](analytics[\\/]page-views|site[\\/](learn-more|frame[\\/](?!site-footer|social-links).*))|ui[\\/](bloom|button|button-link|button-look|spinner))\.tsx?$|contract[\\/]src[\\/]brand\.ts$/

/** What draws every icon; else it would be a part of the form. */
const ICONS =
  /lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|context|defaultAttributes|shared)/

/** What a form needs; it comes when the visitor first does something. */
const FORM =
  /app[\\/](features[\\/]enquiry[\\/](?!send|contact-section|panel-form)|ui[\\/](control-look|field|field-message|text-area|text-input|toast|toast-host|toast-options)\.tsx?$)/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
  // No data addresses: `use` takes none for a drawing, the policy none for a typeface.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The home page's code in a few files: left to itself it is twenty-three, and 7 % more
            // bytes, since small files compress badly.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR },
                { name: 'frame', test: FRAME },
                { name: 'icons', test: ICONS },
                { name: 'form', test: FORM },
              ],
            },
          },
        },
      },
    },
  },
})
