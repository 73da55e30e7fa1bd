import { useId } from 'react'
import { fill } from '#domain/locale/fill.ts'
import styles from './data-table.module.css'

/** `range` has placeholders {from}, {to} and {total}, `page` has {n}. */
export type PagerWords = Record<'size' | 'pages' | 'page' | 'previous' | 'next' | 'range', string>

export interface PagerProps {
  page: number
  last: number
  /** The pages with a button. */
  pages: number[]
  range: { from: string; to: string; total: string }
  size: number
  sizes: readonly number[]
  words: PagerWords
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** The range of these rows, the page size, and buttons for other pages. */
export function Pager({ page, last, pages, range, size, sizes, words, onPage, onSize }: PagerProps) {
  const id = useId()
  const said = fill(words.range, { from: range.from, to: range.to, total: range.total })
  return (
    <div className={styles.pager}>
      <span>{said}</span>
      <span className={styles.size}>
        <label htmlFor={id}>{words.size}</label>
        <select id={id} value={size} onChange={(event) => onSize(Number(event.target.value))}>
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </span>
      <nav aria-label={words.pages}>
        <Step label={words.previous} sign="‹" to={page - 1} isThere={page > 1} onPage={onPage} />
        {pages.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={fill(words.page, { n: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {one}
          </button>
        ))}
        <Step label={words.next} sign="›" to={page + 1} isThere={page < last} onPage={onPage} />
      </nav>
    </div>
  )
}

function Step({
  label,
  sign,
  to,
  isThere,
  onPage,
}: {
  label: string
  sign: string
  to: number
  isThere: boolean
  onPage: (page: number) => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isThere ? undefined : true}
      onClick={() => isThere && onPage(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
