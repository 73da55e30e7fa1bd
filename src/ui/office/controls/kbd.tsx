import styles from './part.module.css'

/** The key that does the same. A hint for the eye only; hidden on touch. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd className={styles.kbd} aria-hidden="true">
      {keys}
    </kbd>
  )
}
