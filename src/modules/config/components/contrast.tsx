import { useEffect, useRef, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { contrastOf, leastContrast } from '#domain/page/check/contrast.ts'
import { inkOn } from '../rules/ink-on.ts'
import styles from './contrast.module.css'

type Words = Record<
  | 'contrast'
  | 'onBrand'
  | 'brandOnPage'
  | 'onAccent'
  | 'passes'
  | 'large'
  | 'fails'
  | 'unknown'
  | 'adjusted'
  | 'sample'
  | 'inUse',
  string
>
type Colours = { brand: string; accent: string }
type ContrastProps = { words: Words; ready: Record<string, Colours>; begun: Colours & { look: string; scheme: string } }

/** The contrast of the colours in the surrounding form, measured again on every change. */
export function Contrast({ words, ready, begun }: ContrastProps) {
  const box = useRef<HTMLElement>(null)
  const [written, setWritten] = useState(begun)
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const read = () => setWritten(coloursIn(form))
    read()
    form.addEventListener('input', read)
    form.addEventListener('change', read)
    return () => {
      form.removeEventListener('input', read)
      form.removeEventListener('change', read)
    }
  }, [])
  const { brand, accent } = ready[written.look] ?? written
  const page = written.scheme === 'dark' ? darkPage : lightPage
  return (
    <section ref={box} className={styles.contrast} aria-labelledby="contrast-title">
      <h2 id="contrast-title">{words.contrast}</h2>
      <p>{fill(words.inUse, { brand, accent })}</p>
      <ul>
        <Measured words={words} label={words.onBrand} ground={brand} ink={inkOn(brand)} />
        <Measured words={words} label={words.brandOnPage} ground={page} ink={brand} />
        <Measured words={words} label={words.onAccent} ground={accent} ink={inkOn(accent)} />
      </ul>
      <p>{words.adjusted}</p>
    </section>
  )
}

/** The backgrounds of public pages. */
const lightPage = '#ffffff'
const darkPage = '#14161c'

function coloursIn(form: HTMLFormElement) {
  const sent = new FormData(form)
  const text = (name: string) => String(sent.get(name) ?? '')
  return {
    ...{ brand: text('theme.brand'), accent: text('theme.accent') },
    ...{ look: text('siteStyle'), scheme: text('siteSubStyle') },
  }
}

type MeasuredProps = { words: Words; label: string; ground: string; ink: string }

function Measured({ words, label, ground, ink }: MeasuredProps) {
  const ratio = contrastOf(ground, ink)
  const said =
    ratio === null ? words.unknown : ratio >= leastContrast ? words.passes : ratio >= 3 ? words.large : words.fails
  return (
    <li data-passes={ratio !== null && ratio >= leastContrast}>
      {ratio !== null && (
        <span className={styles.sample} style={{ background: ground, color: ink }} aria-hidden="true">
          {words.sample}
        </span>
      )}
      <span>{label}</span>
      <b>{ratio === null ? '–' : `${ratio.toFixed(2)} : 1`}</b>
      <span>{said}</span>
    </li>
  )
}
