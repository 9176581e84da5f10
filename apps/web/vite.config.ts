import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { tellOfMissingCode } from './missing-code.ts'

const VENDOR = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

/** What every page starts with. */
const DOCUMENT =
  /app[\\/](root|lib[\\/](cx|missing-code|storage|theme|route-focus|prerendered[\\/](early-acts|started))|features[\\/]analytics[\\/](page-views|consent)|ui[\\/](bloom|broken-page|button|button-link|button-look|spinner))\.tsx?$|contract[\\/]src[\\/](brand|endpoint|paths)\.ts$/

/** What every public page starts with; all else of a page comes with it, or late. */
const FRAME =
  /app[\\/](routes[\\/]site[\\/]layout|lib[\\/](page-meta|prerendered[\\/](early-anchor|late))|art[\\/]art|content[\\/]navigation|features[\\/]site[\\/](learn-more|frame[\\/](?!site-footer|social-links).*))\.tsx?$/

/** What draws every icon; else it would be a part of the form. */
const ICONS =
  /lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|context|defaultAttributes|shared)/

/** What a form needs; it comes when the visitor first does something. */
const FORM =
  /app[\\/](features[\\/]enquiry[\\/](?!send|contact-section|panel-form)|ui[\\/](form[\\/](text-area|text-input)|toast[\\/](toast|toast-host|toast-options))\.tsx?$)/

/** Also of pages that have fields but no such form. */
const FIELD =
  /app[\\/]ui[\\/](form[\\/](control-look|field|field-message|checkbox|choice-look)|text-link|text-link-look|new-tab-link)\.tsx?$|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](check|minus|external-link|circle-alert)\.m?js$/

/** Icons that only the areas behind the sign-in draw: one by one they would be forty files. */
const APP_ICONS =
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!(arrow-left|arrow-right|bookmark-check|calendar-days|calendar-plus|check|chevron-down|chevrons-up-down|circle-alert|circle-check|circle-help|circle-question-mark|circle-pause|door-open|download|external-link|globe|hourglass|info|link-2|mail|map-pin|menu|minus|monitor|moon|phone|printer|sun|sun-moon|x)\.)/

/** Small things of many pages, which would be sent one by one, and what every call needs. */
const BASICS =
  /app[\\/](ui[\\/](loading|skeleton|form[\\/]radio-group)|lib[\\/]api[\\/](link-key|call|session))\.tsx?$|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]arrow-right\.m?js$/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), tellOfMissingCode()],
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
  // No data addresses: the policy allows none for a typeface.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Each page carries the drawings that it shows, not the whole index.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // The home page's code in a few files: left to itself it is twenty-three, and 7 % more
            // bytes, since small files compress badly.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR },
                { name: 'document', test: DOCUMENT },
                { name: 'frame', test: FRAME },
                { name: 'icons', test: ICONS },
                { name: 'field', test: FIELD },
                { name: 'basics', test: BASICS },
                { name: 'form', test: FORM },
                { name: 'app-icons', test: APP_ICONS },
              ],
            },
          },
        },
      },
    },
  },
})
