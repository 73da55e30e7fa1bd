import styles from './part.module.css'

/** The keyboard shortcut of an action. It is only a visual hint and hidden on touch screens. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd className={styles.kbd} aria-hidden="true">
      {keys}
    </kbd>
  )
}
