import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { EmailText } from '#ui/email-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { RowLink } from './row-link.tsx'
import { Table } from './table.tsx'
import type { Column, Sort } from './table-column.ts'

interface Row {
  id: number
  name: string
  updated: string
}

const ROWS: Row[] = [
  { id: 1, name: 'Aroha', updated: '17.11.2026' },
  { id: 2, name: 'Sam', updated: '16.11.2026' },
]

const COLUMNS: Column<Row>[] = [
  { id: 'id', header: 'Id', cell: (row) => row.id, align: 'end' },
  {
    id: 'name',
    header: 'Name',
    cell: (row) => <RowLink to="/open">{row.name}</RowLink>,
    sortable: true,
    rowHeader: true,
  },
  { id: 'updated', header: 'Last Updated', cell: (row) => row.updated, sortable: true },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: () => <TextLink to="/slots">Choose slot</TextLink>,
  },
]

interface SampleProps {
  rows?: Row[]
  sort?: Sort
  onSort?: (sort: Sort) => void
  loading?: boolean
}

function Sample({ rows = ROWS, ...more }: SampleProps) {
  return (
    <MemoryRouter>
      <Table
        caption="Respondents"
        columns={COLUMNS}
        rows={rows}
        rowId={(row) => row.id}
        isCurrent={(row) => row.id === 2}
        empty={<EmptyState title="Nobody yet">Answers appear here.</EmptyState>}
        {...more}
      />
    </MemoryRouter>
  )
}

test('shows the order in the header and reverses it when the header is clicked', async () => {
  await page.viewport(1024, 768)
  const onSort = vi.fn()
  const screen = await render(
    <Sample sort={{ column: 'name', direction: 'ascending' }} onSort={onSort} />,
  )
  const head = screen.getByRole('columnheader', { name: 'Name' })
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  await screen.getByRole('button', { name: 'Name' }).click()
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' })
  await screen.getByRole('button', { name: 'Last Updated' }).click()
  expect(onSort).toHaveBeenLastCalledWith({ column: 'updated', direction: 'ascending' })
})

test("shows no sort button in a column that can't be sorted", async () => {
  await page.viewport(1024, 768)
  const screen = await render(<Sample onSort={() => {}} />)
  const head = screen.getByRole('columnheader', { name: 'Id' })
  await expect.element(head.getByRole('button')).not.toBeInTheDocument()
})

test('names a row by its heading, and marks the open row as current', async () => {
  await page.viewport(1024, 768)
  const screen = await render(<Sample />)
  await expect.element(screen.getByRole('rowheader', { name: 'Sam' })).toBeVisible()
  const current = screen.getByRole('row').nth(2)
  await expect.element(current).toHaveAttribute('aria-current', 'true')
})

test('says that the list is loading and shows skeletons instead of the empty state', async () => {
  const screen = await render(<Sample rows={[]} loading />)
  await expect.element(screen.getByText('Loading Respondents')).toBeInTheDocument()
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(screen.container.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(0)
  await expect.element(screen.getByText('Nobody yet')).not.toBeInTheDocument()
})

test('keeps its rows while it reloads', async () => {
  const screen = await render(<Sample loading />)
  await expect.element(screen.getByText('Aroha')).toBeVisible()
  expect(screen.container.querySelectorAll('[data-skeleton]')).toHaveLength(0)
})

test('shows its empty state when there are no rows', async () => {
  const screen = await render(<Sample rows={[]} />)
  await expect.element(screen.getByRole('heading', { name: 'Nobody yet' })).toBeVisible()
})

test("lets people scroll a table by keyboard if it's too wide", async () => {
  await page.viewport(700, 768)
  const wide = [{ id: 1, name: 'Aroha', updated: 'A'.repeat(200) }]
  const screen = await render(<Sample rows={wide} />)
  const region = screen.getByRole('region', { name: 'Respondents' })
  await expect.element(region).toHaveAttribute('tabindex', '0')
  await screen.rerender(<Sample rows={ROWS} />)
  await expect.element(region).not.toHaveAttribute('tabindex')
})

test("keeps a row's actions in view when the row is too wide", async () => {
  await page.viewport(700, 768)
  const wide = [{ id: 1, name: 'Aroha', updated: 'A'.repeat(200) }]
  const screen = await render(<Sample rows={wide} />)
  const region = screen.getByRole('region', { name: 'Respondents' })
  await expect.element(region).toHaveAttribute('data-scrolls')
  const action = screen.getByRole('link', { name: 'Choose slot' }).element()
  expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(
    region.element().getBoundingClientRect().right,
  )
})

test('fades each edge where a row continues out of view', async () => {
  await page.viewport(700, 768)
  const wide = { id: 1, name: 'Aroha', updated: 'A'.repeat(200) }
  const sample = (row: Row) => (
    <MemoryRouter>
      <Table
        caption="Respondents"
        columns={COLUMNS.slice(0, 3)}
        rows={[row]}
        rowId={({ id }) => id}
      />
    </MemoryRouter>
  )
  const screen = await render(sample(wide))
  const region = screen.getByRole('region', { name: 'Respondents' }).element()
  const fades = () =>
    [...screen.container.querySelectorAll<HTMLElement>('[data-fade]')].map(
      ({ dataset }) => dataset.fade,
    )
  await expect.poll(fades).toEqual(['right'])
  region.scrollLeft = 20
  await expect.poll(fades).toEqual(['left', 'right'])
  region.scrollLeft = region.scrollWidth
  await expect.poll(fades).toEqual(['left'])
  await screen.rerender(sample({ ...wide, updated: '17.11.2026' }))
  await expect.poll(fades).toEqual([])
})

test('shortens a long address so the next columns stay in view', async () => {
  await page.viewport(700, 768)
  const email = 'wilhelmina.featherstonehaughcholmondeleyfeatherstonehaugh@very-long.example'
  const columns: Column<Row>[] = [
    ...COLUMNS.slice(0, 2),
    { id: 'email', header: 'Email', cell: () => <EmailText email={email} /> },
    ...['Postcode', 'State', 'Joined', 'Last Invited'].map((header) => ({
      ...{ id: header, header, cell: () => '17.11.2026' },
    })),
  ]
  const screen = await render(
    <MemoryRouter>
      <Table caption="Members" columns={columns} rows={ROWS} rowId={({ id }) => id} />
    </MemoryRouter>,
  )
  const { scrollWidth, clientWidth } = screen.getByRole('region', { name: 'Members' }).element()
  expect(scrollWidth).toBe(clientWidth)
})

test('has no sort control on a phone if there are no rows', async () => {
  await page.viewport(360, 768)
  const sorted = { sort: { column: 'name', direction: 'ascending' }, onSort: () => {} } as const
  const screen = await render(<Sample rows={[]} {...sorted} />)
  await expect.element(screen.getByRole('heading', { name: 'Nobody yet' })).toBeVisible()
  await expect.element(screen.getByLabelText('Sort by')).not.toBeInTheDocument()
})

const FirstOnly = ({ id }: { id: number }) => (id === 1 ? <button type="button">Ask</button> : null)

test('leaves an empty column out of a card on a phone', async () => {
  await page.viewport(360, 768)
  const screen = await render(
    <Table
      caption="Respondents"
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
        {
          id: 'invite',
          header: 'Invite',
          mayShowNothing: true,
          cell: ({ id }) => <FirstOnly id={id} />,
        },
      ]}
      rows={ROWS}
      rowId={({ id }) => id}
    />,
  )
  const [, first, second] = screen.getByRole('row').elements()
  expect(first?.textContent).toContain('Invite')
  expect(first?.querySelector('td')?.checkVisibility()).toBe(true)
  expect(second?.querySelector('td')?.checkVisibility()).toBe(false)
})

test('shows rows as cards with column names on a phone, and still lets people sort them', async () => {
  await page.viewport(360, 768)
  const onSort = vi.fn()
  const screen = await render(
    <Sample sort={{ column: 'name', direction: 'ascending' }} onSort={onSort} />,
  )
  const row = screen.getByRole('row').nth(1)
  await expect.element(row.getByText('Last Updated')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await screen.getByLabelText('Sort by').selectOptions('Last Updated')
  expect(onSort).toHaveBeenLastCalledWith({ column: 'updated', direction: 'ascending' })
  await screen.getByRole('button', { name: 'Ascending order. Switch to descending' }).click()
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' })
})

test.for([1024, 360])('has no accessibility violations at %i px', async (width) => {
  await page.viewport(width, 768)
  await render(<Sample sort={{ column: 'name', direction: 'ascending' }} onSort={() => {}} />)
  await expectAccessible()
})

test.each([320, 700])("doesn't get wider for a name without spaces at %i px", async (width) => {
  await page.viewport(width, 768)
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten'
  const screen = await render(<Sample rows={[{ id: 1, name, updated: '17.11.2026' }]} />)
  const region = screen.getByRole('region', { name: 'Respondents' })
  await expect.element(region).toBeVisible()
  const { scrollWidth, clientWidth } = region.element()
  expect(scrollWidth).toBe(clientWidth)
})

test("keeps a row's buttons on one line, but lets a dialog opened from it wrap its buttons", async () => {
  const columns: Column<Row>[] = [
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: () => (
        <>
          <button type="button">Record an outcome</button>
          <dialog open>
            <button type="button">We’ll email the participant a link to a new time</button>
          </dialog>
        </>
      ),
    },
  ]
  const [first] = ROWS as [Row]
  const screen = await render(
    <Table caption="Interviews" columns={columns} rows={[first]} rowId={(row) => row.id} />,
  )
  const inRow = screen.getByRole('button', { name: 'Record an outcome' })
  await expect.element(inRow).toHaveStyle({ whiteSpace: 'nowrap' })
  const inDialog = screen.getByRole('button', { name: /^We’ll email/ })
  await expect.element(inDialog).toHaveStyle({ whiteSpace: 'normal' })
})
