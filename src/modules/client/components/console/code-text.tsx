import styles from './console.module.css'

/** Text of a program, to be read, scrolled with the keyboard and copied. */
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
