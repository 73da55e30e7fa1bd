import { Banner } from '#ui/office/controls/banner.tsx'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import type { Work } from '../describe-security.ts'
import { Card } from './card.tsx'
import styles from './security.module.css'

/** New recovery codes, which are only in this response. */
export function RecoveryCodes({ codes, words }: { codes: string[]; words: Work['words'] }) {
  return (
    <Card title={words.codesHeading}>
      <Banner kind="done">{words.codesOnce}</Banner>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>{words.codesText}</p>
      <ButtonLink look="primary" href={words.security}>
        {words.codesKept}
      </ButtonLink>
    </Card>
  )
}
