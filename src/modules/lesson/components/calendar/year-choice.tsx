import { LinkButton } from '#ui/button/button.tsx'
import { IconLink } from '#ui/button/icon-button.tsx'
import styles from './calendar.module.css'
import type { YearShown } from './describe-year.server.ts'

/** The available years. Each is a link, so it works without a script. */
export function YearChoice({ id, year }: { id: string; year: YearShown }) {
  const { words, years, previous, next, isThisYear, file } = year
  const to = (one: number) => `?year=${one}#${id}`
  return (
    <div className={styles.years__row}>
      {previous !== null && <IconLink icon="left" label={words.previous} href={to(previous)} />}
      <nav className={styles.years} aria-label={words.years}>
        {years.map(({ year: one, label, isCurrent }) => (
          <a key={one} href={to(one)} aria-current={isCurrent || undefined}>
            {label}
          </a>
        ))}
      </nav>
      {next !== null && <IconLink icon="right" label={words.next} href={to(next)} />}
      {!isThisYear && (
        <LinkButton look="line" isSmall icon="calendar" href={`?#${id}`}>
          {words.thisYear}
        </LinkButton>
      )}
      {file && (
        <LinkButton className={styles.years__file} look="quiet" isSmall icon="download" href={file} download>
          {words.file}
        </LinkButton>
      )}
    </div>
  )
}
