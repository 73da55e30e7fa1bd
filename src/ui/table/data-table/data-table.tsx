import { useId } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { Pager, type PagerProps, type PagerWords } from './pager.tsx'
import styles from './data-table.module.css'

interface DataColumn {
  name: string
  label: string
  isEnd?: boolean
  isSortable?: boolean
  sort?: 'ascending' | 'descending'
}

type DataWords = PagerWords &
  Record<
    'search' | 'ascending' | 'descending' | 'empty' | 'notFound' | 'failed' | 'retry' | 'loading' | 'page' | 'range',
    string
  >

interface DataTableProps {
  title: string
  columns: DataColumn[]
  /** Texts by column name. */
  rows: { id: string; texts: Record<string, string> }[]
  status: 'ready' | 'loading' | 'failed'
  /** Null if it is not searchable. */
  q: string | null
  pager: Omit<PagerProps, 'words'>
  words: DataWords
  onSearch: (q: string) => void
  onSort: (column: string) => void
  onRetry: () => void
}

/** Rows with search, sorting and pages. The present rows stay until the next ones arrive. */
export function DataTable(props: DataTableProps) {
  const { title, rows, status, q, pager, words, onSearch, onRetry } = props
  const id = useId()
  return (
    <section className={styles.table} aria-labelledby={title ? id : undefined} aria-busy={status === 'loading'}>
      <div className={styles.head}>
        {title && <h2 id={id}>{title}</h2>}
        {q !== null && (
          <input
            type="search"
            className={styles.search}
            aria-label={words.search}
            placeholder={words.search}
            maxLength={100}
            value={q}
            onChange={(event) => onSearch(event.target.value)}
          />
        )}
      </div>
      {status === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{words.failed}</p>
          <button type="button" onClick={onRetry}>
            {words.retry}
          </button>
        </div>
      ) : (
        <>
          {rows.length > 0 && <Rows {...props} />}
          {rows.length === 0 && <p className={styles.empty}>{q ? words.notFound : words.empty}</p>}
          {rows.length > 0 && <Pager {...pager} words={words} />}
        </>
      )}
      <p className="sr" role="status">
        {status === 'loading' ? words.loading : ''}
      </p>
    </section>
  )
}

function Rows({ title, columns, rows, words, onSort }: DataTableProps) {
  return (
    <table>
      <caption className="sr">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.name} {...{ column, words, onSort }} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ name, label, isEnd }) => (
              <td
                key={name}
                data-label={label}
                data-empty={row.texts[name] ? undefined : ''}
                className={classes(isEnd && styles.end)}
              >
                {row.texts[name] || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const arrows = { ascending: '↑', descending: '↓' } as const

function Head({ column, words, onSort }: Pick<DataTableProps, 'words' | 'onSort'> & { column: DataColumn }) {
  const { name, label, isEnd, isSortable, sort } = column
  return (
    <th scope="col" className={classes(isEnd && styles.end)} aria-sort={sort}>
      {isSortable ? (
        <button type="button" onClick={() => onSort(name)}>
          {label}
          {sort && <span className="sr"> {words[sort]}</span>}
          <span aria-hidden="true" className={styles.arrow}>
            {sort && arrows[sort]}
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  )
}
