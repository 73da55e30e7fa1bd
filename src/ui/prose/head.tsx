import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'

type More = { label: ReactNode; href: string }

type HeadProps = {
  id?: string
  title: ReactNode
  note?: ReactNode
  text?: ReactNode
  more?: More
  level?: 'h1' | 'h2' | 'h3'
}

/** The heading of a block: its title, a number beside it, one line of text, and a link to all of it. */
export function Head({ id, title, note, text, more, level: Level = 'h2' }: HeadProps) {
  return (
    <div className="head">
      <Level id={id}>{title}</Level>
      {note && <p className="head__note">{note}</p>}
      {more && <MoreLink {...more} isAtEnd />}
      {text && <p className="head__text">{text}</p>}
    </div>
  )
}

/** A "see all" link with an arrow that moves on hover. */
export function MoreLink({ label, href, isAtEnd }: More & { isAtEnd?: boolean }) {
  return (
    <a className={classes('more', isAtEnd && 'head__more')} href={href}>
      <span>{label}</span>
      <Icon name="arrow" size="s" />
    </a>
  )
}
