import { DECISION_LABELS } from '@wattle/contract/findings/decision'
import {
  MAX_FINDINGS,
  MAX_REPORT_QUESTIONS,
  MAX_REPORT_TITLE,
  type ReportContent,
} from '@wattle/contract/findings/reports'
import { MAX_NEXT_STEP, MAX_VERDICT_REASON, warningsFor } from '@wattle/contract/findings/verdicts'
import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { useDraft } from '#lib/autosave/draft.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { AnalysisReply } from '../../shared/analysis-query.ts'
import type { StoredVerdict } from '../../shared/verdicts-query.ts'
import { usePublish } from '../hooks.ts'
import type { EvidenceHitReply, ReportsReply } from '../report-reply.ts'
import { FindingCard } from './finding-card.tsx'
import { PublishCard } from './publish-card.tsx'
import { type Draft, type DraftFinding, namesIn, problemsOf, quotableOf } from './report-draft.ts'

interface ReportEditorProps {
  researchId: number
  reports: ReportsReply
  analysis: AnalysisReply
  captures: readonly EvidenceHitReply[]
  verdict: StoredVerdict | undefined
  questions: readonly { id: number; question: string }[]
  onPublished: () => void
}

const EMPTY: DraftFinding = { assumptionId: null, text: '', quotes: [], screenerQuestionId: null }

/** Edits the next version of the report. The report's parts are in reading order. */
export function ReportEditor(props: ReportEditorProps) {
  const { researchId, reports, analysis, captures, verdict, questions, onPublished } = props
  const { value: draft, keptAt, change, discard } = useDraft(`report:${researchId}`, reports.draft)
  const publish = usePublish(researchId)
  const quotable = quotableOf(captures, analysis)
  const assumptions = analysis.rows.map(({ assumption }) => assumption)
  const set = (part: Partial<Draft>) => change({ ...draft, ...part })
  const problems = problemsOf(draft, quotable)
  const warnings = [
    ...(verdict ? [] : ['There’s no verdict yet, and the report will say so.']),
    ...warningsFor(verdict?.decision ?? '', analysis.warnings),
    ...namesIn(draft, reports.names),
  ]

  const setFindings = (findings: DraftFinding[]) => set({ findings })
  function move(at: number, by: 1 | -1) {
    const findings = [...draft.findings]
    const [moved] = findings.splice(at, 1)
    if (moved) findings.splice(at + by, 0, moved)
    setFindings(findings)
    // Focus follows the moved finding.
    const button = `${by === 1 ? 'down' : 'up'}-${at + by + 1}`
    requestAnimationFrame(() => document.getElementById(button)?.focus())
  }
  function add() {
    const number = draft.findings.length + 1
    setFindings([...draft.findings, EMPTY])
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-finding="${number}"]`)?.focus(),
    )
  }
  function send() {
    const basedOn = reports.versions[0]?.version ?? 0
    publish.mutate(
      { basedOn, content: draft as ReportContent },
      {
        onSuccess: ({ version }) => {
          discard()
          showToast(`Version ${version} published`, { tone: 'success' })
          onPublished()
        },
        onError: (error) => showToast(messageOf(error), { tone: 'error' }),
      },
    )
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-9">
        <Field label="Question" hint="The heading of the report: what you wanted to know.">
          {(control) => (
            <TextArea
              {...control}
              rows={1}
              maxLength={MAX_REPORT_TITLE}
              value={draft.question}
              onChange={({ target }) => set({ question: target.value })}
            />
          )}
        </Field>
        <Part title="Decision">
          {verdict ? (
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <p className="font-display font-semibold text-gum text-h2">
                {DECISION_LABELS[verdict.decision]}
              </p>
              <p className="text-ink-2 text-small">
                Verdict {verdict.version}
                {verdict.by && `, ${verdict.by}`}
              </p>
              <VerdictLink id={researchId}>Change the verdict</VerdictLink>
            </div>
          ) : (
            <p className="text-ink-2">
              No verdict yet. <VerdictLink id={researchId}>Write the verdict</VerdictLink>
            </p>
          )}
        </Part>
        <Words
          label="Why"
          max={MAX_VERDICT_REASON}
          text={draft.why}
          inVerdict={verdict?.reason}
          onText={(why) => set({ why })}
        />
        <Words
          label="Next step"
          max={MAX_NEXT_STEP}
          text={draft.nextStep}
          inVerdict={verdict?.nextStep}
          onText={(nextStep) => set({ nextStep })}
        />
        <Part
          title="Findings"
          lead="Each finding starts as a plain count. Say what people did, and choose the quotes that show it."
        >
          {draft.findings.length === 0 && (
            <p className="text-ink-2">
              No captures yet. Findings appear here once you’ve sorted a capture. You can also write
              one yourself.
            </p>
          )}
          <ol className="grid gap-4">
            {draft.findings.map((finding, at) => (
              <FindingCard
                // biome-ignore lint/suspicious/noArrayIndexKey: findings have no id, only a number
                key={at}
                finding={finding}
                number={at + 1}
                total={draft.findings.length}
                assumptions={assumptions}
                questions={questions}
                quotable={quotable}
                onChange={(next) => setFindings(draft.findings.with(at, next))}
                onMove={(by) => move(at, by)}
                onDelete={() => setFindings(draft.findings.toSpliced(at, 1))}
              />
            ))}
          </ol>
          <div>
            <Button
              variant="outline"
              disabled={draft.findings.length >= MAX_FINDINGS}
              onClick={add}
            >
              <Plus aria-hidden="true" className="size-4.5" />
              Add a finding
            </Button>
          </div>
        </Part>
        <Part
          title="Who we talked to"
          lead="For each question you tick, readers see how many people gave each answer. We leave out answers that only one person gave."
        >
          {questions.length === 0 && <p className="text-ink-2">This project has no screener.</p>}
          <ul className="grid gap-2">
            {questions.map(({ id, question }) => {
              const { screenerQuestionIds: chosen } = draft
              const isChosen = chosen.includes(id)
              return (
                <li key={id}>
                  <Checkbox
                    label={question}
                    checked={isChosen}
                    disabled={!isChosen && chosen.length >= MAX_REPORT_QUESTIONS}
                    onChange={() =>
                      set({
                        screenerQuestionIds: isChosen
                          ? chosen.filter((one) => one !== id)
                          : [...chosen, id],
                      })
                    }
                  />
                </li>
              )
            })}
          </ul>
        </Part>
        <Part title="What we didn’t ask" lead="We write this part for you.">
          <ul className="grid gap-1 text-ink-2">
            {reports.notAsked.length === 0 ? (
              <li>We asked everyone about every assumption.</li>
            ) : (
              reports.notAsked.map((text) => <li key={text}>{text}</li>)
            )}
          </ul>
        </Part>
        <Part
          title="How we counted"
          lead="We write this part for you too. It explains the limits, the range and every change to an assumption."
        />
      </div>
      <PublishCard
        versions={reports.versions}
        problems={problems}
        warnings={warnings}
        keptAt={keptAt}
        isPublishing={publish.isPending}
        onPublish={send}
      />
    </div>
  )
}

function VerdictLink({ id, children }: { id: number; children: string }) {
  return <TextLink to={`/platform/research/${id}/analysis?tab=verdict`}>{children}</TextLink>
}

interface PartProps {
  title: string
  lead?: string | undefined
  children?: ReactNode
}

function Part({ title, lead, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {lead && <p className="text-ink-2">{lead}</p>}
      {children}
    </section>
  )
}

interface WordsProps {
  label: string
  max: number
  text: string
  /** What the verdict says now. A button offers it if the report's text differs. */
  inVerdict: string | undefined
  onText: (text: string) => void
}

/** A field that starts with the verdict's text, which researchers can reword for the report. */
function Words({ label, max, text, inVerdict, onText }: WordsProps) {
  return (
    <div className="grid gap-2">
      <Field label={label}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={max}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      {inVerdict && inVerdict !== text && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => onText(inVerdict)}>
            Use the verdict’s wording<span className="sr-only"> for {label.toLowerCase()}</span>
          </Button>
        </div>
      )}
    </div>
  )
}
