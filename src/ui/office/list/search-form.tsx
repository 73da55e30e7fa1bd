import type { ListWords, Search } from '../description.ts'
import { Icon } from '../icon/icon.tsx'
import { HiddenFields } from '../part/hidden-fields.tsx'
import { Kbd } from '../part/kbd.tsx'
import styles from './list.module.css'

/** The search of a list: a plain GET form, so that the address bar holds it. */
export function SearchForm({ search, words }: { search: Search; words: ListWords }) {
  return (
    <form method="get" role="search" className={styles.tools}>
      <HiddenFields fields={search.hidden} />
      <div className={styles.search}>
        <Icon name="search" size={16} />
        <input
          key={search.value}
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
      <button type="submit" className="sr">
        {words.search}
      </button>
    </form>
  )
}
