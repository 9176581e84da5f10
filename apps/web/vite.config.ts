import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const VENDOR = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

/** What every public page draws with. */
const SITE =
  /app[\\/](lib[\\/](cx|theme|route-focus)|ui[\\/](bloom|button|button-link|button-look|control-look|field|field-message|segmented|spinner|text-area|text-input|theme-switch|toast|toast-host|toast-options))\.tsx?$|lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|context|defaultAttributes|shared)/

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
                { name: 'site', test: SITE },
              ],
            },
          },
        },
      },
    },
  },
})
