import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Button } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import { RecordView } from '#ui/office/record/record.tsx'
import styles from './proof.module.css'
import type { action, loader } from './proof.server.ts'

export { action, loader } from './proof.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A mail with the proof of sending: each try, and the server's reply. */
export default function MailProof() {
  const { record, tries, words } = useLoaderData<typeof loader>()
  return (
    <RecordView description={record} form={Form} refused={useActionData<typeof action>()}>
      <section className={styles.card} aria-labelledby="proof">
        <header className={styles.head}>
          <h2 id="proof">{words.title}</h2>
          <span className={styles.screenOnly}>
            <Button icon="printer" onClick={() => window.print()}>
              {words.print}
            </Button>
          </span>
        </header>
        {tries.length === 0 && <p className={part.muted}>{words.none}</p>}
        <ol className={styles.tries}>
          {tries.map((one) => (
            <li key={one.id}>
              <Try one={one} words={words} />
            </li>
          ))}
        </ol>
      </section>
    </RecordView>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function Try({ one, words }: { one: Loaded['tries'][number]; words: Loaded['words'] }) {
  const pairs = [
    [words.host, one.host],
    [words.code, one.code],
    [words.response, one.response],
    [words.from, one.from],
    [words.to, one.to],
    [words.ms, one.ms],
    [words.bytes, one.bytes],
    [words.sha256, one.sha256],
  ].filter(([, value]) => value !== '')
  return (
    <>
      <p>
        <strong>{one.outcome}</strong> <time>{one.at}</time>
      </p>
      <dl className={styles.pairs}>
        {pairs.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
