import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { Cell } from '#ui/office/description.ts'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { CellText } from '#ui/office/controls/cell.tsx'
import type { Snippet } from '../../rules/snippets.ts'
import type { consoleWords } from '../../words.ts'
import { CodeText } from './code-text.tsx'
import styles from './console.module.css'
import { Snippets } from './snippets.tsx'

export interface ConsoleDescription {
  groups: { group: string; items: { value: string; label: string }[] }[]
  /** `id` and `body` are null if the call has none. */
  chosen: { name: string; id: string | null; body: string | null; isWriting: boolean; snippets: Snippet[] } | null
  words: Record<keyof typeof consoleWords, string>
}

/** The result of a test call. `problems` if it could not be sent. */
export interface Tried {
  asked: { call: string; id: string; body: string }
  problems: { id?: string; body?: string }
  snippets?: Snippet[]
  answer?: { status: Cell; took: string; text: string; cut: string | null }
}

/** The test console for the calls of a key. */
export function Console({ console: { groups, chosen, words }, tried }: { console: ConsoleDescription; tried?: Tried }) {
  const submit = useSubmit()
  const last = tried && tried.asked.call === chosen?.name ? tried : undefined
  return (
    <section className={styles.console} aria-labelledby="console-title">
      <header>
        <h2 id="console-title">{words.title}</h2>
        <p>{groups.length > 0 ? words.text : words.none}</p>
      </header>
      {groups.length > 0 && (
        <Form method="get" preventScrollReset onChange={(event) => void submit(event.currentTarget, quietly)}>
          <NativeSelect
            label={words.call}
            name="call"
            defaultValue={chosen?.name ?? ''}
            data={[{ value: '', label: words.choose }, ...groups]}
          />
          <noscript>
            <Button type="submit">{words.chooseNow}</Button>
          </noscript>
        </Form>
      )}
      {chosen && <CallForm key={chosen.name} chosen={chosen} last={last} words={words} />}
      {last?.answer && <Answer answer={last.answer} words={words} />}
      {chosen && <Snippets snippets={last?.snippets ?? chosen.snippets} words={words} />}
    </section>
  )
}

const quietly = { preventScrollReset: true, replace: true } as const

type CallFormProps = {
  chosen: NonNullable<ConsoleDescription['chosen']>
  last: Tried | undefined
  words: ConsoleDescription['words']
}

function CallForm({ chosen, last, words }: CallFormProps) {
  const { formData } = useNavigation()
  const isSending = formData?.get('intent') === 'try'
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="try" />
      <input type="hidden" name="call" value={chosen.name} />
      {chosen.isWriting && <Banner kind="notice">{words.writes}</Banner>}
      {chosen.id !== null && (
        <TextInput
          label={words.id}
          name="id"
          defaultValue={last?.asked.id ?? chosen.id}
          error={last?.problems.id}
          spellCheck={false}
          classNames={{ input: styles.code! }}
        />
      )}
      {chosen.body !== null && (
        <Textarea
          label={words.body}
          name="body"
          rows={Math.min(14, (last?.asked.body ?? chosen.body).split('\n').length + 1)}
          defaultValue={last?.asked.body ?? chosen.body}
          error={last?.problems.body}
          spellCheck={false}
          classNames={{ input: styles.code! }}
        />
      )}
      <Button type="submit" disabled={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
    </Form>
  )
}

function Answer({ answer, words }: { answer: NonNullable<Tried['answer']>; words: ConsoleDescription['words'] }) {
  return (
    <div className={styles.answer} role="status">
      <h3>
        {words.answer} <CellText cell={answer.status} /> <span>{answer.took}</span>
      </h3>
      <CodeText label={words.answer} text={answer.text} />
      {answer.cut && <p>{answer.cut}</p>}
    </div>
  )
}
