import { useEffect, useRef } from 'react'
import type { Hidden } from '../../description.ts'
import { Button } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import { SiteLogo } from './site-card.tsx'
import type { SiteChoice, SitesDescription } from './sites.tsx'
import styles from './sites.module.css'

type OnlySiteProps = { site: SiteChoice; hidden: Hidden[]; isHeld: boolean } & Pick<SitesDescription, 'words'>

/** Milliseconds, long enough to read that there is only one (specification L72). */
const waitMs = 1000

/** The only site. It is chosen automatically after a second, unless the last attempt was refused. */
export function OnlySite({ site, hidden, words, isHeld }: OnlySiteProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => form.current?.requestSubmit(), waitMs)
    return () => clearTimeout(timer)
  }, [isHeld])
  return (
    <form method="post" ref={form} className={styles.only}>
      <HiddenFields fields={[...hidden, { name: 'site', value: site.id }]} />
      {isHeld ? <SiteLogo site={site} /> : <span className={styles.ring} aria-hidden="true" />}
      <div role="status">
        <b>{words.onlyTitle}</b>
        <p>
          {words.onlyText} {site.name}
        </p>
      </div>
      <Button type="submit" look="primary">
        {words.open}
      </Button>
    </form>
  )
}
