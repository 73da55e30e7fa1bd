import { useEffect, useRef } from 'react'
import type { Hidden } from '../../description.ts'
import { Button } from '../../part/button.tsx'
import { HiddenFields } from '../../part/hidden-fields.tsx'
import type { SitesDescription } from './sites.tsx'
import styles from './sites.module.css'

type HandOverProps = { action: string; hidden: Hidden[]; site: string } & Pick<SitesDescription, 'words'>

/** Carries the session to another site: a form that sends itself at once, with a button for who runs no script. */
export function HandOver({ action, hidden, site, words }: HandOverProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <main className={styles.pick} id="main">
      <h1 className="sr">{words.heading}</h1>
      <form method="post" action={action} ref={form} className={styles.only}>
        <HiddenFields fields={hidden} />
        <span className={styles.ring} aria-hidden="true" />
        <div role="status">
          <b>
            {words.entering} {site}
          </b>
        </div>
        <Button type="submit">{words.goOn}</Button>
      </form>
    </main>
  )
}
