import styles from './console.module.css'

/** Program code to read, scroll by keyboard and copy. */
export function CodeText({ label, text }: { label: string; text: string }) {
  const lines = text.split('\n').length
  return (
    <textarea
      className={styles.text}
      aria-label={label}
      readOnly
      wrap="off"
      rows={Math.min(lines + 1, 20)}
      value={text}
    />
  )
}
