import { useRef } from 'react'
import type { Hidden, Link } from '../../description.ts'
import { ProductMark } from '../../icon/mark.tsx'
import { useToast } from '../../state/toast.tsx'
import { Banner } from '../../part/banner.tsx'
import { Button, ButtonLink } from '../../part/button.tsx'
import { HiddenFields } from '../../part/hidden-fields.tsx'
import { Kbd } from '../../part/kbd.tsx'
import { OnlySite } from './only-site.tsx'
import { SiteCard } from './site-card.tsx'
import { useSiteKeys } from './site-keys.ts'
import styles from './sites.module.css'

/** `logo` is missing where a site has none: its first letter then stands in its colour. */
export interface SiteChoice {
  id: string
  name: string
  hostname: string
  mark: string
  colour: string
  logo?: string
  isCurrent: boolean
}

/** `cancel` is there only for who has a current site to go back to. */
export interface SitesDescription {
  person: { name: string; role: string; mark: string }
  sites: SiteChoice[]
  hidden: Hidden[]
  cancel?: Link
  signOutAction: string
  words: SitesWords
}

export type SitesWords = Record<
  | 'product'
  | 'heading'
  | 'text'
  | 'sites'
  | 'active'
  | 'switch'
  | 'signOut'
  | 'chooseAtOnce'
  | 'onlyTitle'
  | 'onlyText'
  | 'open'
  | 'problemTitle'
  | 'close'
  | 'entering'
  | 'goOn',
  string
>

/** The site picker and switcher: a card for each site; it posts `site`. With one site it chooses that by itself. */
export function SitesView({ description, problem }: { description: SitesDescription; problem: string | null }) {
  const { words, sites, hidden } = description
  useToast(problem === null ? null : { title: words.problemTitle, text: problem, close: words.close, isProblem: true })
  const [only] = sites.length === 1 ? sites : []
  return (
    <div className={styles.pick}>
      <PickerBar description={description} />
      <main id="main">
        <h1 className={styles.title}>{words.heading}</h1>
        <p className={styles.text}>{words.text}</p>
        {problem !== null && (
          <div className={styles.problem}>
            <Banner kind="problem">
              <b>{words.problemTitle}</b>
              <p>{problem}</p>
            </Banner>
          </div>
        )}
        {only && !only.isCurrent ? (
          <OnlySite site={only} hidden={hidden} words={words} isHeld={problem !== null} />
        ) : (
          <Choices description={description} />
        )}
      </main>
    </div>
  )
}

function PickerBar({ description: { person, words, signOutAction } }: { description: SitesDescription }) {
  return (
    <header className={styles.bar}>
      <span className={styles.product}>
        <ProductMark />
        {words.product}
      </span>
      <span className={styles.me}>
        <span className={styles.avatar} aria-hidden="true">
          {person.mark}
        </span>
        <span>
          <b>{person.name}</b>
          <small>{person.role}</small>
        </span>
      </span>
      <form method="post" action={signOutAction}>
        <Button type="submit" look="bare" icon="logout">
          {words.signOut}
        </Button>
      </form>
    </header>
  )
}

function Choices({ description: { words, sites, hidden, cancel } }: { description: SitesDescription }) {
  const form = useRef<HTMLFormElement>(null)
  useSiteKeys(form)
  return (
    <form method="post" ref={form}>
      <HiddenFields fields={hidden} />
      <fieldset className={styles.sites}>
        <legend className="sr">{words.sites}</legend>
        {sites.map((site, at) => (
          <SiteCard key={site.id} site={site} words={words} digit={at < 9 ? at + 1 : undefined} />
        ))}
      </fieldset>
      <div className={styles.foot}>
        <span className={styles.keys} aria-hidden="true">
          <Kbd keys="1" /> – <Kbd keys={String(Math.min(9, sites.length))} /> {words.chooseAtOnce}
        </span>
        {cancel && (
          <ButtonLink look="bare" href={cancel.href}>
            {cancel.label}
          </ButtonLink>
        )}
        <Button type="submit" look="primary" icon="arrows-exchange">
          {words.switch}
        </Button>
      </div>
    </form>
  )
}
