import { SELECTION_LABELS, SELECTIONS, type Selection } from '@wattle/contract/candidate'
import { LAUNCH_LOCKS } from '@wattle/contract/messages'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Notice } from '#ui/notice.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useLaunch } from './hooks.ts'

interface LaunchButtonProps {
  researchId: number
  isSample: boolean
  /** How many slots participants can choose from. */
  offered: number
  /** How many interviews the project needs. */
  required: number
}

const SELECTION_HINTS: Record<Selection, string> = {
  TEAM: 'We pick from the people who qualify, and email them a link to choose a time.',
  AUTOMATIC:
    'People choose a time right after the last question, until you have enough interviews.',
  RESEARCHER:
    'You read people’s answers without their names, then say yes, maybe or no to each person.',
}

/**
 * Seed 001 section 2: shown only while there's no distribution. Explains what launching does, and
 * asks the researcher to confirm.
 */
export function LaunchButton({ researchId, isSample, offered, required }: LaunchButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const [selection, setSelection] = useState<Selection>('TEAM')
  const launch = useLaunch(selection)
  async function confirm() {
    try {
      await launch.mutateAsync(researchId)
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
    showToast('Email distribution requested', { tone: 'success' })
  }
  return (
    <>
      <Button variant="gold" onClick={() => setAsking(true)}>
        Launch
      </Button>
      <Confirm
        open={isAsking}
        title={isSample ? 'This is a sample' : 'Launch the email distribution?'}
        confirmLabel={isSample ? undefined : 'Launch'}
        cancelLabel={isSample ? 'Close' : undefined}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {isSample ? (
          <p>
            You can look at every step, but we won’t invite anyone. Copy the sample or start your
            own project to invite people.
          </p>
        ) : (
          <div className="grid gap-5">
            <WhatLaunchingDoes offered={offered} required={required} />
            <RadioGroup
              label="Who picks the participants?"
              options={SELECTIONS.map((value) => ({
                value,
                label: SELECTION_LABELS[value],
                hint: SELECTION_HINTS[value],
              }))}
              value={selection}
              onChange={(value) => setSelection(value as Selection)}
            />
          </div>
        )}
      </Confirm>
    </>
  )
}

function WhatLaunchingDoes({ offered, required }: { offered: number; required: number }) {
  return (
    <>
      {offered < required && (
        <Notice tone="warning">
          <p>
            You need {required} {required === 1 ? 'interview' : 'interviews'} and are offering{' '}
            {offered === 0 ? 'no slots' : offered === 1 ? '1 slot' : `${offered} slots`}. Add{' '}
            {offered === 0 ? 'some' : 'more'} slots so everyone who qualifies can find a time.
          </p>
        </Notice>
      )}
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          Your request goes to our team, who then invite people by email. You can follow the
          progress here.
        </li>
        <li>
          They answer your screener, and{' '}
          {offered === 0
            ? 'those who qualify choose one of your slots.'
            : offered === 1
              ? 'one person who qualifies can book your only free slot.'
              : `those who qualify choose one of your ${offered} free slots.`}
        </li>
        <li>{LAUNCH_LOCKS}</li>
      </ul>
    </>
  )
}
