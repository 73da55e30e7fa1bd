import { useEffect, useRef } from 'react'
import type { TestAnswer, TestStep } from '#domain/flow/test-protocol.ts'
import { fill } from '#domain/locale/fill.ts'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import type { Tone } from '#ui/office/description.ts'
import { readableJson } from '../../readable-json.ts'
import records from '../../runs.module.css'
import { StepRecord } from '../../step-record.tsx'
import type { EditorDescription } from '../describe-editor.server.ts'
import type { EditingProps } from '../editing-props.ts'
import styles from '../editor.module.css'
import type { useTest } from './use-test.ts'

interface TestResultProps extends Pick<EditingProps, 'views'> {
  words: EditorDescription['testing']['words']
  states: EditorDescription['testing']['states']
  test: ReturnType<typeof useTest>
  reply: NonNullable<ReturnType<typeof useTest>['reply']>
}

/** The steps that a test played, and the question that it waits with. */
export function TestResult({ words, states, views, test, reply }: TestResultProps) {
  const status = useRef<HTMLParagraphElement>(null)
  // The last button that answered is gone.
  useEffect(() => {
    if (document.activeElement === document.body) status.current?.focus()
  }, [reply])
  if ('problem' in reply) return <Banner kind="problem">{reply.problem}</Banner>
  const { steps, state, message, asks } = reply
  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {[words[state], message].filter(Boolean).join(' · ')}
      </p>
      <ol className={records.timeline}>
        {steps.map((step) => (
          <StepRecord key={step.id} step={recordOf(step, { words, states, views })} words={words} />
        ))}
      </ol>
      {asks && <Asked key={steps.length} {...{ asks, words, test }} />}
    </>
  )
}

const tones: Record<TestStep['state'], Tone> = {
  ...{ done: 'live', 'would-do': 'busy', skipped: 'off', failed: 'broken', asking: 'waiting' },
}

const recordOf = (step: TestStep, { words, states, views }: Pick<TestResultProps, 'words' | 'states' | 'views'>) => ({
  title: views.get(step.id)?.title ?? step.code,
  state: { text: states[step.state], tone: tones[step.state] },
  facts: [...(step.name === '' ? [] : [step.name]), fill(words.ms, { n: step.ms })],
  error: step.error,
  input: readableJson(step.input),
  output: readableJson(step.output),
})

type AskedProps = Pick<TestResultProps, 'words' | 'test'> & { asks: NonNullable<TestAnswer['asks']> }

/** What a person would see, with the ways to answer. The focus goes to the first, because the last buttons went away. */
function Asked({ asks, words, test }: AskedProps) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.querySelector('button')?.focus(), [])
  const answers = asks.hasOutcome ? ([true, false] as const) : ([true] as const)
  return (
    <div ref={group} role="group" aria-label={words.ask} className={styles.items}>
      <p>{textOf(asks.action)}</p>
      <div className={styles.save}>
        {answers.map((isTrue) => (
          <Button key={String(isTrue)} aria-disabled={test.isBusy} onClick={() => test.answer(isTrue)}>
            {asks.hasOutcome ? (isTrue ? words.yes : words.no) : words.next}
          </Button>
        ))}
      </div>
    </div>
  )
}

const textOf = (action: NonNullable<TestAnswer['asks']>['action']) => {
  if ('message' in action && action.message !== '') return action.message
  return 'path' in action ? action.path : ''
}
