import type { ReactNode } from 'react'
import { ArtSheet } from './art/art.tsx'
import { Cover, drawnDesigns, type CoverImage } from './cover.tsx'
import styles from './category-grid.module.css'

type CategorySummary = { id: string; href: string; name: ReactNode; count?: ReactNode; cover: CoverImage }

/** The categories as squares of one pattern. */
export function CategoryGrid({ categories }: { categories: CategorySummary[] }) {
  return (
    <ArtSheet designs={drawnDesigns(categories.map(({ cover }) => cover))}>
      <ul className={styles.catgrid}>
        {categories.map(({ id, href, name, count, cover }) => (
          <li key={id}>
            <a className={styles.cat} href={href}>
              <Cover {...cover} className={styles.cat__cover} />
              <span className={styles.cat__name}>
                {name}
                {count && <span className={styles.cat__n}>{count}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </ArtSheet>
  )
}
