import type { Hidden, Link } from '../../description.ts'
import { ProductMark } from '../../icon/mark.tsx'
import { useToast } from '../../state/toast.tsx'
import { Banner } from '../../controls/banner.tsx'
import { Button } from '../../controls/button.tsx'
import { Choices } from './choices.tsx'
import { OnlySite } from './only-site.tsx'
import styles from './sites.module.css'

/** Without a `logo` the first letter is shown in the site's colour. */
export interface SiteChoice {
  id: string
  name: string
  /** Its name in the other language, which the search also covers. */
  otherName: string
  hostname: string
  mark: string
  colour: string
  logo?: string
  isCurrent: boolean
}

/** `cancel` exists only if there is a current site to return to. */
export interface SitesDescription {
  person: { name: string; role: string; mark: string }
  sites: SiteChoice[]
  hidden: Hidden[]
  cancel?: Link
  signOutAction: string
  words: SitesWords
}

type SitesWords = Record<
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
  | 'goOn'
  | 'search'
  | 'found'
  | 'foundNone',
  string
>

/** The site picker and switcher: a card for each site. It posts `site`. A single site is chosen automatically. */
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
