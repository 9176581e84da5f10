import { isCancelled } from '@wattle/contract/interview-status'
import { CalendarX2, Send, UserRoundX, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { PersonLink } from '#features/admin/shared/person-link.tsx'
import { adminTime, adminWeekdayDateTime, wallTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ReplaceButton } from '../replace-button.tsx'
import { ScheduleQuestion } from '../schedule-all.tsx'
import { Block } from './block.tsx'
import { TaskRow } from './task-row.tsx'
import type { Today } from './today-query.ts'
import { ago, waiting } from './waiting-time.ts'

interface TasksProps {
  today: Today
  /**
   * Whether this block is the first on the page. Only the button in the first block's first row is
   * filled.
   */
  isTop: boolean
}

const variantOf = (isFirst: boolean) => (isFirst ? 'primary' : 'secondary')

export function Replacements({ today, isTop }: TasksProps) {
  const { replacements, at: now, timeZone } = today
  return (
    <Block
      title="Needs a replacement"
      {...replacements}
      idOf={({ interviewId }) => interviewId}
      moreTo="/admin/interviews?view=PAST"
    >
      {(row, isGone, index) => (
        <TaskRow
          icon={isCancelled(row) ? CalendarX2 : UserRoundX}
          tone="problem"
          isGone={isGone}
          title={
            <>
              <PersonLink id={row.memberId}>{row.fullName}</PersonLink>{' '}
              {isCancelled(row)
                ? `cancelled their interview on ${adminWeekdayDateTime(row.startTime, timeZone)}`
                : `didn’t come to their interview ${isToday(row.startTime, today) ? `at ${adminTime(row.startTime, timeZone)}` : `on ${adminWeekdayDateTime(row.startTime, timeZone)}`}`}
            </>
          }
          text={`${row.researchName}. ${nextInLine(row)}`}
          when={`${isCancelled(row) ? 'Cancelled ' : ''}${ago(row.at, now, timeZone)}`}
          action={
            row.next && row.slots > 0 ? (
              <ReplaceButton
                interviewId={row.interviewId}
                nextName={row.next.fullName}
                variant={variantOf(isTop && index === 0)}
              />
            ) : (
              <ButtonLink
                size="sm"
                variant="secondary"
                to={`/admin/distributions/${row.researchId}/respondents`}
              >
                Open project
              </ButtonLink>
            )
          }
        />
      )}
    </Block>
  )
}

const isToday = (at: string, { at: now, timeZone }: Today) =>
  wallTime(new Date(at), timeZone).day === wallTime(new Date(now), timeZone).day

function nextInLine({ next, slots }: Today['replacements']['rows'][number]): string {
  if (!next) return 'No one else qualifies at the moment'
  const who = `Next in line: ${next.fullName}${next.isStandby ? ', on standby' : ''}`
  return slots === 0 ? `${who}. The project has no free slots` : who
}

export function Requests({ today: { requests, at: now, timeZone }, isTop }: TasksProps) {
  return (
    <Block
      title="Invitations to send"
      {...requests}
      idOf={({ distributionId }) => distributionId}
      moreTo="/admin/distributions?status=REQUESTED"
    >
      {(row, isGone, index) => (
        <TaskRow
          icon={Send}
          tone="waiting"
          isGone={isGone}
          title={
            <TextLink to={`/admin/distributions/${row.distributionId}`} className="font-semibold">
              {row.researchName}
            </TextLink>
          }
          text={`${row.researcher}, ${slotsIn(row.slots)} offered`}
          when={waiting(row.requestedAt, now, timeZone)}
          action={
            <ButtonLink
              size="sm"
              variant={variantOf(isTop && index === 0)}
              to={`/admin/distributions?send=${row.distributionId}`}
              aria-label={`Send emails for ${row.researchName}`}
            >
              Send emails
            </ButtonLink>
          }
        />
      )}
    </Block>
  )
}

export function Unscheduled({ today: { unscheduled, at: now, timeZone }, isTop }: TasksProps) {
  const [asking, setAsking] = useState<{ researchId: number; freeSlots: number }>()
  return (
    <>
      <Block
        title="Qualified, not booked yet"
        counts={['project', 'projects']}
        {...unscheduled}
        idOf={({ researchId }) => researchId}
        moreTo="/admin/distributions"
      >
        {(row, isGone, index) => {
          const { researchId, researchName, people, slots } = row
          const variant = variantOf(isTop && index === 0)
          const list = `/admin/distributions/${researchId}/respondents?result=FIT`
          return (
            <TaskRow
              icon={UsersRound}
              tone="people"
              isGone={isGone}
              title={
                <TextLink to={list} className="font-semibold">
                  {researchName}
                </TextLink>
              }
              text={`${people === 1 ? '1 person' : `${people} people`}, ${slots === 0 ? 'no free slots' : `${slots} free ${slots === 1 ? 'slot' : 'slots'}`}${row.hasEnoughBooked ? '. Enough interviews are booked' : ''}`}
              when={`Newest ${ago(row.newestAt, now, timeZone)}`}
              action={
                slots >= people ? (
                  <Button
                    size="sm"
                    variant={variant}
                    aria-label={`Email ${people === 1 ? '1 person' : `all ${people} people`} in ${researchName}`}
                    onClick={() => setAsking({ researchId, freeSlots: slots })}
                  >
                    Email {people === 1 ? '1 person' : `all ${people}`}
                  </Button>
                ) : (
                  <ButtonLink
                    size="sm"
                    variant={variant}
                    to={list}
                    aria-label={`${slots === 0 ? 'Open' : 'Choose slot in'} ${researchName}`}
                  >
                    {slots === 0 ? 'Open' : 'Choose slot'}
                  </ButtonLink>
                )
              }
            />
          )
        }}
      </Block>
      {asking && <ScheduleQuestion {...asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

const slotsIn = (count: number) => (count === 1 ? '1 slot' : `${count} slots`)
