import { initialsOf } from '#domain/thai-identity/initials.ts'
import { fill } from '#domain/locale/fill.ts'
import { useDescribed } from '../store/use-builder.ts'
import styles from './bar.module.css'

/** Others who have the page open. */
export function Editors({ editors }: { editors: readonly { _id: string; name: string }[] }) {
  const { words } = useDescribed()
  if (editors.length === 0) return null
  const names = fill(words.editors, { names: editors.map(({ name }) => name).join(', ') })
  return (
    <span className={styles.editors} role="img" aria-label={names} title={names}>
      {editors.slice(0, 4).map(({ _id, name }) => (
        <i key={_id}>{initialsOf(name)}</i>
      ))}
    </span>
  )
}
