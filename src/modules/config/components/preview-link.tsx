import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import type { action } from '../screens/general.server.ts'
import styles from './preview-link.module.css'

type Words = Record<'title' | 'text' | 'make' | 'link' | 'until' | 'copy' | 'copied' | 'open' | 'failed', string>

/** Creates a link to view the site for an hour without its host name, to copy and share. */
export function PreviewLink({ words }: { words: Words }) {
  const fetcher = useFetcher<typeof action>()
  const made = fetcher.data && 'link' in fetcher.data ? fetcher.data.link : null
  const hasFailed = fetcher.state === 'idle' && fetcher.data !== undefined && !made
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <div>
        <h2 id="preview-title">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <Button disabled={fetcher.state !== 'idle'} onClick={() => void fetcher.submit(null, asLink)}>
        {words.make}
      </Button>
      {made && <Made key={made.url} made={made} words={words} />}
      {hasFailed && <p role="alert">{words.failed}</p>}
    </section>
  )
}

const asLink = { method: 'post', action: '?link' } as const

function Made({ made, words }: { made: { url: string; time: string }; words: Words }) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => field.current?.select(), [])
  const copy = async () => {
    field.current?.select()
    // Without clipboard permission, the URL stays selected so that it can be copied by hand.
    await navigator.clipboard?.writeText(made.url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className={styles.made}>
      <label className="sr" htmlFor="preview-url">
        {words.link}
      </label>
      <input id="preview-url" ref={field} readOnly value={made.url} />
      <Button look="primary" onClick={() => void copy()}>
        {isCopied ? words.copied : words.copy}
      </Button>
      <ButtonLink href={made.url} target="_blank" rel="noopener">
        {words.open}
      </ButtonLink>
      <p role="status">{isCopied ? words.copied : fill(words.until, { time: made.time })}</p>
    </div>
  )
}
