import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { Button } from '#ui/office/controls/button.tsx'
import type { EditingProps } from '../editing-props.ts'
import styles from '../editor.module.css'
import { readFlowJson, writeFlowJson } from '../rules/flow-json.ts'

/** The steps as JSON, to take to another site or to bring from one. Replacing them can be undone. */
export function JsonPanel({ editing, edit, described: { words } }: EditingProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isOpen, setOpen] = useState(false)
  const take = () => {
    const read = readFlowJson(typed)
    if ('fault' in read) return setProblem(words.invalidFlow)
    setProblem('')
    setTyped('')
    edit({ do: 'replace', steps: read.steps })
  }
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.json}</summary>
      <div className={styles.more}>
        {isOpen && <JsonOut {...{ editing, words }} />}
        <Textarea
          className={styles.code}
          label={words.jsonIn}
          value={typed}
          rows={6}
          maxLength={400_000}
          error={problem || undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button isSmall disabled={typed.trim() === ''} onClick={take}>
            {words.jsonReplace}
          </Button>
        </div>
      </div>
    </details>
  )
}

const JsonOut = ({ editing, words }: Pick<EditingProps, 'editing'> & Pick<EditingProps['described'], 'words'>) => (
  <Textarea
    className={styles.code}
    label={words.jsonOut}
    description={words.jsonSecrets}
    value={writeFlowJson(editing.steps)}
    readOnly
    rows={6}
    onFocus={({ target }) => target.select()}
  />
)
