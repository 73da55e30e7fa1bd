import type { ReactNode } from 'react'
import { ProductMark } from '../icon/mark.tsx'
import { Banner } from '../controls/banner.tsx'
import styles from './login.module.css'
import { WovenPattern } from './pattern.tsx'

export interface Language {
  label: string
  lang: string
  href: string
  isCurrent?: boolean
}

type EntryFrameProps = {
  languages: Language[]
  words: Record<'product' | 'promise' | 'promiseText', string>
  hint: ReactNode
  children: ReactNode
}

/** The frame of the back-office log-in: the product, the languages, the form, and the patterned side. */
export function EntryFrame({ languages, words, hint, children }: EntryFrameProps) {
  return (
    <div className={styles.entry}>
      <main className={styles.left}>
        <div className={styles.line}>
          <span className={styles.product}>
            <ProductMark size={24} />
            {words.product}
          </span>
          <Languages languages={languages} />
        </div>
        {children}
        <p className={styles.hint}>{hint}</p>
      </main>
      <aside className={styles.right}>
        <WovenPattern />
        <h2>{words.promise}</h2>
        <p>{words.promiseText}</p>
      </aside>
    </div>
  )
}

type EntryHeadProps = { words: Record<'heading' | 'problemTitle', string>; site: string; problem: string | undefined }

/** The heading of a log-in form, its site, and the reason of a refusal. */
export function EntryHead({ words, site, problem }: EntryHeadProps) {
  return (
    <>
      <div>
        <h1>{words.heading}</h1>
        <p className={styles.site}>{site}</p>
      </div>
      {problem && (
        <Banner kind="problem">
          <b>{words.problemTitle}</b>
          <p>{problem}</p>
        </Banner>
      )}
    </>
  )
}

function Languages({ languages }: { languages: Language[] }) {
  return (
    <span className={styles.languages}>
      {languages.map(({ label, lang, href, isCurrent }) =>
        isCurrent ? (
          <b key={lang}>{label}</b>
        ) : (
          <a key={lang} href={href} lang={lang} hrefLang={lang}>
            {label}
          </a>
        ),
      )}
    </span>
  )
}
