import { type KeyboardEvent, useRef } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Icon } from '../../icon/icon.tsx'
import { Kbd } from '../../controls/kbd.tsx'
import { useKeys } from '../../controls/keys.ts'
import type { SitesDescription } from './sites.tsx'
import styles from './sites.module.css'

type SiteSearchProps = {
  typed: string
  onType: (typed: string) => void
  /** Focuses the first visible site. `isChosen` opens it as well. */
  onFirst: (isChosen: boolean) => void
  /** The number of visible sites, for screen readers. */
  count: number
} & Pick<SitesDescription, 'words'>

/** Finds a site among many. `/` focuses it, arrow down moves to the sites, Enter opens the first, Escape clears it. */
export function SiteSearch({ typed, onType, onFirst, count, words }: SiteSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  useKeys({
    Slash: (event) => {
      event.preventDefault()
      input.current?.select()
    },
  })
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onType('')
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    onFirst(event.key === 'Enter')
  }
  return (
    <div className={styles.search} role="search">
      <Icon name="search" size={16} />
      <input
        ref={input}
        type="search"
        value={typed}
        placeholder={words.search}
        aria-label={words.search}
        autoComplete="off"
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={press}
      />
      <Kbd keys="/" />
      <span className="sr" role="status">
        {typed.trim() !== '' && fill(words.found, { n: count })}
      </span>
    </div>
  )
}
