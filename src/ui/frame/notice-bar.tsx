import styles from './notice-bar.module.css'

/** `action` is where the form is sent that ends what the bar speaks of. */
interface NoticeBarProps {
  label: string
  text: string
  button: string
  action: string
}

/** Stays at the foot of every page and says that it is not seen in the usual way; its button ends that. */
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
