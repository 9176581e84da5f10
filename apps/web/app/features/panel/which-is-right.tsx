import { monthIn } from '@wattle/contract/contradiction'
import type { MemberField, ValueInput } from '@wattle/contract/profile'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { dayAndMonth, isoDay } from '#lib/time/date-formats.ts'
import { browserZone } from '#lib/time/time-zones.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { ABOUT_ME } from './about-me.tsx'
import { type MemberInfo, useSaveProfile } from './hooks.ts'

type ToClarify = NonNullable<MemberInfo['toClarify']>[number]
type Field = Pick<MemberField, 'kind' | 'options' | 'question'>

const TITLE = 'which-is-right'

interface WhichIsRightProps {
  memberKey: string
  member: MemberInfo
}

/** Asks about two answers that contradict each other. We keep the one the member chooses. */
export function WhichIsRight({
  memberKey,
  member: { toClarify = [], profile },
}: WhichIsRightProps) {
  const save = useSaveProfile(memberKey)
  const focusLater = useFocusLater()
  const questions = toClarify.flatMap((asked) => {
    const field = profile?.fields.find(({ fieldId }) => fieldId === asked.fieldId)
    return field ? [{ asked, field }] : []
  })
  if (questions.length === 0) return null
  const answer = async (value: ValueInput) => {
    await save.mutateAsync([value]).catch(tellAndThrow)
    // The answered question disappears, so focus moves to this section's heading. The heading
    // disappears with the last question, so focus then moves to the heading of `AboutMe`.
    focusLater(questions.length > 1 ? TITLE : ABOUT_ME)
    showToast('Thanks, we’ve noted that', { tone: 'success' })
  }
  return (
    <section aria-labelledby={TITLE} className="grid max-w-160 gap-4">
      <h2 id={TITLE} tabIndex={-1} className="text-h2">
        Which is right?
      </h2>
      {questions.map(({ asked, field }) => (
        <div
          key={asked.fieldId}
          className="grid gap-3 rounded-card border border-line bg-surface p-4"
        >
          <h3 className="font-semibold font-text text-body tracking-normal">{field.question}</h3>
          <p>{inWords(asked)}</p>
          <div className="flex flex-wrap gap-3">
            {[asked.before, asked.now].map((words) => {
              const value = valueFromWords(asked.fieldId, field, words)
              return (
                value && (
                  <Button
                    key={words}
                    variant="secondary"
                    disabled={save.isPending}
                    onClick={() => answer(value).catch(() => {})}
                  >
                    {words}
                  </Button>
                )
              )
            })}
          </div>
          <p className="text-ink-2 text-small">
            This won’t change whether you qualify. If neither is right, change your answer under
            “About me”.
          </p>
        </div>
      ))}
    </section>
  )
}

/**
 * Asks about two answers, as in "You told us Victoria in March and Queensland today. Which is
 * right?"
 */
function inWords({ before, beforeAt, now, at }: ToClarify): string {
  const today = new Date()
  const answeredOn = isoDay(new Date(at))
  const when = answeredOn === isoDay(today) ? 'today' : `on ${dayAndMonth(answeredOn)}`
  const then = monthIn(new Date(beforeAt), today, browserZone())
  return `You told us ${before} ${then} and ${now} ${when}. Which is right?`
}

/**
 * Turns an answer in words, such as "Victoria", into the value to save. Undefined if the option no
 * longer exists.
 */
function valueFromWords(
  fieldId: number,
  { kind, options }: Field,
  words: string,
): ValueInput | undefined {
  if (kind === 'YEAR' || kind === 'NUMBER') return { fieldId, number: Number(words) }
  const chosen = options.filter(({ label }) => words === label || words.split(', ').includes(label))
  return chosen.length > 0 ? { fieldId, optionIds: chosen.map(({ id }) => id) } : undefined
}
