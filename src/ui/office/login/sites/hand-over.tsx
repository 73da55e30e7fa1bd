import { useEffect, useRef } from 'react'
import type { Hidden } from '../../description.ts'
import { Button } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import type { SitesDescription } from './sites.tsx'
import styles from './sites.module.css'

interface HandOverProps {
  action: string
  hidden: Hidden[]
  site: string
  words: Pick<SitesDescription['words'], 'heading' | 'entering' | 'goOn'>
  /** It is inside a screen, not the whole page. */
  isInside?: boolean
}

/** Transfers the session to another site: a form that submits itself, with a button for browsers without scripts. */
export function HandOver({ action, hidden, site, words, isInside }: HandOverProps) {
  const Box = isInside ? 'div' : 'main'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <Box className={styles.pick} id={isInside ? undefined : 'main'}>
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
    </Box>
  )
}
