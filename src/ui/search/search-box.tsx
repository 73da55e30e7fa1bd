import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { Choice } from '#ui/field/select-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './search-box.module.css'
import type { Options } from './use-options.ts'

export type SearchWords = { label: string; placeholder: string; submit: string; category?: string }

type SearchBoxProps = {
  id?: string
  action: string
  words: SearchWords
  /** The names of the URL parameters. */
  names: { text: string; category?: string }
  value?: { text?: string; category?: string }
  categories?: Choice[]
  /** Overlaps the edge of the hero above by half. */
  isStraddling?: boolean
  /** The results while typing (SearchHits). They are visible while the form has the focus. */
  popup?: ReactNode
  /** The ARIA attributes and events of the field while there are results (useOptions). */
  combobox?: Options['combobox']
}

/** The search for courses: a plain GET form that works without scripts. */
export function SearchBox(props: SearchBoxProps) {
  const { id = 'search', action, words, names, value = {}, categories, isStraddling, popup, combobox } = props
  return (
    <form
      className={classes(
        styles.search,
        isStraddling && styles['search--straddle'],
        categories && styles['search--cats'],
      )}
      role="search"
      action={action}
    >
      {categories && <CategoryChoice {...{ words, names, value, categories }} />}
      <label className={styles.search__field}>
        <Icon name="search" />
        <span className="sr">{words.label}</span>
        <input
          type="search"
          name={names.text}
          id={id}
          defaultValue={value.text}
          placeholder={words.placeholder}
          autoComplete="off"
          {...combobox}
        />
      </label>
      <Button className={styles.search__go} icon="search" aria-label={words.submit}>
        <span>{words.submit}</span>
      </Button>
      {popup && <div className={styles.search__popup}>{popup}</div>}
    </form>
  )
}

type CategoryChoiceProps = Pick<SearchBoxProps, 'words' | 'names' | 'value'> & { categories: Choice[] }

function CategoryChoice({ words, names, value, categories }: CategoryChoiceProps) {
  return (
    <label className={styles.search__cat}>
      <span className="sr">{words.category}</span>
      <select name={names.category} defaultValue={value?.category}>
        {categories.map((category) => (
          <option key={category.value} value={category.value}>
            {category.label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </label>
  )
}
