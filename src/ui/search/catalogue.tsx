import type { ComponentProps, ReactNode } from 'react'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { IconLink } from '#ui/button/icon-button.tsx'
import type { Choice } from '#ui/field/select-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './catalogue.module.css'

const filtersId = 'filters'
const listId = 'list'

/** A list with filters at the side. On a phone a plain link opens them as a sheet. */
export function Catalogue({ filters, children }: { filters?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes(styles.catalogue, Boolean(filters) && styles['catalogue--filtered'])}>
      {filters}
      <div className={styles.catalogue__main} id={listId}>
        {children}
      </div>
    </div>
  )
}

type FiltersProps = ComponentProps<'form'> & {
  title: string
  clear?: { label: string; href: string }
  closeLabel: string
  apply: string
}

/** The filters as one GET form. With scripts a tick applies at once if list and filters are both visible. */
export function Filters({ title, clear, closeLabel, apply, children, ...rest }: FiltersProps) {
  return (
    <form onChange={applyWhereListIsSeen} {...rest} className={styles.filters} id={filtersId} aria-label={title}>
      <div className={styles.filters__top}>
        <h2>{title}</h2>
        {clear && (
          <a className={classes('link', styles.filters__clear)} href={clear.href}>
            {clear.label}
          </a>
        )}
        <span className={styles.filters__close}>
          <IconLink icon="close" label={closeLabel} href={`#${listId}`} />
        </span>
      </div>
      {children}
      <p className={styles.filters__apply}>
        <Button isWide>{apply}</Button>
      </p>
    </form>
  )
}

/** One group of filters with its checkboxes (Checkbox). */
export function FilterGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.filter}>
      <legend>{legend}</legend>
      <div>{children}</div>
    </fieldset>
  )
}

type ToolbarProps = {
  count: ReactNode
  shown?: ReactNode
  open?: string
  sort?: { label: string; name: string; value?: string; choices: Choice[] }
}

/**
 * The number of results, the sort order, and on a phone the link to the filters. The order is part of the filter form.
 */
export function Toolbar({ count, shown, open, sort }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <p className={styles.toolbar__n}>
        {count} {shown && <span className="nb">{shown}</span>}
      </p>
      {open && (
        <LinkButton className={styles.filters__open} look="line" isSmall icon="filter" href={`#${filtersId}`}>
          {open}
        </LinkButton>
      )}
      {sort && (
        <label className={styles.select}>
          <span className="sr">{sort.label}</span>
          <select name={sort.name} form={filtersId} defaultValue={sort.value} onChange={applyWhereListIsSeen}>
            {sort.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </label>
      )}
    </div>
  )
}

function applyWhereListIsSeen(event: { currentTarget: HTMLFormElement | HTMLSelectElement }) {
  const form = event.currentTarget instanceof HTMLFormElement ? event.currentTarget : event.currentTarget.form
  if (matchMedia('(min-width: 769px)').matches) form?.requestSubmit()
}
