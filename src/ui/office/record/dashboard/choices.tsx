import { ButtonLink } from '../../controls/button.tsx'
import styles from './period-choice.module.css'

/** Alternative views of the same content, each with its own URL. */
export function Choices({
  label,
  choices,
}: {
  label: string
  choices: { label: string; href: string; isCurrent: boolean }[]
}) {
  return (
    <nav className={styles.quick} aria-label={label}>
      {choices.map(({ label: text, href, isCurrent }) => (
        <ButtonLink key={href} look="bare" isSmall href={href} aria-current={isCurrent || undefined}>
          {text}
        </ButtonLink>
      ))}
    </nav>
  )
}
