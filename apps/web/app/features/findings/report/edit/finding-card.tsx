import { findingWithoutQuote, MAX_FINDING_LENGTH } from '@wattle/contract/findings/reports'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { OrderButtons } from '#ui/order-buttons.tsx'
import type { AnalysisRow } from '../../shared/analysis-query.ts'
import { StanceMark } from '../../shared/stance-mark.tsx'
import { ChooseQuotes } from './choose-quotes.tsx'
import type { DraftFinding, Quotable } from './report-draft.ts'

interface FindingCardProps {
  finding: DraftFinding
  /** The finding's number, counted from 1. */
  number: number
  total: number
  assumptions: readonly AnalysisRow['assumption'][]
  questions: readonly { id: number; question: string }[]
  quotable: readonly Quotable[]
  onChange: (finding: DraftFinding) => void
  onMove: (by: 1 | -1) => void
  onDelete: () => void
}

export function FindingCard(props: FindingCardProps) {
  const { finding, number, total, assumptions, questions, quotable, onChange } = props
  const [isChoosing, setChoosing] = useState(false)
  const place = `finding ${number}`
  const quotes = finding.quotes.flatMap((key) => quotable.find((one) => one.key === key) ?? [])
  const isUnbacked = quotes.length === 0 && !finding.screenerQuestionId
  const drop = (key: string) =>
    onChange({ ...finding, quotes: finding.quotes.filter((one) => one !== key) })
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-[1.0625rem]">Finding {number}</h3>
        <OrderButtons
          id={number}
          noun="finding"
          position={number}
          total={total}
          onMove={props.onMove}
          onDelete={props.onDelete}
        />
      </div>
      <Field label="What we found">
        {(control) => (
          <TextArea
            {...control}
            id={control.id}
            data-finding={number}
            rows={2}
            maxLength={MAX_FINDING_LENGTH}
            value={finding.text}
            onChange={(event) => onChange({ ...finding, text: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <p className="font-semibold text-(length:--control-text)">Quotes</p>
        {quotes.length > 0 && (
          <ul className="grid gap-2">
            {quotes.map(({ key, quote, participant, stance, strength }) => (
              <li
                key={key}
                className="flex items-start justify-between gap-3 border-line border-b pb-2"
              >
                <div className="grid min-w-0 gap-1">
                  <p className="wrap-anywhere line-clamp-3">“{quote}”</p>
                  <p className="flex flex-wrap items-center gap-2 text-caption text-ink-2">
                    Participant {participant}
                    <StanceMark stance={stance} strength={strength} />
                  </p>
                </div>
                <IconButton
                  label={`Remove this quote from participant ${participant}`}
                  icon={X}
                  onClick={() => drop(key)}
                />
              </li>
            ))}
          </ul>
        )}
        {isUnbacked && <p className="text-error text-small">{findingWithoutQuote(number)}</p>}
        <div>
          <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
            <Plus aria-hidden="true" className="size-4" />
            Choose quotes<span className="sr-only"> for {place}</span>
          </Button>
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="About">
          {(control) => (
            <Select
              {...control}
              value={finding.assumptionId ?? ''}
              onChange={(event) =>
                onChange({ ...finding, assumptionId: Number(event.target.value) || null })
              }
            >
              <option value="">None of the assumptions</option>
              {assumptions.map(({ id, position, text }) => (
                <option key={id} value={id}>
                  {position}. {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Number from the screener" optional>
          {(control) => (
            <Select
              {...control}
              value={finding.screenerQuestionId ?? ''}
              onChange={(event) =>
                onChange({ ...finding, screenerQuestionId: Number(event.target.value) || null })
              }
            >
              <option value="">None</option>
              {questions.map(({ id, question }) => (
                <option key={id} value={id}>
                  {question}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {isChoosing && (
        <ChooseQuotes
          place={place}
          assumptionId={finding.assumptionId ?? null}
          quotable={quotable}
          chosen={finding.quotes}
          onChoose={(keys) => onChange({ ...finding, quotes: keys })}
          onClose={() => setChoosing(false)}
        />
      )}
    </li>
  )
}
