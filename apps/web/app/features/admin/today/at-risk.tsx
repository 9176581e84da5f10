import { shownPercent } from '@wattle/contract/forecast'
import { Gauge } from 'lucide-react'
import { RemedyButton } from '#features/forecast/shared/remedy-button.tsx'
import { liftSentence, SHORT_WORDS } from '#features/forecast/shared/remedy-words.ts'
import { adminDay } from '#lib/time/date-formats.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Block } from './block.tsx'
import { TaskRow } from './task-row.tsx'
import type { Today } from './today-query.ts'

type Study = Today['atRisk']['rows'][number]

/** Studies that will probably miss their target, each with the cheapest remedy. */
export function AtRisk({ today: { atRisk }, isTop }: { today: Today; isTop: boolean }) {
  return (
    <Block
      title="Projects at risk"
      {...atRisk}
      idOf={({ distributionId }) => distributionId}
      moreTo="/admin/field-desk"
    >
      {(study, isGone, index) => (
        <TaskRow
          icon={Gauge}
          tone="waiting"
          isGone={isGone}
          title={
            <TextLink to={`/admin/distributions/${study.distributionId}`} className="font-semibold">
              {study.researchName}
            </TextLink>
          }
          text={inWords(study)}
          when={study.lastDay ? `Until ${adminDay(study.lastDay)}` : ''}
          action={
            study.remedy ? (
              <RemedyButton
                study={study}
                variant={isTop && index === 0 ? 'primary' : 'secondary'}
              />
            ) : (
              <ButtonLink
                size="sm"
                variant="secondary"
                to={`/admin/distributions/${study.distributionId}`}
                aria-label={`Open ${study.researchName}`}
              >
                Open
              </ButtonLink>
            )
          }
        />
      )}
    </Block>
  )
}

/**
 * Sums up a study, as in "61% chance of 5 interviews. Short of slots. Four more slots would make it
 * 90%."
 */
function inWords({ chance, target, short, remedy }: Study): string {
  const sentences = [
    `${shownPercent(chance ?? 0)}% chance of ${target === 1 ? '1 interview' : `${target} interviews`}`,
    short && `Short of ${SHORT_WORDS[short].toLowerCase()}`,
    remedy && liftSentence(remedy),
  ]
  return `${sentences.filter(Boolean).join('. ')}.`
}
