import { classes } from '#ui/theme/classes.ts'
import type { Cell } from '../description.ts'
import styles from './part.module.css'

/** One value as sent by the server: status dot, bar, highlighted text, link. */
export function CellText({ cell, isPlainLink }: { cell: Cell; isPlainLink?: boolean }) {
  const text = cell.tone ? <StateDot tone={cell.tone}>{marked(cell)}</StateDot> : marked(cell)
  const linked = cell.href ? (
    <a className={isPlainLink ? undefined : styles.link} href={cell.href}>
      {text}
    </a>
  ) : (
    text
  )
  if (cell.share === undefined) return cell.isMuted ? <span className={styles.muted}>{linked}</span> : linked
  return (
    <span className={styles.shared}>
      <Bar share={cell.share} />
      {linked}
    </span>
  )
}

/** A status. Shape and text carry it, colour only supports them. */
export function StateDot({ tone, children }: { tone: NonNullable<Cell['tone']>; children: React.ReactNode }) {
  return (
    <span className={classes(styles.state, styles[tone])} data-tone={tone}>
      <i className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  )
}

function Bar({ share }: { share: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <span className={styles.bar} data-full={percent === 100 || undefined} aria-hidden="true">
      <span style={{ width: `${percent}%` }} />
    </span>
  )
}

function marked({ text, parts, picture }: Cell) {
  if (picture) return <img className={styles.picture} src={picture} alt={text} loading="lazy" decoding="async" />
  if (!parts) return text
  return parts.map((part, at) => (part.isMarked ? <mark key={at}>{part.text}</mark> : part.text))
}
