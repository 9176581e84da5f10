import { Plus } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Specimen } from './specimen.tsx'

export function Waiting() {
  return (
    <>
      <Specimen
        title="Spinner"
        note="Stays still when reduced motion is on, so the text says it’s loading."
      >
        <Spinner size="sm" label="Loading" />
        <Spinner label="Loading" />
        <Spinner size="lg" label="Loading" className="text-gum" />
      </Specimen>
      <Specimen title="Skeleton" note="Hidden for the first 200 ms." plain>
        <Loading
          label="Loading projects"
          className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-4"
        >
          {[1, 2].map((card) => (
            <div key={card} className="overflow-hidden rounded-card border border-line bg-surface">
              <Skeleton className="h-24 rounded-none" />
              <div className="grid gap-2.5 p-4">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-3.5 w-1/2" />
                <Skeleton className="mt-2 h-6 w-24 rounded-pill" />
              </div>
            </div>
          ))}
        </Loading>
      </Specimen>
      <Specimen title="Empty state" plain>
        <EmptyState
          title="No projects yet"
          action={
            <Button variant="gold">
              <Plus size={16} aria-hidden="true" /> New Project
            </Button>
          }
        >
          Describe an idea in a few sentences. We’ll find the people and draft the questions.
        </EmptyState>
      </Specimen>
    </>
  )
}
