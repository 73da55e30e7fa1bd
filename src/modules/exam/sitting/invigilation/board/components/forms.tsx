import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import type { BoardWords } from '../words.ts'
import styles from './board.module.css'

/** `attempt` is the id of an attempt, or `all`. */
type FormProps = { attempt: string; words: BoardWords }

function ActForm({ attempt, intent, children }: { attempt: string; intent: string; children: ReactNode }) {
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="attempt" value={attempt} />
      {children}
    </Form>
  )
}

/** Sends a message, to one or to all. */
export function MessageForm({ attempt, words }: FormProps) {
  return (
    <ActForm {...{ attempt }} intent="message">
      <TextAreaField id={`text-${attempt}`} name="text" label={words.message} rows={2} maxLength={500} required />
      <Button isSmall look="line" icon="chat">
        {words.send}
      </Button>
    </ActForm>
  )
}

/** Adds minutes, to one or to all. */
export function ExtendForm({ attempt, words }: FormProps) {
  return (
    <ActForm {...{ attempt }} intent="extend">
      <TextField
        {...{ id: `minutes-${attempt}`, name: 'minutes', label: words.minutes }}
        {...{
          type: 'number',
          inputMode: 'numeric',
          min: 1,
          max: 240,
          defaultValue: 5,
          required: true,
          hasDigits: true,
        }}
      />
      <ReasonField {...{ attempt, words }} intent="extend" />
      <Button isSmall look="line" icon="clock">
        {words.extend}
      </Button>
    </ActForm>
  )
}

/** Pauses what is open, or resumes what is paused. */
export function PauseForm({ attempt, words, isPaused }: FormProps & { isPaused: boolean }) {
  return (
    <ActForm {...{ attempt }} intent={isPaused ? 'resume' : 'pause'}>
      {!isPaused && <ReasonField {...{ attempt, words }} intent="pause" />}
      <Button isSmall look="line" icon={isPaused ? 'play' : 'pause'}>
        {isPaused ? words.resume : words.pause}
      </Button>
    </ActForm>
  )
}

/** Ends an attempt without a result, with a reason and a second question. */
export function VoidForm({ attempt, words }: FormProps) {
  return (
    <details className={styles.void}>
      <summary>{words.void}</summary>
      <ActForm {...{ attempt }} intent="void">
        <p>{words.voidText}</p>
        <ReasonField {...{ attempt, words }} intent="void" isRequired />
        <Checkbox name="confirm" value="yes" required label={words.confirm} />
        <Button isSmall icon="alert">
          {words.void}
        </Button>
      </ActForm>
    </details>
  )
}

type ReasonProps = FormProps & { intent: string; isRequired?: boolean }

function ReasonField({ attempt, words, intent, isRequired = false }: ReasonProps) {
  return (
    <TextField
      {...{ id: `reason-${intent}-${attempt}`, name: 'reason', label: words.reason, hint: words.reasonHint }}
      {...{ maxLength: 500, required: isRequired }}
    />
  )
}
