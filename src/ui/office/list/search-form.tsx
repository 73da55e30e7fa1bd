import { type ElementType, type ReactNode, useEffect, useRef } from 'react'
import type { ListWords, Search } from '../description.ts'
import { Icon } from '../icon/icon.tsx'
import { HiddenFields } from '../controls/hidden-fields.tsx'
import { Kbd } from '../controls/kbd.tsx'
import styles from './list.module.css'

type SearchFormProps = {
  search: Search
  words: ListWords
  form?: ElementType
  /** Searches while typing. Without it, Enter sends the form. */
  go?: (href: string, how?: 'typed') => void
  children?: ReactNode
}

const pauseMs = 250

/** The search of a list, and the tools beside it. It is a GET form, so that the URL contains it. */
export function SearchForm({ search, words, form: Form = 'form', go, children }: SearchFormProps) {
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(later.current)
  useEffect(() => stop, [])
  const typed = ({ currentTarget }: React.FormEvent<HTMLFormElement>) => {
    stop()
    if (go) later.current = setTimeout(() => go(addressOf(currentTarget), 'typed'), pauseMs)
  }
  return (
    <div className={styles.tools}>
      {/* A search sent by hand is not repeated after the typing pause. */}
      <Form method="get" role="search" className={styles.searchForm} onInput={typed} onSubmit={stop}>
        <HiddenFields fields={search.hidden} />
        <SearchField search={search} words={words} />
        <button type="submit" className="sr">
          {words.search}
        </button>
      </Form>
      {children}
    </div>
  )
}

function SearchField({ search, words }: Pick<SearchFormProps, 'search' | 'words'>) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The person's typing is newer than the response.
    if (input.current && document.activeElement !== input.current) input.current.value = search.value
  }, [search.value])
  return (
    <div className={styles.search}>
      <Icon name="search" size={16} />
      <input
        ref={input}
        type="search"
        name={search.name ?? 'q'}
        defaultValue={search.value}
        placeholder={search.placeholder}
        aria-label={words.search}
        data-search
      />
      {search.value && search.clearHref ? (
        <a className={styles.clear} href={search.clearHref} aria-label={words.clear}>
          <Icon name="x" size={16} />
        </a>
      ) : (
        <Kbd keys="/" />
      )}
    </div>
  )
}

/** Returns the URL that the form would open. */
function addressOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(([name, value]) => name !== 'q' || value !== '')
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
}
