import { useQuery } from '@tanstack/react-query'
import { STANCE_LABELS } from '@wattle/contract/findings/results'
import { FilterSelect } from '#ui/table/filter-select.tsx'
import { analysisQuery } from './analysis-query.ts'
import type { EvidenceFilter } from './evidence-search.ts'

const STANCE_CHOICES = (['AGAINST', 'FOR', 'UNCLEAR'] as const).map((value) => ({
  value,
  label: STANCE_LABELS[value],
}))

interface EvidenceFiltersProps {
  projects: readonly { id: number; name: string }[]
  filter: EvidenceFilter
  onFilter: (filter: EvidenceFilter) => void
}

/**
 * Filters by project, stance and theme. Themes belong to a project, so people choose the project
 * first.
 */
export function EvidenceFilters({ projects, filter, onFilter }: EvidenceFiltersProps) {
  const { researchId, stance, themeId } = filter
  const { data } = useQuery({
    ...analysisQuery(researchId ?? 0),
    enabled: researchId !== undefined,
  })
  const themes = data?.themes.filter(({ mergedInto }) => mergedInto === null) ?? []
  return (
    <div className="mt-3 grid gap-2 sm:grid-cols-3">
      <FilterSelect
        label="Project"
        choices={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={researchId?.toString()}
        onChange={(id) =>
          onFilter({ ...filter, researchId: Number(id) || undefined, themeId: undefined })
        }
      />
      <FilterSelect
        label="Stance"
        choices={STANCE_CHOICES}
        value={stance}
        onChange={(next) => onFilter({ ...filter, stance: next })}
      />
      {themes.length > 0 && (
        <FilterSelect
          label="Theme"
          choices={themes.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={themeId?.toString()}
          onChange={(id) => onFilter({ ...filter, themeId: Number(id) || undefined })}
        />
      )}
    </div>
  )
}
