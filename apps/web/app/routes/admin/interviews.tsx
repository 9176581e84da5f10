import { CalendarPlus, CalendarRange, List } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { FeedDialog } from '#features/admin/feed-dialog.tsx'
import { InterviewTable } from '#features/admin/interview-table.tsx'
import { InterviewWeek } from '#features/admin/interview-week.tsx'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'

const LAYOUTS = [
  { value: 'list', label: 'List', icon: List },
  { value: 'week', label: 'Week', icon: CalendarRange },
] as const

export default function Interviews() {
  const [address, setAddress] = useSearchParams()
  const [isSubscribing, setSubscribing] = useState(false)
  const layout = address.get('show') === 'week' ? 'week' : 'list'
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-h2 max-sm:w-full">Interviews</h1>
        <Segmented
          size="sm"
          label="Layout"
          choices={LAYOUTS}
          value={layout}
          onChange={(value) => setAddress(value === 'week' ? { show: 'week' } : {})}
        />
        <Button size="sm" variant="secondary" onClick={() => setSubscribing(true)}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          Calendar feed
        </Button>
      </div>
      {layout === 'week' ? <InterviewWeek /> : <InterviewTable />}
      {isSubscribing && <FeedDialog onClose={() => setSubscribing(false)} />}
    </>
  )
}
