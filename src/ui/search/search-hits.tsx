import type { ReactNode } from 'react'
import { ArtSheet } from '#ui/course/art/art.tsx'
import { Cover, drawnDesigns, type CoverImage } from '#ui/course/cover.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './search-box.module.css'

/** A course that was found; `name` may hold marks around the words looked for. */
export type SearchHit = {
  id: string
  href: string
  name: ReactNode
  cover: CoverImage
  category?: ReactNode
  hours?: ReactNode
  price?: ReactNode
}

type SearchHitsProps = { status: ReactNode; hits: SearchHit[]; all?: { label: ReactNode; href: string } }

/** How many were found, the first few, and the way to all. The count is read out as it changes. */
export function SearchHits({ status, hits, all }: SearchHitsProps) {
  return (
    <ArtSheet designs={drawnDesigns(hits.map(({ cover }) => cover))}>
      <p className={styles.search__status} role="status">
        {status}
      </p>
      {hits.map((hit) => (
        <Hit key={hit.id} hit={hit} />
      ))}
      {all && (
        <a className={styles.search__all} href={all.href}>
          {all.label}
          <Icon name="arrow" size="s" />
        </a>
      )}
    </ArtSheet>
  )
}

function Hit({ hit: { href, name, cover, category, hours, price } }: { hit: SearchHit }) {
  return (
    <a className={styles.hit} href={href}>
      <Cover {...cover} className={styles.hit__cover} />
      <span className={styles.hit__name}>{name}</span>
      <span className={styles.hit__meta}>
        {category && <span className={styles.hit__cat}>{category} · </span>}
        {hours}
        {price && <span className={styles.hit__inline}> · {price}</span>}
      </span>
      {price && <span className={styles.hit__price}>{price}</span>}
    </a>
  )
}
