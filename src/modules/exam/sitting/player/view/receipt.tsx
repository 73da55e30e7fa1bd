import { useState } from 'react'
import { Button, LinkButton } from '#ui/button/button.tsx'
import type { PlayerProps } from '../player-props.ts'
import type { PlayerWords } from '../words.ts'
import { Panel } from './layers.tsx'
import styles from './view.module.css'

type ReceiptProps = { receipt: string; fileName: string; links: PlayerProps['links']; words: PlayerWords }

/** The signed receipt of a submission, to copy or save. */
export function Receipt({ receipt, fileName, links, words }: ReceiptProps) {
  const [result, setResult] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(receipt).then(
      () => setResult(words.copied),
      () => setResult(words.copyFailed),
    )
  return (
    <Panel icon="done" title={words.receiptTitle}>
      <p>{words.receiptText}</p>
      <textarea className={styles.receipt} readOnly rows={4} aria-label={words.receipt} value={receipt} />
      <div className={styles.acts}>
        <Button type="button" look="line" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <LinkButton
          look="line"
          icon="download"
          download={fileName}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(receipt)}`}
        >
          {words.saveReceipt}
        </LinkButton>
        {links.result && <LinkButton href={links.result}>{words.seeResult}</LinkButton>}
        <LinkButton href={links.course} look={links.result ? 'line' : 'solid'}>
          {words.backToCourse}
        </LinkButton>
      </div>
      <p role="status">{result}</p>
    </Panel>
  )
}
