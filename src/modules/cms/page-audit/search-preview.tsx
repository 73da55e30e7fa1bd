import { useRef } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { truncateToWidth } from '#domain/thai-text/truncate-to-width.ts'
import { graphemes } from '#domain/thai-text/graphemes.ts'
import { ShareCards } from './share-cards.tsx'
import styles from './check.module.css'
import { useWidth } from './use-width.ts'
import { useWritten, type WrittenDraft } from './use-written.ts'
import type { searchWords } from './words.ts'

/** The URL of a page, its default texts, and the words of the preview. */
export interface SearchNote {
  siteName: string
  host: string
  /** The segments of its path before the slug. */
  way: string[]
  text: string
  words: { [W in keyof typeof searchWords]: string }
}

/** The maximum that search engines show, in pixels of their fonts. */
const title = { font: '20px Arial, sans-serif', most: 580 }
const text = { font: '14px Arial, sans-serif', most: 960 }

/** A live preview of a page in search results and as a shared link, while its form is edited. */
export function SearchPreview({ note }: { note: SearchNote }) {
  const box = useRef<HTMLElement>(null)
  const written = useWritten(box)
  return (
    <section ref={box} className={styles.card} aria-label={note.words.title}>
      <h2>{note.words.title}</h2>
      {written && <Previews note={note} written={withDefaults(written, note)} />}
    </section>
  )
}

const withDefaults = (written: WrittenDraft, { text: own, words }: SearchNote): WrittenDraft => ({
  ...written,
  title: written.title || words.untitled,
  text: written.text || own,
})

function Previews({ note, written }: { note: SearchNote; written: WrittenDraft }) {
  const { words } = note
  return (
    <>
      <h3>{words.search}</h3>
      {written.isHidden ? <p className={styles.note}>{words.hidden}</p> : <Result note={note} written={written} />}
      <ShareCards note={note} written={written} />
    </>
  )
}

function Result({ note, written }: { note: SearchNote; written: WrittenDraft }) {
  const { words, host, way, siteName } = note
  const widths = { title: useWidth(title.font), text: useWidth(text.font) }
  const shown = {
    title: truncateToWidth(written.title, { most: title.most, widthOf: widths.title }),
    text: truncateToWidth(written.text, { most: text.most, widthOf: widths.text }),
  }
  return (
    <>
      <div className={styles.result} data-testid="search-result">
        <span className={styles.site}>{siteName}</span>
        <span className={styles.way}>{[host, ...way, written.slug].join(' › ')}</span>
        <b className={styles.name}>{shown.title}</b>
        <span className={styles.text}>{shown.text || words.noText}</span>
      </div>
      <Length
        label={words.titleLength}
        of={{ text: written.title, width: widths.title(written.title), ...title }}
        words={words}
      />
      <Length
        label={words.textLength}
        of={{ text: written.text, width: widths.text(written.text), ...text }}
        words={words}
      />
    </>
  )
}

interface LengthProps {
  label: string
  of: { text: string; width: number; most: number }
  words: SearchNote['words']
}

function Length({ label, of: { text: said, width, most }, words }: LengthProps) {
  const isOver = width > most
  const values = { letters: graphemes(said).length, width: Math.round(width).toLocaleString('th-TH'), most }
  return (
    <p className={styles.length} data-over={isOver || undefined}>
      <b>{label}</b> {fill(words.length, values)}
      {isOver && <> · {words.cut}</>}
    </p>
  )
}
