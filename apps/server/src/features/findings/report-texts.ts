import type { FrozenReport } from '#db/schema/findings.ts'

type Change = (text: string) => string
type StoredReport = FrozenReport['report']

/**
 * Changes the texts that someone typed in a published report. Everything else stays as it is: a
 * participant can be called "Low", which is also an assumption's risk.
 */
export const changeReport = (report: StoredReport, change: Change): StoredReport => ({
  ...report,
  project: change(report.project),
  question: change(report.question),
  why: change(report.why),
  nextStep: change(report.nextStep),
  findings: report.findings.map(({ text, screener, ...finding }) => ({
    ...finding,
    text: change(text),
    screener: screener && { ...screener, question: change(screener.question) },
  })),
  assumptions: report.assumptions.map((one) => ({ ...one, text: change(one.text) })),
  participants: report.participants.map(({ question, answers }) => ({
    question: change(question),
    answers: answers.map((answer) => ({ ...answer, text: change(answer.text) })),
  })),
})

/** Changes the texts of a published report, and of the draft that the next version starts from. */
export const changeTexts = ({ report, input }: FrozenReport, change: Change): FrozenReport => ({
  report: changeReport(report, change),
  input: {
    ...input,
    question: change(input.question),
    why: change(input.why),
    nextStep: change(input.nextStep),
    findings: input.findings.map((finding) => ({ ...finding, text: change(finding.text) })),
  },
})
