// Writes the sample screener and guide for the site into `apps/web/public/samples`: what the
// built-in generator drafts from the sample project, typeset on A4. The output is committed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { SAMPLE_PROJECT } from '../apps/server/src/features/project/sample-content.ts'
import type { GuideDraft, QuestionDraft } from '../apps/server/src/generator/drafts.ts'
import { openGenerator } from '../apps/server/src/generator/generator.ts'
import { BRAND } from '../packages/contract/src/brand.ts'
import { INTERVIEW_LENGTH, SCREENER_MINUTES } from '../packages/contract/src/limits.ts'
import type { Rule } from '../packages/contract/src/question-rules.ts'
import { ensureBrowser, HOW_TO_INSTALL } from '../scripts/setup/browser.mjs'
import { BROWSER_FLAGS } from '../scripts/setup/browser-flags.mjs'
import { ROOT } from '../scripts/setup/paths.mjs'

const FONTS = join(ROOT, 'apps/web/app/styles/fonts')
const SAMPLES = join(ROOT, 'apps/web/public/samples')
/** Any seed works, and the same seed always gives the same documents. */
const SEED = { researcherId: 1, researchId: 1, offset: 0, generation: 1 }

const font = (file: string) =>
  `data:font/woff2;base64,${readFileSync(join(FONTS, file)).toString('base64')}`

const STYLE = `
  @font-face { font-family: Display; src: url(${font('bricolage-display.woff2')}); font-weight: 200 800 }
  @font-face { font-family: Text; src: url(${font('atkinson-text.woff2')}); font-weight: 200 800 }
  @page { size: A4; margin: 20mm 20mm 22mm }
  * { box-sizing: border-box; margin: 0; padding: 0 }
  body { font: 10.5pt/1.45 Text; color: #1A2721; print-color-adjust: exact }
  header { display: flex; justify-content: space-between; align-items: center; border-bottom: 1.2pt solid #1A2721; padding-bottom: 3mm }
  header b { font: 600 12pt/1 Display; display: flex; align-items: center; gap: 2.5mm }
  header b::before { content: ''; width: 4mm; height: 4mm; border-radius: 50%; background: #F2B705 }
  .tag { border: .8pt solid #B57900; background: #FFF4D1; padding: .8mm 2.5mm; font-weight: 600; font-size: 9pt }
  h1 { font: 600 25pt/1.05 Display; letter-spacing: -.015em; margin-top: 9mm }
  .lead { margin-top: 3mm; color: #43524A; font-size: 11.5pt; max-width: 145mm }
  .idea { margin-top: 7mm; border-left: 1.4mm solid #F2B705; padding: 0 0 0 5mm; max-width: 150mm }
  .idea h2 { margin-bottom: 1mm }
  .idea h2, .kind { font: 600 9pt/1.4 Text; color: #59665F }
  .key { margin: 7mm 0 0; display: flex; gap: 7mm; font-size: 9pt; color: #43524A }
  .key span { display: flex; align-items: center; gap: 2mm }
  ol { list-style: none }
  .rows { margin-top: 5mm; border-top: 1.2pt solid #1A2721 }
  .row { display: grid; grid-template-columns: 9mm 1fr; border-bottom: .6pt solid #D8D2C2; padding: 4mm 0; break-inside: avoid }
  .number { font: 700 15pt/1 Display; color: #1E5B49; font-stretch: 75% }
  h3 { font: 600 12pt/1.3 Display; break-after: avoid }
  .question { display: grid; grid-template-columns: 64mm 1fr; gap: 7mm }
  .kind { margin-top: 1mm; font-weight: 400 }
  .options { display: grid; gap: 1.4mm }
  .options li { display: grid; grid-template-columns: 5mm 1fr auto; align-items: center; gap: 1.5mm; line-height: 1.3 }
  .box { width: 3.6mm; height: 3.6mm; border: 1pt solid #59665F; border-radius: 50% }
  .many .box { border-radius: .6mm }
  .wanted .box { background: #F2B705; border-color: #1A2721 }
  .out .box { background: linear-gradient(to top right, #0000 44%, #59665F 44% 56%, #0000 56%) }
  .options .wanted { font-weight: 600 }
  .options i { font: 400 8.5pt/1 Text; color: #745000 }
  .part { grid-template-columns: 9mm 1fr 54mm; padding: 5.6mm 0 }
  .part ol { margin-top: 2.5mm; display: grid; gap: 2.6mm; padding-right: 7mm }
  .part li { display: grid; grid-template-columns: 7mm 1fr }
  .part li > span { color: #59665F }
  .notes { position: relative; background: repeating-linear-gradient(#0000 0 7mm, #D8D2C2 7mm 7.3mm) }
  .notes small { position: absolute; top: 2mm; font-size: 8pt; line-height: 1; color: #59665F }
`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const text = (raw: string) => raw.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '')

const frame = (title: string, lead: string, body: string) => `<!doctype html>
  <html lang="en-AU"><meta charset="utf-8"><title>${title}, ${BRAND.name}</title><style>${STYLE}</style>
  <header><b>${BRAND.name}</b><span class="tag">Sample</span></header>
  <main><h1>${title}</h1><p class="lead">${lead}</p>
  <section class="idea"><h2>The idea, made up for this sample</h2><p>${text(SAMPLE_PROJECT.idea)}</p></section>
  ${body}</main></html>`

const KINDS = { SINGLE_CHOICE: 'Choose one', MULTIPLE_CHOICE: 'Choose all that apply' } as const

/** What a mark means under each rule. Leaves out rules whose answers don't decide who qualifies. */
const MARKS: Partial<Record<Rule, [className: string, words: string]>> = {
  MATCH: ['wanted', 'qualifies'],
  ANY: ['wanted', 'qualifies'],
  REJECT: ['out', 'rules out'],
}

function questionRow({ question, type, rule, options }: QuestionDraft, index: number): string {
  const rows = options.map((option) => {
    const [mark, words] = (option.mustMatch && MARKS[rule]) || ['', '']
    return `<li class="${mark}"><span class="box"></span>${text(option.text)}<i>${words}</i></li>`
  })
  const needed = rule === 'NOTE' ? '. Doesn’t decide' : ''
  return `<li class="row"><span class="number">${index + 1}</span><div class="question ${type === 'MULTIPLE_CHOICE' ? 'many' : ''}">
    <div><h3>${text(question)}</h3><p class="kind">${KINDS[type]}${needed}</p></div><ul class="options">${rows.join('')}</ul></div></li>`
}

const screenerPage = (questions: QuestionDraft[]) =>
  frame(
    'Screener: covering sick days',
    `${questions.length} questions, about ${SCREENER_MINUTES} minutes. Our platform drafted it from the idea below.`,
    `<p class="key"><span class="wanted"><span class="box"></span>Qualifies</span><span class="out"><span class="box"></span>Rules out</span><span>Participants never see these marks.</span></p>
     <ol class="rows">${questions.map(questionRow).join('')}</ol>`,
  )

const guidePage = ({ parts }: GuideDraft) =>
  frame(
    'Interview guide: covering sick days',
    `${parts.length} parts for a conversation of ${INTERVIEW_LENGTH}. Our platform drafted it from the idea below. It asks about what people did, not what they think of the idea.`,
    `<ol class="rows">${parts
      .map(
        ({ topic, questions }, index) =>
          `<li class="row part"><span class="number">${index + 1}</span><div><h3>${text(topic)}</h3><ol>${questions
            .map(
              ({ question }, at) =>
                `<li><span>${String.fromCharCode(97 + at)})</span>${text(question)}</li>`,
            )
            .join('')}</ol></div><div class="notes"><small>Notes</small></div></li>`,
      )
      .join('')}</ol>`,
  )

const FOOTER = `<style>@font-face { font-family: Text; src: url(${font('atkinson-text.woff2')}) }
    p { width: 100%; margin: 0 20mm 4mm; display: flex; justify-content: space-between; font: 8pt Text; color: #59665F }</style>
  <p><span>Sample by ${BRAND.name}, ${BRAND.city}</span>
  <span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></p>`

async function drafts() {
  const generator = openGenerator({ languageModel: undefined })
  const input = { brief: SAMPLE_PROJECT.brief, seed: SEED, isUsable: true }
  const { lines } = (await generator.writeAudience(input)).content
  const characteristics = lines.map((line) => line.text)
  const screener = await generator.writeScreener({ ...input, drafted: lines, characteristics })
  const guide = await generator.writeGuide(input)
  return { screener: screenerPage(screener.content.questions), guide: guidePage(guide.content) }
}

const executablePath = await ensureBrowser()
if (!executablePath) throw new Error(HOW_TO_INSTALL)
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
const page = await browser.newPage()
for (const [name, html] of Object.entries(await drafts())) {
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await page.pdf({
    path: join(SAMPLES, `${name}.pdf`),
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: FOOTER,
    tagged: true,
    outline: true,
  })
}
await browser.close()
