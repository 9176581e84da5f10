import type { ValueInput } from '@wattle/contract/profile'
import { useState } from 'react'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type MemberInfo, useSaveProfile } from './hooks.ts'
import { ProfileAnswers } from './profile-answers.tsx'
import { ProfileQuestion, questionId } from './profile-question.tsx'
import type { ShownField } from './shared/answer-draft.ts'

const AT_ONCE = 3
export const ABOUT_ME = 'about-title'

interface AboutMeProps {
  memberKey: string
  member: MemberInfo
}

/** Asks members about themselves, a few questions at a time. */
export function AboutMe({ memberKey, member: { profile } }: AboutMeProps) {
  const save = useSaveProfile(memberKey)
  const focusLater = useFocusLater()
  const [skipped, setSkipped] = useState<number[]>([])
  if (!profile?.mayAsk) return null
  const fields: ShownField[] = profile.fields
  const asked = fields.filter(({ asked, retired }) => asked === 'PAGE' && !retired)
  const open = asked.filter(({ answer }) => answer === null)
  const waiting = open.filter(({ fieldId }) => !skipped.includes(fieldId))
  const shown = waiting.slice(0, AT_ONCE)
  const answered = asked.length - open.length

  /** An answered or skipped question disappears, so focus moves to the next one. */
  function focusAfter(fieldId: number) {
    const next = waiting.find((field) => !shown.includes(field))
    const place = shown.findIndex((field) => field.fieldId === fieldId)
    const after = shown[place + 1] ?? next ?? shown.find((field) => field.fieldId !== fieldId)
    focusLater(after ? questionId(after.fieldId) : ABOUT_ME)
  }

  async function answer(value: ValueInput) {
    await save.mutateAsync([value]).catch(tellAndThrow)
    focusAfter(value.fieldId)
    showToast('Answer saved', { tone: 'success' })
  }

  function skip(fieldId: number) {
    setSkipped([...skipped, fieldId])
    focusAfter(fieldId)
  }

  return (
    <section aria-labelledby={ABOUT_ME} className="grid max-w-160 gap-5">
      <div className="grid gap-3">
        <h2 id={ABOUT_ME} tabIndex={-1} className="text-h2">
          About me
        </h2>
        <p className="text-ink-2">
          Tell us a little about yourself and we’ll send you studies that suit you. Every answer is
          optional.
        </p>
        <div className="grid gap-1.5">
          <ProgressBar
            label="Questions answered"
            valueText={`${answered} of ${asked.length} answered`}
            max={asked.length}
            value={answered}
            size="sm"
          />
          <p className="text-ink-2 text-small">
            {answered} of {asked.length} answered
          </p>
        </div>
      </div>
      {shown.map((field) => (
        <ProfileQuestion
          key={field.fieldId}
          field={field}
          consent={profile.consent}
          onSave={answer}
          onSkip={() => skip(field.fieldId)}
          skipLabel="Skip"
        />
      ))}
      {shown.length === 0 && open.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5">
          <p className="text-ink-2">You skipped the rest. That’s fine.</p>
          <Button variant="secondary" onClick={() => setSkipped([])}>
            Show skipped questions
          </Button>
        </div>
      )}
      <ProfileAnswers memberKey={memberKey} profile={profile} />
    </section>
  )
}
