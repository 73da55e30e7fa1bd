import { Fragment, useId } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { Button } from '../../controls/button.tsx'
import { useOpened } from '../../controls/opened.ts'
import type { FilterDescription } from './filter-description.ts'
import { FilterEditor } from './filter-editor.tsx'
import styles from './filter.module.css'

type FilterBarProps = {
  filter: FilterDescription
  /** The number of matching rows as text. */
  found: string
  go: (href: string) => void
}

/** The conditions of a list as chips, and a button to edit them. On a phone the button shows their number. */
export function FilterBar({ filter, found, go }: FilterBarProps) {
  const id = useId()
  const { popover, isOpen } = useOpened()
  const { conditions, words } = filter
  return (
    <>
      <div className={styles.chips}>
        {conditions.map(({ said, removeHref, field, operator, value }, at) => (
          <Fragment key={`${field} ${operator} ${value}`}>
            {at > 0 && <span className={styles.joiner}>{filter.isAny ? words.or : words.and}</span>}
            <span className={styles.chip}>
              <span className={styles.field}>{said.field}</span>
              <span>{said.operator}</span>
              {said.value && <b className={styles.value}>{said.value}</b>}
              <a href={removeHref} aria-label={`${words.take}: ${said.field} ${said.operator} ${said.value}`}>
                <Icon name="x" size={14} />
              </a>
            </span>
          </Fragment>
        ))}
      </div>
      <Button isSmall look="bare" icon="filter" className={styles.opener} popoverTarget={id} data-key="F">
        <span className={styles.word}>{words.filter}</span>
        {conditions.length > 0 && <span className={styles.count}>{conditions.length}</span>}
      </Button>
      <div ref={popover} id={id} popover="auto" className={styles.popover} role="group" aria-label={words.filter}>
        {isOpen && <FilterEditor filter={filter} found={found} go={go} />}
      </div>
    </>
  )
}
