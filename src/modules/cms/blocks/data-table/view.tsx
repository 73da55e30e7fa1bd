import {
  lastPage,
  pageButtons,
  type PageSize,
  searchedFor,
  sizedAs,
  sortedBy,
  turnedTo,
} from '#domain/table/table-state.ts'
import { useTable } from '#platform/content/data-table/use-table.ts'
import { valueText } from '#platform/content/data-table/value-text.ts'
import { DataTable } from '#ui/table/data-table/data-table.tsx'
import type { DataTableContent } from './load.server.ts'

/** A table of the rows of an API call. Renders nothing for a call that is not listed. */
export default function DataTableBlock({ shown }: { shown: DataTableContent }) {
  return shown && <Loaded table={shown} />
}

function Loaded({ table }: { table: NonNullable<DataTableContent> }) {
  const { state, setState, rows, total, status, retry } = useTable(table)
  const { columns, locale, words } = table
  const from = (state.page - 1) * state.size
  const figure = (n: number) => n.toLocaleString('th-TH')
  return (
    <div className="wrap block">
      <DataTable
        title={table.title}
        columns={columns.map(({ name, label, form, isSortable }) => ({
          ...{ name, label, isSortable, isEnd: form === 'number' || form === 'baht' },
          ...(state.sort === name && { sort: state.isDescending ? 'descending' : 'ascending' }),
        }))}
        rows={rows.map((row) => ({
          id: String(row['_id']),
          texts: Object.fromEntries(
            columns.map((column) => [column.name, valueText(row[column.name], { column, locale, words })]),
          ),
        }))}
        status={status}
        q={table.hasSearch ? state.q : null}
        pager={{
          ...{ page: state.page, last: lastPage(total, state.size), pages: pageButtons(state, total) },
          range: { from: figure(from + 1), to: figure(Math.min(from + state.size, total)), total: figure(total) },
          ...{ size: state.size, sizes: table.sizes },
          onPage: (page) => setState(turnedTo(state, page)),
          onSize: (size) => setState(sizedAs(state, size as PageSize)),
        }}
        words={words}
        onSearch={(q) => setState(searchedFor(state, q))}
        onSort={(column) => setState(sortedBy(state, column))}
        onRetry={retry}
      />
    </div>
  )
}
