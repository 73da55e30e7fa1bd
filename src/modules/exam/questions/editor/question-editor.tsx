import { NativeSelect, Textarea } from '@mantine/core'
import { type RefObject, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { lintQuestion, type LintCode } from '#domain/learning/assessment/lint-question.ts'
import type { QuestionType } from '#domain/learning/assessment/question.ts'
import { Button } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import { useLeaveWarning } from '#ui/office/form/leave-warning.ts'
import type { FieldDescription, FormWords } from '#ui/office/form-description.ts'
import { RichTextControl } from '#ui/office/rich-text/rich-text.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import { AboutFields, type AboutFieldsProps } from './about-fields.tsx'
import styles from './editor.module.css'
import { GuidanceFields } from './guidance-fields.tsx'
import { TypeEditor } from './type-editor.tsx'
import type { EditorWords } from './words.ts'
import { type EditedQuestion, optionsIn, useDraft } from './use-draft.ts'

export interface QuestionEditorProps {
  start: EditedQuestion
  /** The version that is edited; 0 for a new question. */
  current: number
  /** The key and what belongs to it, or the question itself. */
  section: 'question' | 'answer'
  /** Of a new question. */
  about: Omit<AboutFieldsProps, 'words'> | null
  types: { value: QuestionType; label: string }[]
  images: { value: string; label: string }[]
  stem: FieldDescription
  words: EditorWords
  formWords: FormWords
  lint: Record<LintCode, string>
  locale: 'th' | 'en'
}

const manual: QuestionType[] = ['essay', 'file']
const keyless: QuestionType[] = [...manual, 'scale', 'text-only']

/** Edits a question and its key. Ctrl+S saves. What was typed stays when the server refuses it. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { start, current, section, about, types, images, words, lint } = props
  const form = useRef<HTMLFormElement>(null)
  const edited = useDraft(start)
  const { type, draft, content } = edited
  useSaveKey(form)
  const leave = useLeaveWarning(edited.isChanged, current)
  return (
    <Form method="post" ref={form} className={styles.editor} onSubmit={leave} onInput={edited.noteChange}>
      <HiddenContent content={content} current={current} />
      {about && <AboutFields {...about} words={words} />}
      {current === 0 && (
        <NativeSelect
          label={words.type}
          data={types}
          value={type}
          onChange={({ currentTarget }) => edited.selectType(currentTarget.value as QuestionType)}
        />
      )}
      <Stem {...props} />
      {section === 'question' && <HintField hint={edited.hint} change={edited.setHint} words={words} />}
      <TypeEditor key={type} {...{ type, ...draft, change: edited.change, words, images }} />
      {section === 'answer' && (
        <GuidanceFields
          {...{ guidance: edited.guidance, change: edited.setGuidance, options: optionsIn(content.question), words }}
          isManual={manual.includes(type)}
          hasKey={!keyless.includes(type)}
        />
      )}
      <LintHints issues={lintQuestion(content.question, content.key)} {...{ lint, words }} />
      <SaveBar words={words} isChanged={edited.isChanged} />
    </Form>
  )
}

function HiddenContent({ content, current }: { content: EditedQuestion; current: number }) {
  return (
    <>
      <input type="hidden" name="question" value={JSON.stringify(content.question)} />
      <input type="hidden" name="key" value={JSON.stringify(content.key)} />
      <input type="hidden" name="current" value={current} />
    </>
  )
}

type HintFieldProps = Pick<QuestionEditorProps, 'words'> & { hint: string; change: (hint: string) => void }

function HintField({ hint, change, words }: HintFieldProps) {
  return (
    <Textarea
      label={words.hint}
      description={words.hintHint}
      maxLength={2000}
      autosize
      value={hint}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}

/** The stem is edited with the question, and read beside its key. */
function Stem({ section, start, stem, words, formWords, locale }: QuestionEditorProps) {
  if (section === 'question') return <RichTextControl field={stem} words={formWords} locale={locale} />
  return (
    <section aria-label={words.stem}>
      <input type="hidden" name="stem" value={start.question.stem} />
      <RichText html={start.question.stem} isPlain />
    </section>
  )
}

type LintHintsProps = Pick<QuestionEditorProps, 'lint' | 'words'> & { issues: ReturnType<typeof lintQuestion> }

function LintHints({ issues, lint, words }: LintHintsProps) {
  return (
    <section role="status" aria-label={words.hints}>
      {issues.length > 0 && (
        <>
          <h2>{words.hints}</h2>
          <ul>
            {issues.map(({ code, field, values }) => (
              <li key={`${code} ${field}`}>{fill(lint[code], values)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function SaveBar({ words, isChanged }: { words: EditorWords; isChanged: boolean }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className={styles.line}>
      <Button type="submit" look="primary" keys="Ctrl+S" disabled={isBusy}>
        {words.save}
      </Button>
      <span className={part.muted}>{words.saveHint}</span>
      <span className={part.muted} role="status">
        {isChanged && words.unsaved}
      </span>
    </div>
  )
}

/** Ctrl+S (⌘S) by its physical key. */
function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyS' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [form])
}
