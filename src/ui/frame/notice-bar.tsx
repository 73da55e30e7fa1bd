import styles from './notice-bar.module.css'

/** The form of the button is sent to `action` and ends the special view. */
interface NoticeBarProps {
  label: string
  text: string
  button: string
  action: string
}

/** A bar at the bottom of every page that announces a special view. Its button ends the view. */
export function NoticeBar({ label, text, button, action }: NoticeBarProps) {
  return (
    <aside className={styles.bar} aria-label={label}>
      <p className={styles.text}>{text}</p>
      <form method="post" action={action}>
        <button className={styles.button} type="submit">
          {button}
        </button>
      </form>
    </aside>
  )
}
