import type { ReactNode } from 'react'
import { ArtSheet } from '#ui/course/art/art.tsx'
import { Cover, drawnDesigns, type CoverImage } from '#ui/course/cover.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './search-box.module.css'
import type { Options } from './use-options.ts'

/** A course in the results. `name` may contain highlights. */
export type SearchHit = {
  id: string
  href: string
  name: ReactNode
  cover: CoverImage
  category?: ReactNode
  hours?: ReactNode
  price?: ReactNode
}

type SearchHitsProps = {
  /** The name of the list for screen readers. */
  label: string
  status: ReactNode
  /** A suggestion if there are no results. */
  hint?: ReactNode
  hits: SearchHit[]
  all?: { label: ReactNode; href: string } | null | undefined
  options: Pick<Options, 'id' | 'idOf' | 'active'>
}

/** The number of results, the first few, and a link to all. Screen readers hear the number when it changes. */
export function SearchHits({ label, status, hint, hits, all, options }: SearchHitsProps) {
  const { id, idOf, active } = options
  const optionAt = (at: number) => ({
    id: idOf(at),
    role: 'option',
    'aria-selected': at === active,
    tabIndex: -1,
  })
  return (
    <ArtSheet designs={drawnDesigns(hits.map(({ cover }) => cover))}>
      <p className={styles.search__status} role="status">
        {status}
        {hint && <span className={styles.search__hint}>{hint}</span>}
      </p>
      {hits.length > 0 && (
        <div role="listbox" id={id} aria-label={label}>
          {hits.map((hit, at) => (
            <Hit key={hit.id} hit={hit} option={optionAt(at)} />
          ))}
          {all && (
            <a className={styles.search__all} href={all.href} {...optionAt(hits.length)}>
              {all.label}
              <Icon name="arrow" size="s" />
            </a>
          )}
        </div>
      )}
    </ArtSheet>
  )
}

type HitProps = { hit: SearchHit; option: { id: string; role: string; 'aria-selected': boolean; tabIndex: number } }

function Hit({ hit: { href, name, cover, category, hours, price }, option }: HitProps) {
  return (
    <a className={styles.hit} href={href} {...option}>
      <Cover {...cover} className={styles.hit__cover} />
      <span className={styles.hit__name}>{name}</span>
      <span className={styles.hit__meta}>
        {category && (
          <span className={styles.hit__cat}>
            {category}
            {hours && ' · '}
          </span>
        )}
        {hours}
        {price && (
          <span className={styles.hit__inline}>
            {hours && ' · '}
            {price}
          </span>
        )}
      </span>
      {price && <span className={styles.hit__price}>{price}</span>}
    </a>
  )
}
