export type Paper = 'a4' | 'wide'

/**
 * Opens the browser's print dialog, which can also save a PDF. `report.css` has the page layout.
 */
export function printReport(paper: Paper) {
  const { documentElement: page } = document
  page.dataset.paper = paper
  window.addEventListener('afterprint', () => delete page.dataset.paper, { once: true })
  window.print()
}
