import { NOTICE_FREQUENCIES, type NoticeFrequency } from '@wattle/contract/notice'
import { Segmented } from '#ui/form/segmented.tsx'

const LABELS: Record<NoticeFrequency, string> = {
  AT_ONCE: 'Right away',
  DAILY: 'Once a day',
  NEVER: 'Never',
}
const CHOICES = NOTICE_FREQUENCIES.map((value) => ({ value, label: LABELS[value] }))

interface FrequencyRowsProps<Kind extends string> {
  /** The label for each kind of email, in display order. */
  kinds: Record<Kind, string>
  value: Record<Kind, NoticeFrequency>
  onChange: (kind: Kind, frequency: NoticeFrequency) => void
}

/** Lets people choose how often we send each kind of email. */
export function FrequencyRows<Kind extends string>(props: FrequencyRowsProps<Kind>) {
  const { kinds, value, onChange } = props
  return (
    <ul className="grid gap-3">
      {(Object.keys(kinds) as Kind[]).map((kind) => (
        <li key={kind} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
          <span aria-hidden="true">{kinds[kind]}</span>
          <Segmented
            label={kinds[kind]}
            size="sm"
            choices={CHOICES}
            value={value[kind]}
            onChange={(frequency) => onChange(kind, frequency)}
          />
        </li>
      ))}
    </ul>
  )
}
