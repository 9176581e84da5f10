import { ArrowDown, ArrowUp } from 'lucide-react'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Column, Sort } from './table-column.ts'

interface TableSortProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** If rows are shown as cards, there's no header to press, so a select and a button replace it. */
export function TableSort<Row>({ columns, sort, onSort }: TableSortProps<Row>) {
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  const direction = sort?.direction ?? 'ascending'
  return (
    <div className="mb-2 hidden items-end gap-2 @max-[35rem]:flex">
      <Field label="Sort by" className="grow">
        {(control) => (
          <Select
            {...control}
            value={sort?.column ?? ''}
            onChange={(event) => onSort({ column: event.target.value, direction })}
          >
            {!sort && <option value="">Default order</option>}
            {sortable.map((column) => (
              <option key={column.id} value={column.id}>
                {column.header}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {sort && (
        <IconButton
          label={
            direction === 'ascending'
              ? 'Ascending order. Switch to descending'
              : 'Descending order. Switch to ascending'
          }
          icon={direction === 'ascending' ? ArrowUp : ArrowDown}
          variant="outline"
          className="size-(--input-height)!"
          onClick={() =>
            onSort({
              column: sort.column,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            })
          }
        />
      )}
    </div>
  )
}
