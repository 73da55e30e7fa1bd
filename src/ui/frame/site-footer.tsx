import { useId, type ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { Logo, type Site } from './logo.tsx'
import styles from './site-footer.module.css'

type FooterLink = { label: string; href: string }

type FooterColumn = { title: string; links: FooterLink[] }

type Contact = { title: string; phone?: FooterLink; lines?: ReactNode[] }

export type SiteFooterProps = {
  site: Site
  about?: ReactNode
  columns: FooterColumn[]
  contact?: Contact
  copyright: ReactNode
  endLabel: string
  endLinks?: FooterLink[]
  /** Opens the dialog of the cookie policy, which has this id. */
  policy?: { label: string; target: string }
  language?: FooterLink & { lang: string }
}

/** The patterned footer of every page and its content. */
export function SiteFooter(props: SiteFooterProps) {
  const { site, about, columns, contact } = props
  return (
    <>
      <Weave />
      <footer className={styles.sitefooter}>
        <div className="wrap">
          <div className={styles.sitefooter__grid}>
            <div className={styles.sitefooter__about}>
              <Logo {...site} ground="deep" />
              {about && <p>{about}</p>}
            </div>
            {columns.map((column) => (
              <FooterNav key={column.title} {...column} />
            ))}
            {contact && <FooterContact {...contact} />}
          </div>
          <FooterEnd {...props} />
        </div>
      </footer>
    </>
  )
}

function FooterEnd({ copyright, endLabel, endLinks, policy, language }: SiteFooterProps) {
  return (
    <div className={styles.sitefooter__end}>
      <p>{copyright}</p>
      <nav aria-label={endLabel}>
        {endLinks?.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        {policy && (
          <button type="button" popoverTarget={policy.target}>
            {policy.label}
          </button>
        )}
        {language && (
          <a href={language.href} lang={language.lang}>
            <Icon name="globe" size="s" />
            {language.label}
          </a>
        )}
      </nav>
    </div>
  )
}

/** A patterned band of two rows of diamonds. */
export function Weave() {
  return <div className={styles.weave} aria-hidden="true" />
}

function FooterNav({ title, links }: FooterColumn) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterContact({ title, phone, lines }: Contact) {
  return (
    <address className={styles.sitefooter__address}>
      <h2>{title}</h2>
      {phone && (
        <a className={styles.sitefooter__contact} href={phone.href}>
          <Icon name="phone" size="s" />
          {phone.label}
        </a>
      )}
      {lines?.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </address>
  )
}
