export type Paper = 'a4' | 'wide'

/** Opens the browser's own dialog, which also saves as PDF. `report.css` has the pages. */
export function printReport(paper: Paper) {
  const { documentElement: page } = document
  page.dataset.paper = paper
  window.addEventListener('afterprint', () => delete page.dataset.paper, { once: true })
  window.print()
}
