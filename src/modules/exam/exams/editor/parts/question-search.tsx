import { NativeSelect, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import type { FoundQuestions } from '../read-facts.server.ts'
import styles from './editor.module.css'
import { QuestionText } from './question-text.tsx'
import type { SectionProps } from './section-card.tsx'

/** Finds ready questions by code, text or tag, and adds them to the section. */
export function QuestionSearch(props: SectionProps) {
  const { words, banks, links } = props.described
  const { load, data, state } = useFetcher<FoundQuestions>()
  const [text, setText] = useState('')
  const [bank, setBank] = useState('')
  const search = () => void load(`${links.find}?${new URLSearchParams({ q: text, bank })}`)
  // Enter would submit the form of the page.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    search()
  }
  return (
    <div className={styles.search} role="search" aria-label={words.find}>
      <TextInput
        label={words.find}
        placeholder={words.findHint}
        value={text}
        maxLength={100}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <NativeSelect
        label={words.bank}
        data={[{ value: '', label: words.allBanks }, ...banks]}
        value={bank}
        onChange={({ target }) => setBank(target.value)}
      />
      <Button icon="search" onClick={search} aria-busy={state !== 'idle' || undefined}>
        {words.search}
      </Button>
      {data && <Results {...props} result={data} />}
    </div>
  )
}

function Results({ result, section, described, edit, know }: SectionProps & { result: FoundQuestions }) {
  const { words, types } = described
  const chosen = section.source.kind === 'list' ? section.source.questions : []
  return (
    <div className={styles.results} role="status">
      {result.questions.length === 0 && <p className={part.muted}>{words.noResults}</p>}
      <ul aria-label={words.results}>
        {result.questions.map((question) => (
          <li key={question.id}>
            <QuestionText question={question} types={types} words={words} />
            <Button
              isSmall
              disabled={chosen.includes(question.id)}
              aria-label={`${words.add} ${question.code}`}
              onClick={() => {
                know(question)
                edit({ do: 'add-question', id: section.id, question: question.id })
              }}
            >
              {chosen.includes(question.id) ? words.isAdded : words.add}
            </Button>
          </li>
        ))}
      </ul>
      {result.hasMore && <p className={part.muted}>{fill(words.more, { n: result.most })}</p>}
    </div>
  )
}
