import type { CSSProperties } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { Icon } from '../../icon/icon.tsx'
import { Kbd } from '../../controls/kbd.tsx'
import type { SiteChoice, SitesDescription } from './sites.tsx'
import styles from './sites.module.css'

type SiteCardProps = { site: SiteChoice; digit: number | undefined } & Pick<SitesDescription, 'words'>

/** One site to choose. A double click also opens it. */
export function SiteCard({ site, digit, words }: SiteCardProps) {
  return (
    <label className={classes(styles.site, site.isCurrent && styles.on)}>
      <input
        className={styles.radio}
        type="radio"
        name="site"
        value={site.id}
        data-digit={digit}
        onDoubleClick={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <SiteLogo site={site} />
      <span className={styles.name}>
        <b>{site.name}</b>
        <small>{site.hostname}</small>
      </span>
      <span className={styles.under}>
        {site.isCurrent && (
          <span className={styles.active}>
            <Icon name="check" size={16} />
            {words.active}
          </span>
        )}
        {digit && (
          <span aria-hidden="true">
            <Kbd keys={String(digit)} />
          </span>
        )}
      </span>
    </label>
  )
}

export function SiteLogo({ site }: { site: SiteChoice }) {
  if (site.logo) return <img className={styles.logo} src={site.logo} alt="" width={48} height={48} />
  return (
    <span className={styles.placeholder} style={{ '--site': site.colour } as CSSProperties} aria-hidden="true">
      {site.mark}
    </span>
  )
}
