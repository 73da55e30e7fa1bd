import { useRef, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { useHydrated } from '#ui/field/hydrated.ts'
import { Button, ButtonLink } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import { Kbd } from '../../controls/kbd.tsx'
import { matchingSites } from './matching-sites.ts'
import { SiteCard } from './site-card.tsx'
import { useSiteKeys } from './site-keys.ts'
import { SiteSearch } from './site-search.tsx'
import type { SitesDescription } from './sites.tsx'
import styles from './sites.module.css'

/** Above this number the cards do not fit a screen, so a search is shown. */
const fewSites = 8

/** The sites to choose from, and the actions on the chosen one. */
export function Choices({ description: { words, sites, hidden, cancel } }: { description: SitesDescription }) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const isAlive = useHydrated()
  useSiteKeys(form)
  const shown = matchingSites(sites, typed)
  return (
    <form method="post" ref={form}>
      <HiddenFields fields={hidden} />
      {isAlive && sites.length > fewSites && (
        <SiteSearch
          typed={typed}
          onType={setTyped}
          onFirst={(isChosen) => toFirst(form.current, isChosen)}
          count={shown.length}
          words={words}
        />
      )}
      <fieldset className={styles.sites}>
        <legend className="sr">{words.sites}</legend>
        {shown.map((site, at) => (
          <SiteCard key={site.id} site={site} words={words} digit={at < 9 ? at + 1 : undefined} />
        ))}
      </fieldset>
      {shown.length === 0 && <p className={styles.text}>{fill(words.foundNone, { typed: typed.trim() })}</p>}
      <div className={styles.foot}>
        <Digits count={shown.length} words={words} />
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

function Digits({ count, words }: { count: number } & Pick<SitesDescription, 'words'>) {
  return (
    <span className={styles.keys} aria-hidden="true">
      <Kbd keys="1" /> – <Kbd keys={String(Math.min(9, Math.max(1, count)))} /> {words.chooseAtOnce}
    </span>
  )
}

function toFirst(form: HTMLFormElement | null, isChosen: boolean) {
  const radio = form?.querySelector<HTMLInputElement>('input[name="site"]')
  if (!radio) return
  radio.checked = true
  if (isChosen) form?.requestSubmit()
  else radio.focus()
}
