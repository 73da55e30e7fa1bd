import { LinkButton } from '#ui/button/button.tsx'
import styles from './login-strip.module.css'
import type { LoginStripContent } from './load.server.ts'

/** One full-width line with the links to log in and register. */
export default function LoginStrip({ shown: { title, text, ways } }: { shown: LoginStripContent }) {
  const [first, second] = ways
  return (
    <section className={styles.strip}>
      <div className={`wrap ${styles.strip__in}`}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <p className={styles.strip__ways}>
          <LinkButton look="line" href={first.href}>
            {first.label}
          </LinkButton>
          {second && (
            <LinkButton look="quiet" href={second.href}>
              {second.label}
            </LinkButton>
          )}
        </p>
      </div>
    </section>
  )
}
